package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Form;
import millebornes.engine.rules.Setup;
import org.junit.jupiter.api.Test;

class AdviceSentencesTest {

    private final ToldGame game = ToldGame.of(
            Language.FRENCH,
            Setup.of(Editions.BOARD, Form.singles(2)),
            List.of("Anna", "Paul"),
            0,
            "GREEN_LIGHT GREEN_LIGHT FLAT_TIRE PUNCTURE_PROOF FLAT_TIRE KM_200 KM_25 KM_100 EXTRA_TANK GASOLINE");

    @Test
    void adviceNamesTheMoveAndAReason() {
        assertThat(advice(0, Move.play(Remedy.GREEN_LIGHT)))
                .isEqualTo("Jouer Feu vert : sans feu vert, la voiture ne part pas.");
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK)))
                .isEqualTo("Jouer Citerne : la botte protège toute la manche, et permet de rejouer.");
        assertThat(advice(0, Move.discard(Hazard.FLAT_TIRE)))
                .isEqualTo("Défausser Crevaison : c’est la carte qui manquera le moins.");
    }

    @Test
    void anAttackTellsWhomItHolds() {
        game.play(Move.play(Remedy.GREEN_LIGHT)).play(Move.play(Remedy.GREEN_LIGHT));
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1)))
                .isEqualTo("Jouer Crevaison contre Paul : cela retarde Paul.");
        assertThat(advice(0, Move.play(Distance.KM_25)))
                .isEqualTo("Jouer 25 km : chaque kilomètre rapproche de la borne 1 000.");
        game.play(Move.play(Distance.KM_25)).play(Move.play(Distance.KM_200));
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1)))
                .isEqualTo("Jouer Crevaison contre Paul : personne n’est plus loin que Paul ; cela donne du temps.");
    }

    @Test
    void anAnswerDependsOnTheOwnHand() {
        game.play(Move.play(Remedy.GREEN_LIGHT))
                .play(Move.play(Remedy.GREEN_LIGHT))
                .play(Move.attack(Hazard.FLAT_TIRE, 1));
        assertThat(advice(1, Move.coupFourre(1)))
                .isEqualTo("Répondre par un coup-fourré : l’attaque tombe, la botte rapporte 300 points de plus, "
                        + "et Paul joue aussitôt.");
        assertThat(advice(1, Move.decline(1)))
                .isEqualTo("Laisser passer l’attaque : la botte servira mieux plus tard.");
    }

    @Test
    void whatCannotBePlayedAgainIsUseless() {
        game.play(Move.play(Remedy.GREEN_LIGHT))
                .play(Move.play(Remedy.GREEN_LIGHT))
                .play(Move.attack(Hazard.FLAT_TIRE, 1))
                .play(Move.coupFourre(1))
                .play(Move.discard(Distance.KM_100));
        assertThat(advice(0, Move.discard(Hazard.FLAT_TIRE)))
                .isEqualTo("Défausser Crevaison : cette carte ne servira plus.");
        assertThat(advice(0, Move.discard(Distance.KM_25)))
                .isEqualTo("Défausser 25 km : c’est la carte qui manquera le moins.");
    }

    private String advice(int seat, Move move) {
        return ToldGame.plain(game.narrator().advice(move, game.match().view(seat)));
    }
}

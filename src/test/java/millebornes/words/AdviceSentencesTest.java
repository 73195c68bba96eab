package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.Test;

class AdviceSentencesTest {

    private final NarratedGame game = game(Setup.of(Editions.BOARD, TeamFormat.singles(2)));

    @Test
    void adviceNamesTheMoveAndItsReason() {
        assertThat(advice(0, Move.play(Remedy.GREEN_LIGHT), MoveReason.START))
                .isEqualTo("Jouer Feu vert : sans feu vert, la voiture ne part pas.");
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_BEFORE_THE_END))
                .isEqualTo("Jouer Citerne : les cartes s’épuisent, et une botte encore en main à la fin est perdue.");
        assertThat(advice(0, Move.discard(Hazard.FLAT_TIRE), MoveReason.DISCARD_USELESS))
                .isEqualTo("Défausser Crevaison : cette carte ne servira plus.");
    }

    @Test
    void whereASafetyAllowsAnotherPlayItIsSaid() {
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_GUARDS))
                .isEqualTo("Jouer Citerne : la botte protège toute la manche, et permet de rejouer.");
        NarratedGame fast = game(Setup.of(Editions.BOARD, TeamFormat.singles(2)).on(FlagOption.ACCELERATED));
        assertThat(advice(fast, 0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_GUARDS))
                .isEqualTo("Jouer Citerne : la botte protège toute la manche.");
    }

    @Test
    void anAttackTellsWhomItHolds() {
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1), MoveReason.HOLD_UP))
                .isEqualTo("Jouer Crevaison contre Paul : cela retarde Paul.");
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1), MoveReason.HOLD_UP_LEADER))
                .isEqualTo("Jouer Crevaison contre Paul : personne n’est plus loin que Paul ; cela donne du temps.");
        assertThat(advice(0, Move.play(Distance.KM_25), MoveReason.DRIVE))
                .isEqualTo("Jouer 25 km : chaque kilomètre rapproche de la borne 1 000.");
    }

    @Test
    void aCoupFourreEarnsPointsWhereTheyAreCounted() {
        assertThat(advice(1, Move.coupFourre(1), MoveReason.COUP_FOURRE))
                .isEqualTo("Répondre par un coup-fourré : l’attaque tombe, la botte rapporte 300 points de plus, "
                        + "et Paul joue aussitôt.");
        NarratedGame junior = game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(chosen -> chosen.scoring(ScoringMode.JUNIOR)));
        assertThat(advice(junior, 1, Move.coupFourre(1), MoveReason.COUP_FOURRE))
                .isEqualTo("Répondre par un coup-fourré : l’attaque tombe, et Paul joue aussitôt.");
    }

    private String advice(int seat, Move move, MoveReason reason) {
        return advice(game, seat, move, reason);
    }

    private static String advice(NarratedGame game, int seat, Move move, MoveReason reason) {
        return NarratedGame.plain(game.narrator()
                .advice(new ReasonedMove(move, reason), game.match().view(seat)));
    }

    private static NarratedGame game(Setup setup) {
        return NarratedGame.of(Language.FRENCH, setup, List.of("Anna", "Paul"), 0, "");
    }
}

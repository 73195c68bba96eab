package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;

/// A short game on the board, narrated to its first player.
class NarratorTest {

    private static final String DECK = """
            GREEN_LIGHT GREEN_LIGHT KM_100 PUNCTURE_PROOF FLAT_TIRE KM_200
            RIGHT_OF_WAY SPEED_LIMIT KM_25 SPARE_TIRE KM_50 KM_75
            KM_25 KM_25 KM_75 KM_75 ACCIDENT GASOLINE GASOLINE
            """;

    @Test
    void aGameIsToldInFrench() {
        assertThat(told(Language.FRENCH)).isEqualTo("""
                Manche 1 : à Anna de commencer.
                Anna reçoit 25 km, 50 km, 100 km, Crevaison, Feu vert et Véhicule prioritaire.
                Paul reçoit ses cartes.
                À Anna de jouer.
                Anna pioche : 25 km.
                Anna a le feu vert.
                À Paul de jouer.
                Paul pioche une carte.
                Paul a le feu vert.
                À Anna de jouer.
                Anna pioche : 75 km.
                Anna crève un pneu à Paul.
                Coup-fourré ! Paul pose l’Increvable : l’attaque d’Anna tombe à l’eau.
                Paul n’a plus de crevaison.
                Paul pioche une carte.
                À Paul de jouer.
                Paul pioche une carte.
                Paul limite Anna à 50.
                À Anna de jouer.
                Anna pioche : Essence.
                - La voiture est limitée à 50 : 100 km, c’est trop. Joue une étape de 25 ou 50, ou une Fin de limite.
                Anna pose le Véhicule prioritaire : plus de feu rouge ni de limite de vitesse.
                Anna n’a plus de limite de vitesse.
                Anna pioche : Essence.
                Anna avance de 100 km et passe à 100 km.
                """);
    }

    @Test
    void theSameGameIsToldInEnglish() {
        assertThat(told(Language.ENGLISH)).isEqualTo("""
                Round 1: Anna goes first.
                Anna is dealt 25 km, 50 km, 100 km, Flat tire, Green light and Right of way.
                Paul is dealt a hand.
                It’s Anna’s turn.
                Anna draws: 25 km.
                Anna has a green light.
                It’s Paul’s turn.
                Paul draws a card.
                Paul has a green light.
                It’s Anna’s turn.
                Anna draws: 75 km.
                Anna gives Paul a flat tire.
                Coup-fourré! Paul plays the Puncture-proof: Anna’s attack fails.
                Paul no longer has a flat tire.
                Paul draws a card.
                It’s Paul’s turn.
                Paul draws a card.
                Paul limits Anna to 50.
                It’s Anna’s turn.
                Anna draws: Gasoline.
                - The car is limited to 50: 100 km is too far. Play a 25 or a 50, or an End of limit.
                Anna plays the Right of way: no more red lights or speed limits.
                Anna is no longer limited to 50.
                Anna draws: Gasoline.
                Anna drives 100 km, to 100 km.
                It’s Paul’s turn.
                Paul draws a card.
                """);
    }

    @Test
    void partnersWhoShareACarAreCalledByItsColour() {
        NarratedGame game = NarratedGame.of(
                Language.FRENCH,
                Setup.of(Editions.CLASSIC, new TeamFormat(2, 2)),
                List.of("Anna", "Paul", "Chloé", "Ido"),
                3,
                "GREEN_LIGHT FLAT_TIRE KM_100");
        game.play(Move.play(Remedy.GREEN_LIGHT)).play(Move.attack(Hazard.FLAT_TIRE, 0));
        assertThat(game.told())
                .contains("Paul crève un pneu à l’équipe bleue.\n")
                .doesNotContain("Anna reçoit 1");
        game.play(Move.decline(0)).play(Move.decline(2)).play(Move.play(Distance.KM_100));
        assertThat(game.told()).endsWith("""
                - La voiture est à l’arrêt : crevaison. \
                Pour repartir, il faut une roue de secours, puis un feu vert.
                """);
    }

    @Test
    void aTeamThatDrivesTellsForWhom() {
        NarratedGame game = NarratedGame.of(
                Language.ENGLISH,
                Setup.of(Editions.CLASSIC, new TeamFormat(2, 2)),
                List.of("Anna", "Paul", "Chloé", "Ido"),
                0,
                "RIGHT_OF_WAY KM_25 KM_25 KM_25 KM_100");
        game.play(Move.play(Safety.RIGHT_OF_WAY)).play(Move.play(Distance.KM_100));
        assertThat(game.told()).contains("Anna drives 100 km for the blue team, which is at 100 km.");
        assertThat(NarratedGame.plain(game.narrator().car(game.match().round().car(0), 0)))
                .isEqualTo("The blue car, Anna and Chloé: 100 km, on the road. Safety: Right of way.");
        assertThat(NarratedGame.plain(game.narrator().car(game.match().round().car(1), 1)))
                .isEqualTo("The orange car, Paul and Ido: 0 km, in the garage.");
    }

    private static String told(Language language) {
        return NarratedGame.of(
                        language, Setup.of(Editions.BOARD, TeamFormat.singles(2)), List.of("Anna", "Paul"), 0, DECK)
                .play(Move.play(Remedy.GREEN_LIGHT))
                .play(Move.play(Remedy.GREEN_LIGHT))
                .play(Move.attack(Hazard.FLAT_TIRE, 1))
                .play(Move.coupFourre(1))
                .play(Move.attack(Hazard.SPEED_LIMIT, 0))
                .play(Move.decline(0))
                .play(Move.play(Distance.KM_100))
                .play(Move.play(Safety.RIGHT_OF_WAY))
                .play(Move.play(Distance.KM_100))
                .told()
                .replaceFirst("(?s)(100 km\\.\n)(?:À Paul|Paul is).*", "$1");
    }
}

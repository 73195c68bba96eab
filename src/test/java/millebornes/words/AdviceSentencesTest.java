package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.bot.ThinkingTimeAndSeed;
import millebornes.bot.YardstickBot;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.junit.jupiter.api.Test;

class AdviceSentencesTest {

    private final NarratedGame game = game(Setup.of(Editions.BOARD, TeamFormat.singles(2)));

    @Test
    void adviceNamesTheMoveAndItsReason() {
        assertThat(advice(0, Move.play(Remedy.GREEN_LIGHT), MoveReason.START))
                .isEqualTo("Joue la carte Feu vert : c’est ce qu’il te faut pour partir.");
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_BEFORE_THE_END))
                .isEqualTo(
                        "Joue la carte Citerne : les cartes s’épuisent, et une botte encore en main à la fin est perdue.");
        assertThat(advice(0, Move.discard(Hazard.FLAT_TIRE), MoveReason.DISCARD_USELESS))
                .isEqualTo("Défausse la carte Crevaison : elle ne te servira plus.");
    }

    @Test
    void whereASafetyAllowsAnotherPlayItIsSaid() {
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_GUARDS))
                .isEqualTo("Joue la carte Citerne : elle te protège toute la manche, et tu rejoues aussitôt.");
        NarratedGame fastGame =
                game(Setup.of(Editions.BOARD, TeamFormat.singles(2)).on(FlagOption.ACCELERATED));
        assertThat(advice(fastGame, 0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_GUARDS))
                .isEqualTo("Joue la carte Citerne : elle te protège toute la manche.");
    }

    @Test
    void anAttackTellsWhomItHolds() {
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1), MoveReason.HOLD_UP))
                .isEqualTo("Joue la carte Crevaison contre Paul : tu retardes Paul.");
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1), MoveReason.HOLD_UP_LEADER))
                .isEqualTo(
                        "Joue la carte Crevaison contre Paul : personne n’est plus loin que Paul, et tu gagnes du temps.");
    }

    /// Anyone who can arrive with one card is held up for that, however far the others are.
    @Test
    void whoIsNearTheGoalIsHeldUpForThat() {
        Setup setup = Setup.of(Editions.BOARD, TeamFormat.singles(2));
        Match match = Match.start(setup.rules(), 1, 0, List.of()).match();
        for (int turn = 0; match.round().car(1).km() < 800; turn++) {
            if (match.round().isOver()) {
                match = Match.start(setup.rules(), turn, 0, List.of()).match();
            }
            int seat = match.round().phase().asked().first();
            Move move = new YardstickBot()
                    .choose(match.view(seat), new ThinkingTimeAndSeed(0, turn))
                    .move();
            match = ((MatchStep) match.play(move)).match();
        }
        int rest = 1000 - match.round().car(1).km();
        for (MoveReason reason : List.of(MoveReason.HOLD_UP, MoveReason.HOLD_UP_LEADER)) {
            String said =
                    game.narrator().advice(new ReasonedMove(Move.attack(Hazard.RED_LIGHT, 1), reason), match.view(0));
            assertThat(NarratedGame.plain(said))
                    .isEqualTo("Joue la carte Feu rouge contre Paul : encore " + rest + " km, et Paul gagne.");
        }
    }

    @Test
    void aDistanceIsComparedWithTheOthersInTheHand() {
        NarratedGame nearGame = game(Setup.of(Editions.BOARD, TeamFormat.singles(2)));
        List<Integer> km = nearGame.match().view(0).hand().cards().stream()
                .filter(Distance.class::isInstance)
                .map(card -> ((Distance) card).km())
                .sorted()
                .toList();
        Distance longestDistance = Distance.valueOf("KM_" + km.getLast());
        assertThat(advice(nearGame, 0, Move.play(longestDistance), MoveReason.DRIVE))
                .isEqualTo("Joue la carte " + longestDistance.km()
                        + " km : c’est ta plus grande étape, et rien ne t’arrête.");
        Distance shortestDistance = Distance.valueOf("KM_" + km.getFirst());
        assertThat(shortestDistance).isNotEqualTo(longestDistance);
        assertThat(advice(nearGame, 0, Move.play(shortestDistance), MoveReason.DRIVE))
                .isEqualTo("Joue la carte " + shortestDistance.km() + " km : il te reste ensuite "
                        + (1000 - shortestDistance.km()) + " km jusqu’à la borne 1 000.");
    }

    @Test
    void aCoupFourreEarnsPointsWhereTheyAreCounted() {
        assertThat(advice(1, Move.coupFourre(1), MoveReason.COUP_FOURRE))
                .isEqualTo("Réponds par un coup-fourré : l’attaque tombe, tu gagnes 300 points de plus, "
                        + "et tu joues aussitôt.");
        NarratedGame juniorGame = game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(choices -> choices.scoring(ScoringMode.JUNIOR)));
        assertThat(advice(juniorGame, 1, Move.coupFourre(1), MoveReason.COUP_FOURRE))
                .isEqualTo("Réponds par un coup-fourré : l’attaque tombe, et tu joues aussitôt.");
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

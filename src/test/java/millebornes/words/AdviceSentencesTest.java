package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.bot.Advice;
import millebornes.bot.Advice.MoveEffect;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.bot.YardstickBot;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
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
                .isEqualTo(
                        "Joue la carte Feu vert. Sans feu vert, rien ne bouge. En échange, tu restes au départ ce tour-ci.");
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_BEFORE_THE_END))
                .isEqualTo("Joue la carte Citerne. La fin est proche : en main, elle serait perdue. "
                        + "En échange, plus de coup-fourré avec elle.");
        assertThat(advice(0, Move.discard(Hazard.FLAT_TIRE), MoveReason.DISCARD_USELESS))
                .isEqualTo(
                        "Défausse la carte Crevaison. Elle ne te servira plus. En échange, tu restes au départ ce tour-ci.");
    }

    @Test
    void whereASafetyAllowsAnotherPlayItIsSaid() {
        assertThat(advice(0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_GUARDS))
                .isEqualTo(
                        "Joue la carte Citerne. Elle te protège, et tu rejoues. En échange, plus de coup-fourré avec elle.");
        NarratedGame fastGame =
                game(Setup.of(Editions.BOARD, TeamFormat.singles(2)).on(FlagOption.ACCELERATED));
        assertThat(advice(fastGame, 0, Move.play(Safety.EXTRA_TANK), MoveReason.SAFETY_GUARDS))
                .isEqualTo(
                        "Joue la carte Citerne. Elle te protège toute la manche. En échange, plus de coup-fourré avec elle.");
    }

    @Test
    void anAttackTellsWhomItHolds() {
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1), MoveReason.HOLD_UP))
                .isEqualTo(
                        "Joue la carte Crevaison contre Paul. Paul est à ta hauteur. En échange, tu restes au départ ce tour-ci.");
        assertThat(advice(0, Move.attack(Hazard.FLAT_TIRE, 1), MoveReason.HOLD_UP_LEADER))
                .isEqualTo("Joue la carte Crevaison contre Paul. Personne n’est plus loin que Paul. "
                        + "En échange, tu restes au départ ce tour-ci.");
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
            Move move = new YardstickBot().choose(match.view(seat), turn).move();
            match = ((MatchStep) match.play(move)).match();
        }
        int rest = 1000 - match.round().car(1).km();
        for (MoveReason reason : List.of(MoveReason.HOLD_UP, MoveReason.HOLD_UP_LEADER)) {
            String said = game.narrator()
                    .advice(plain(Move.attack(Hazard.RED_LIGHT, 1), reason), match.view(0))
                    .spoken();
            assertThat(NarratedGame.plain(said))
                    .startsWith("Joue la carte Feu rouge contre Paul. Paul est à " + rest
                            + " km de l’arrivée. En échange, ");
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
                .isEqualTo("Joue la carte " + longestDistance.km() + " km. C’est ta plus grande étape.");
        Distance shortestDistance = Distance.valueOf("KM_" + km.getFirst());
        assertThat(shortestDistance).isNotEqualTo(longestDistance);
        assertThat(advice(nearGame, 0, Move.play(shortestDistance), MoveReason.DRIVE))
                .isEqualTo("Joue la carte " + shortestDistance.km() + " km. Tu ne peux pas aller plus loin.");
    }

    @Test
    void aCoupFourreEarnsPointsWhereTheyAreCounted() {
        assertThat(advice(1, Move.coupFourre(1), MoveReason.COUP_FOURRE))
                .isEqualTo("Réponds par un coup-fourré. L’attaque tombe, tu gagnes 300 points de plus "
                        + "et tu rejoues.");
        NarratedGame juniorGame = game(
                Setup.of(Editions.BOARD, TeamFormat.singles(2)).with(choices -> choices.scoring(ScoringMode.JUNIOR)));
        assertThat(advice(juniorGame, 1, Move.coupFourre(1), MoveReason.COUP_FOURRE))
                .isEqualTo("Réponds par un coup-fourré. L’attaque tombe, et tu rejoues.");
    }

    /// Before anybody drives, the reason to wait is that all attacks meet the first car; later, only that there are fewer.
    @Test
    void whoWaitsAtTheStartIsToldThatTheFirstCarDrawsEveryAttack() {
        Match match = Match.start(
                        Setup.of(Editions.BOARD, TeamFormat.singles(4)).rules(), 1, 0, List.of())
                .match();
        Advice waitAdvice = new Advice(
                new ReasonedMove(Move.discard(Hazard.FLAT_TIRE), MoveReason.DISCARD_LEAST),
                MoveEffect.SPARED,
                List.of(Move.play(Remedy.GREEN_LIGHT)));
        String first = Words.of(Language.FRENCH).text("advice.effect.SPARED.first");
        assertThat(game.narrator().advice(waitAdvice, match.view(0)).why()).isEqualTo(first);
        while (match.round().cars().stream().noneMatch(Car::started)) {
            int seat = match.round().phase().asked().first();
            Move move = new YardstickBot().choose(match.view(seat), 1).move();
            match = ((MatchStep) match.play(move)).match();
        }
        assertThat(game.narrator().advice(waitAdvice, match.view(0)).why())
                .isNotEqualTo(first)
                .isEqualTo("Garder Feu vert t’évite des attaques");
    }

    /// Of two distances the price of the shorter one is what it drives less; the longer one stays in the hand.
    @Test
    void aShorterDistanceNamesTheCardThatIsKeptAndTheKilometres() {
        AdviceText text = game.narrator()
                .advice(
                        new Advice(
                                new ReasonedMove(Move.play(Distance.KM_50), MoveReason.DRIVE),
                                MoveEffect.FARTHER,
                                List.of(Move.play(Distance.KM_100))),
                        game.match().view(0));
        assertThat(NarratedGame.plain(text.why())).isEqualTo("Garder 100 km te mène plus loin");
        assertThat(NarratedGame.plain(text.price())).isEqualTo("50 km de moins ce tour-ci");
    }

    private String advice(int seat, Move move, MoveReason reason) {
        return advice(game, seat, move, reason);
    }

    private static String advice(NarratedGame game, int seat, Move move, MoveReason reason) {
        return NarratedGame.plain(game.narrator()
                .advice(plain(move, reason), game.match().view(seat))
                .spoken());
    }

    private static Advice plain(Move move, MoveReason reason) {
        return new Advice(new ReasonedMove(move, reason), MoveEffect.AS_SAID, List.of());
    }

    private static NarratedGame game(Setup setup) {
        return NarratedGame.of(Language.FRENCH, setup, List.of("Anna", "Paul"), 0, "");
    }
}

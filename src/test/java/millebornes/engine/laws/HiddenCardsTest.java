package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;

/// Nothing that a seat sees or hears depends on cards that it may not see: games are stopped at random, mostly
/// in the coup-fourré window, and continued next to a [LookalikeMatches].
///
/// The number of games is the system property `pairs`.
class HiddenCardsTest {

    private static final int PAIRS = Integer.getInteger("pairs", Integer.getInteger("games", 50_000) / 4);

    /// One position in so many is looked at; in the window it is one in [#IN_WINDOW].
    private static final int SELDOM = 40;

    private static final int IN_WINDOW = 3;

    /// So many pairs come from one game at least, on the average.
    private static final int FROM_ONE_GAME = 4;

    /// So many moves the twins go on together.
    private static final int MOVES = 12;

    @Test
    void whatIsHiddenMakesNoDifference() {
        List<RuleEngine> every = EveryGame.all();
        AtomicInteger pairs = new AtomicInteger();
        AtomicInteger inWindow = new AtomicInteger();
        IntStream.range(0, PAIRS / FROM_ONE_GAME).parallel().forEach(game -> {
            RandomGame random = new RandomGame(every.get(game * 7 % every.size()), game);
            random.play(random.start(), new Looker(new SeededRandom(game), pairs, inWindow));
        });
        assertThat(pairs.get()).isGreaterThanOrEqualTo(PAIRS);
        assertThat(inWindow.get()).as("pairs in the coup-fourré window").isGreaterThan(PAIRS / 5);
    }

    private record Looker(SeededRandom chance, AtomicInteger pairs, AtomicInteger inWindow)
            implements RandomGame.Watcher {

        @Override
        public void before(Match match, Move move) {
            boolean window = match.round().phase() instanceof Phase.CoupFourreWindow;
            if (chance.below(window ? IN_WINDOW : SELDOM) != 0) {
                return;
            }
            pairs.incrementAndGet();
            inWindow.addAndGet(window ? 1 : 0);
            int seats = match.rules().seating().seats();
            LookalikeMatches matches = LookalikeMatches.of(match, chance.below(seats), chance);
            matches.checkViews();
            matches.goOn(MOVES, chance);
        }

        @Override
        public void after(MatchStep step, Move move) {}
    }
}

package millebornes.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;
import org.junit.jupiter.api.Test;

/// The list of legal moves against the naive one, which plays every move that there is, in positions of random games of
/// every edition, table and combination of options. Half of them are [PositionScrambler].
///
/// How many positions: the system property `positions`.
class NaiveMovesTest {

    private static final int POSITIONS = Integer.getInteger("positions", 36_000);

    /// One turn of a game in so many is looked at, and every moment that is no turn and comes up less often.
    private static final int SELDOM = 20;

    private static final int SELDOM_IN_WINDOW = 5;

    /// Other games than those of the laws.
    private static final long FIRST_SEED = 1L << 40;

    private static final long GAMES_OF_A_SETUP = 1L << 20;

    private final LongAdder looked = new LongAdder();
    private final LongAdder listed = new LongAdder();
    private final Map<String, LongAdder> kinds = new ConcurrentHashMap<>();
    private final Map<Refusal, LongAdder> refusals = new ConcurrentHashMap<>();

    @Test
    void legalMovesAreThoseThatAreAccepted() {
        List<RuleEngine> every = EveryGame.all();
        long began = System.nanoTime();
        IntStream.range(0, every.size()).parallel().forEach(place -> {
            int share = POSITIONS / every.size() + (place < POSITIONS % every.size() ? 1 : 0);
            look(every.get(place), place, share);
        });
        System.out.printf(
                Locale.ROOT,
                "naive moves: %,d positions of %,d set-ups, %,d legal moves, %.1f s%n%s%n%s%n",
                looked.sum(),
                every.size(),
                listed.sum(),
                (System.nanoTime() - began) / 1e9,
                new TreeMap<>(kinds),
                new TreeMap<>(refusals));
        assertThat(looked.sum()).isEqualTo(POSITIONS);
        assertThat(kinds.keySet())
                .as("kinds of moves that were legal somewhere")
                .containsExactlyInAnyOrderElementsOf(Stream.of(Move.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList());
        assertThat(refusals.keySet())
                .as("reasons why a move was refused somewhere")
                .containsExactlyInAnyOrder(Refusal.values());
    }

    /// Looks at the positions of one set-up, in games that no other set-up plays.
    private void look(RuleEngine rules, int place, int share) {
        long first = FIRST_SEED + place * GAMES_OF_A_SETUP;
        SeededRandom random = new SeededRandom(first);
        Looker looker = new Looker(new MoveLaws(rules), new PositionScrambler(rules, random), random, share);
        for (long seed = first; looker.left > 0; seed++) {
            RandomGame game = new RandomGame(rules, seed);
            Match endMatch = game.play(game.start(), looker);
            looker.look(endMatch);
        }
    }

    private static <T> void count(Map<T, LongAdder> counts, T what) {
        counts.computeIfAbsent(what, _ -> new LongAdder()).increment();
    }

    private final class Looker implements RandomGame.Watcher {

        private final MoveLaws laws;
        private final PositionScrambler scrambler;
        private final SeededRandom random;
        private int left;

        private Looker(MoveLaws laws, PositionScrambler scrambler, SeededRandom random, int left) {
            this.laws = laws;
            this.scrambler = scrambler;
            this.random = random;
            this.left = left;
        }

        @Override
        public void before(Match match, Move move) {
            int seldom = switch (match.round().phase()) {
                case Phase.Turn _ -> SELDOM;
                case Phase.CoupFourreWindow _ -> SELDOM_IN_WINDOW;
                case Phase.Extension _ -> 1;
                case Phase.Over _ -> 1;
            };
            if (random.below(seldom) == 0) {
                look(match);
            }
        }

        @Override
        public void after(MatchStep step, Move move) {}

        private void look(Match match) {
            if (left > 0) {
                left--;
                boolean asItIs = random.below(2) == 0;
                look(match.rules(), asItIs ? match.round() : scrambler.of(match.round()));
            }
        }

        private void look(RuleEngine rules, Round round) {
            laws.checkByPlaying(round, refusal -> count(refusals, refusal));
            List<Move> legal = rules.legalMoves(round);
            looked.increment();
            listed.add(legal.size());
            legal.forEach(move -> count(kinds, move.getClass().getSimpleName()));
        }
    }
}

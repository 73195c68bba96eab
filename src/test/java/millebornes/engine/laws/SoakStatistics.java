package millebornes.engine.laws;

import java.util.Comparator;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;

/// The statistics of a soak's games, counted from any number of threads.
final class SoakStatistics {

    private final long began = System.nanoTime();
    private final LongAdder games = new LongAdder();
    private final LongAdder moves = new LongAdder();
    private final Set<Setup> setups = ConcurrentHashMap.newKeySet();
    private Longest longest = new Longest(0, "", 0);

    /// A game that can be replayed: its number of moves, and where they come from. Of games of the same length the first
    /// by name and seed is kept, whichever thread was faster.
    private record Longest(int moves, String game, long seed) {

        private static final Comparator<Longest> BY_LENGTH = Comparator.comparingInt(Longest::moves)
                .thenComparing(Longest::game, Comparator.reverseOrder())
                .thenComparing(Longest::seed, Comparator.reverseOrder());

        private Longest or(Longest otherLongest) {
            return BY_LENGTH.compare(this, otherLongest) < 0 ? otherLongest : this;
        }
    }

    void played(RuleEngine rules, long seed, int count) {
        games.increment();
        moves.add(count);
        setups.add(rules.setup());
        compare(new Longest(count, SetupText.of(rules.setup()), seed));
    }

    private synchronized void compare(Longest gameLongest) {
        longest = longest.or(gameLongest);
    }

    /// Two lines: how many games of how many set-ups in what time, and the longest of them.
    ///
    /// @param every how many set-ups there are
    synchronized void report(int every) {
        double seconds = (System.nanoTime() - began) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "laws: %,d games of %,d of %,d set-ups, %,d moves, %.1f s, %,.0f games/s%n"
                        + "longest game: %,d moves, %s, seed %d%n",
                games.sum(),
                setups.size(),
                every,
                moves.sum(),
                seconds,
                games.sum() / seconds,
                longest.moves(),
                longest.game(),
                longest.seed());
    }
}

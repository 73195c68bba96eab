package millebornes.cli.simulate;

/// A histogram of thinking times. Its classes grow by a sixteenth each, so its size does not depend on the number of
/// moves, and a percentile is accurate to a class.
final class ThinkingTimeHistogram {

    private static final int SUB_BITS = 4;
    private static final int SUBS = 1 << SUB_BITS;
    private static final double NANOS_PER_MILLI = 1e6;

    private final long[] counts = new long[(Long.SIZE - SUB_BITS) * SUBS];
    private long moves;
    private long nanos;

    /// Adds the time of one move, in ns.
    void add(long took) {
        long time = Math.max(0, took);
        counts[step(time)]++;
        moves++;
        nanos += time;
    }

    void add(ThinkingTimeHistogram otherHistogram) {
        for (int step = 0; step < counts.length; step++) {
            counts[step] += otherHistogram.counts[step];
        }
        moves += otherHistogram.moves;
        nanos += otherHistogram.nanos;
    }

    /// The mean time of a move, in ms; 0 without moves.
    double mean() {
        return moves == 0 ? 0 : nanos / NANOS_PER_MILLI / moves;
    }

    /// The time that a share of the moves, from 0 to 1, did not exceed, in ms; 0 without moves.
    double percentile(double share) {
        long wanted = (long) Math.ceil(share * moves);
        long seen = 0;
        for (int step = 0; step < counts.length; step++) {
            seen += counts[step];
            if (seen >= wanted && seen > 0) {
                return longest(step) / NANOS_PER_MILLI;
            }
        }
        return 0;
    }

    private static int step(long time) {
        if (time < SUBS) {
            return (int) time;
        }
        int size = Long.SIZE - 1 - Long.numberOfLeadingZeros(time);
        return (size - SUB_BITS + 1) * SUBS + (int) (time >>> (size - SUB_BITS)) % SUBS;
    }

    /// The longest time of a class, in ns.
    private static long longest(int step) {
        if (step < SUBS) {
            return step;
        }
        int shift = step / SUBS - 1;
        return ((long) (SUBS + step % SUBS) << shift) + (1L << shift) - 1;
    }
}

package millebornes.desktop.result;

import java.util.List;
import java.util.stream.IntStream;

/// Where points stand on a chart of luck and play, from left to right in px.
///
/// @param zero where the average stands
/// @param unit how wide a point is
/// @param rules the points at which a line stands from top to bottom, the average among them
record LuckChartLayout(double zero, double unit, List<Integer> rules) {

    /// The chart is never so large that a few points seem to be many.
    private static final int LEAST_REACH = 200;

    public LuckChartLayout {
        rules = List.copyOf(rules);
    }

    /// Lays a chart between two edges.
    ///
    /// @param left the left edge, in px
    /// @param right the right edge, in px
    /// @param label how much room a number needs beyond the end of its bar, in px
    public static LuckChartLayout of(LuckChart chart, double left, double right, double label) {
        int most = Math.max(LEAST_REACH / 2, chart.most());
        int least = Math.min(-LEAST_REACH / 2, chart.least());
        double unit = Math.max(0, right - left - 2 * label) / (most - least);
        int rule = chart.rule();
        double zero = left + label - least * unit;
        List<Integer> rules = IntStream.rangeClosed(least / rule - 1, most / rule + 1)
                .map(number -> number * rule)
                .filter(points -> zero + points * unit >= left && zero + points * unit <= right)
                .boxed()
                .toList();
        return new LuckChartLayout(zero, unit, rules);
    }

    /// Where as many points stand.
    public double x(int points) {
        return zero + points * unit;
    }
}

package millebornes.desktop.result;

import java.util.List;
import java.util.stream.IntStream;

/// The horizontal layout of a chart of luck and play, in px.
///
/// @param zero the position of the average
/// @param unit the width of a point
/// @param rules the points with a grid line, including the average
record LuckChartLayout(double zero, double unit, List<Integer> rules) {

    /// The least range of the chart, in points, so that a few points do not look like many.
    private static final int LEAST_REACH = 200;

    public LuckChartLayout {
        rules = List.copyOf(rules);
    }

    /// Lays a chart between two edges.
    ///
    /// @param left the left edge, in px
    /// @param right the right edge, in px
    /// @param label the width of a number beyond the end of its bar, in px
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

    /// The distance between labelled grid lines, in points: all grid lines are labelled, or every second one, and so on.
    ///
    /// @param rule the distance between grid lines, in points
    /// @param between the least distance between the centres of two labels, in px
    public int labelDistance(int rule, double between) {
        double wide = rule * unit;
        return wide > 0 ? rule * (int) Math.max(1, Math.ceil(between / wide)) : rule;
    }

    /// The x of that many points, in px.
    public double x(int points) {
        return zero + points * unit;
    }
}

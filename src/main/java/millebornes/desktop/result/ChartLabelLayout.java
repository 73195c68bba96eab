package millebornes.desktop.result;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The layout of the marks at the right of a chart: one below the other in the order of the lines' ends, each as near
/// to its end as the others allow.
final class ChartLabelLayout {

    private ChartLabelLayout() {}

    /// The y of each mark, by line, in px.
    ///
    /// @param ends the y of the lines' ends
    /// @param apart the least distance between two marks; less where there is no room for it
    /// @param top the least y of a mark
    /// @param bottom the greatest y of a mark
    static double[] of(List<Double> ends, double apart, double top, double bottom) {
        int marks = ends.size();
        double gap = Math.min(apart, (bottom - top) / Math.max(1, marks - 1));
        List<Integer> order = IntStream.range(0, marks)
                .boxed()
                .sorted(Comparator.comparing(ends::get))
                .toList();
        double[] heights = new double[marks];
        double least = top;
        for (int line : order) {
            heights[line] = Math.max(ends.get(line), least);
            least = heights[line] + gap;
        }
        double most = bottom;
        for (int line : order.reversed()) {
            heights[line] = Math.min(heights[line], most);
            most = heights[line] - gap;
        }
        return heights;
    }
}

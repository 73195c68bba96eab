package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The layout of the marks and names at the right ends of a chart's lines.
///
/// A mark is always on its own line. Where marks would overlap, they are placed side by side, each line is extended to
/// its mark, and their names become one text. Texts that would overlap are moved apart.
///
/// @param shifts the distance of each mark from the end of its line, by line, in px; the marks of one line are side by
///     side
/// @param names the texts, from the uppermost down
record LineEndLayout(List<List<Double>> shifts, List<NameTag> names) {

    /// The end of a line.
    ///
    /// @param y downwards, in px
    /// @param marks the number of cars that it represents
    public record LineEnd(double y, int marks) {}

    /// The text beside one or several marks.
    ///
    /// @param lines the lines that it names, in the order of their marks
    /// @param y its middle
    /// @param shift the distance between the lines' ends and the right edge of its marks
    public record NameTag(List<Integer> lines, double y, double shift) {}

    /// Sizes, in px.
    ///
    /// @param mark the width of a mark with its gap
    /// @param text the height of a text
    /// @param top the upper limit of texts
    /// @param bottom the lower limit of texts
    public record EndSpace(double mark, double text, double top, double bottom) {}

    public LineEndLayout {
        shifts = List.copyOf(shifts);
        names = List.copyOf(names);
    }

    /// Computes the layout.
    ///
    /// @param ends by line
    public static LineEndLayout of(List<LineEnd> ends, EndSpace space) {
        List<Integer> order = IntStream.range(0, ends.size())
                .boxed()
                .sorted(Comparator.comparingDouble(line -> ends.get(line).y()))
                .toList();
        List<List<Integer>> heaps = new ArrayList<>();
        double last = Double.NEGATIVE_INFINITY;
        for (int line : order) {
            double y = ends.get(line).y();
            if (y - last >= space.mark()) {
                heaps.add(new ArrayList<>());
            }
            heaps.getLast().add(line);
            last = y;
        }
        List<List<Double>> shifts =
                new ArrayList<>(ends.stream().map(_ -> List.<Double>of()).toList());
        List<NameTag> tags = new ArrayList<>();
        for (List<Integer> heap : heaps) {
            int marks = 0;
            for (int line : heap) {
                List<Double> own = new ArrayList<>();
                for (int mark = 0; mark < ends.get(line).marks(); mark++) {
                    own.add(marks++ * space.mark());
                }
                shifts.set(line, own);
            }
            double middle = heap.stream()
                    .mapToDouble(line -> ends.get(line).y())
                    .average()
                    .orElse(0);
            tags.add(new NameTag(List.copyOf(heap), middle, (marks - 1) * space.mark()));
        }
        return new LineEndLayout(shifts, apart(tags, space));
    }

    /// The greatest distance of a mark's right edge from the end of its line.
    public double reach() {
        return names.stream().mapToDouble(NameTag::shift).max().orElse(0);
    }

    private static List<NameTag> apart(List<NameTag> tags, EndSpace space) {
        double[] y = tags.stream().mapToDouble(NameTag::y).toArray();
        double half = space.text() / 2;
        for (int tag = 0; tag < y.length; tag++) {
            double above = tag == 0 ? space.top() + half : y[tag - 1] + space.text();
            y[tag] = Math.max(y[tag], above);
        }
        for (int tag = y.length - 1; tag >= 0; tag--) {
            double below = tag == y.length - 1 ? space.bottom() - half : y[tag + 1] - space.text();
            y[tag] = Math.min(y[tag], below);
        }
        boolean moved = IntStream.range(0, y.length)
                .anyMatch(tag -> Math.abs(y[tag] - tags.get(tag).y()) > 1);
        double reach = tags.stream().mapToDouble(NameTag::shift).max().orElse(0);
        // A text that has moved might come to lie on the marks of its neighbours: then all begin beyond all marks.
        return IntStream.range(0, y.length)
                .mapToObj(tag -> new NameTag(
                        tags.get(tag).lines(),
                        y[tag],
                        moved ? reach : tags.get(tag).shift()))
                .toList();
    }
}

package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Where the marks and names at the right ends of the lines of a chart stand.
///
/// A mark is always on its own line. Where ends lie so close that marks would cover one another, they stand one beside
/// the other, and each line goes on to its mark; their names are then one text. Texts that would cover one another move
/// apart.
///
/// @param shifts how far right of its line's end each mark stands, by line, in px; those of one line side by side
/// @param names the texts, from the uppermost down
record LineEndLayout(List<List<Double>> shifts, List<NameTag> names) {

    /// Where a line ends.
    ///
    /// @param y downwards, in px
    /// @param marks how many cars it stands for
    public record LineEnd(double y, int marks) {}

    /// A text beside one mark or several.
    ///
    /// @param lines whose names it says, in the order of their marks
    /// @param y its middle
    /// @param shift how far right of the lines' ends its marks reach
    public record NameTag(List<Integer> lines, double y, double shift) {}

    /// Sizes, in px.
    ///
    /// @param mark how wide a mark is with what parts it from the next one
    /// @param text how high a text is
    /// @param top no text begins higher
    /// @param bottom no text ends lower
    public record EndSpace(double mark, double text, double top, double bottom) {}

    public LineEndLayout {
        shifts = List.copyOf(shifts);
        names = List.copyOf(names);
    }

    /// Sets marks and texts out.
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

    /// How far right of the lines' ends marks reach at most.
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

package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// Arranges groups of tiles in lines, each group on a panel of its own below its heading. Every line fills the width.
/// Whole lines fill the visible part of the page, at its start and at its end.
final class OptionGroupsPane extends Pane {

    private static final double GAP = Sizes.SMALL_GAP;
    private static final double PADDING = Sizes.PANEL_PADDING;

    /// The distance between panels, in px.
    private static final double PANEL_GAP = Sizes.PANEL_PADDING;

    /// The greatest distance of the ends of two panels, one below the other, that are moved to the same x, in px.
    private static final double NEAR = 60;

    /// The height of the part of a next line that is seen below whole lines, in px: less than its heading.
    private static final double PEEK = 18;

    /// The room above and below a heading, in px: the sign that the page scrolls covers no heading above its tiles.
    private static final double ABOVE_HEADING = Sizes.LABEL_GAP;

    private static final double BELOW_HEADING = 2 * Sizes.LABEL_GAP;

    private final List<OptionGroup> groups;
    private final double narrowest;
    private final DoubleProperty visibleHeight = new SimpleDoubleProperty(this, "visibleHeight");

    /// A tile, and how many columns it takes.
    record SpanningTile(PictureTile tile, int span) {}

    /// Tiles below a heading.
    ///
    /// @param panel the panel behind them, which is named after the group
    /// @param heading a text, and beside it a control that belongs to several tiles, if there is one
    record OptionGroup(Region panel, Region heading, List<SpanningTile> tiles) {

        static OptionGroup of(String id, Region heading, List<SpanningTile> tiles) {
            Region panel = new Region();
            panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.LOW);
            panel.setId(id);
            panel.setMouseTransparent(true);
            return new OptionGroup(panel, heading, List.copyOf(tiles));
        }

        int columns() {
            return columnsOf(tiles);
        }
    }

    /// The tiles of a group in one line.
    ///
    /// @param first whether these are the group's first tiles, above which its heading stands
    private record LinePart(OptionGroup group, List<SpanningTile> tiles, boolean first) {

        double heading() {
            return first ? Math.ceil(group.heading().prefHeight(-1)) : 0;
        }
    }

    /// @param narrowest the least width of a column, in px; a long word may need more
    OptionGroupsPane(List<OptionGroup> groups, double narrowest) {
        this.groups = List.copyOf(groups);
        this.narrowest = narrowest;
        for (OptionGroup group : groups) {
            getChildren().addAll(group.panel(), group.heading());
            group.tiles().forEach(spanning -> getChildren().add(spanning.tile()));
        }
        visibleHeight.subscribe(_ -> requestLayout());
        setMinWidth(0);
    }

    /// The height of the visible part of the page without the margin above the first line, in px.
    DoubleProperty visibleHeightProperty() {
        return visibleHeight;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return narrowest;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? getWidth() : width;
        List<List<LinePart>> lines = lines(wide);
        return DoubleStream.of(heights(lines, wide))
                        .map(high -> high + PANEL_GAP)
                        .sum()
                - PANEL_GAP;
    }

    @Override
    protected void layoutChildren() {
        double wide = getWidth();
        List<List<LinePart>> lines = lines(wide);
        double[] heights = heights(lines, wide);
        double y = 0;
        for (int i = 0; i < heights.length; i++) {
            List<LinePart> line = lines.get(i);
            double high = heights[i];
            double x = 0;
            for (LinePart part : line) {
                double column = column(lines, part, line, wide);
                double right = x + panel(part, column);
                placeGroup(part, new Rect(x, y, right - x, high), heading(line));
                placeTiles(
                        part,
                        Rect.between(x + PADDING, y + above(line), right, y + high - PADDING),
                        column,
                        words(lines, line, wide));
                x = right + PANEL_GAP;
            }
            y += high + PANEL_GAP;
        }
    }

    /// Lays out the panel and the heading of a part of a line.
    private static void placeGroup(LinePart part, Rect partRect, double headingHeight) {
        OptionGroup group = part.group();
        if (part.first()) {
            group.panel().resizeRelocate(partRect.x(), partRect.y(), partRect.width(), partRect.height());
            group.heading()
                    .resizeRelocate(
                            partRect.x() + PADDING,
                            partRect.y() + ABOVE_HEADING,
                            partRect.width() - 2 * PADDING,
                            headingHeight);
        } else {
            Region panel = group.panel();
            panel.resize(panel.getWidth(), partRect.bottom() - panel.getLayoutY());
        }
    }

    /// Lays out the tiles of a part of a line.
    private static void placeTiles(LinePart part, Rect tilesRect, double column, double words) {
        double x = tilesRect.x();
        for (SpanningTile spanning : part.tiles()) {
            double wide = width(List.of(spanning), column);
            spanning.tile().giveWords(words);
            spanning.tile().resizeRelocate(x, tilesRect.y(), wide, tilesRect.height());
            x += wide + GAP;
        }
    }

    /// The height of the headings in a line, in px.
    private static double heading(List<LinePart> line) {
        return line.stream().mapToDouble(LinePart::heading).max().orElse(0);
    }

    /// The distance of the tiles in a line from its upper edge, in px.
    private static double above(List<LinePart> line) {
        double heading = heading(line);
        return heading > 0 ? ABOVE_HEADING + heading + BELOW_HEADING : PADDING / 2;
    }

    /// The height of each line, in px. If not all lines fit, the first ones fill the visible height, and so do the last
    /// ones, so that no line is cut at either end of the page.
    private double[] heights(List<List<LinePart>> lines, double wide) {
        double[] least = lines.stream()
                .mapToDouble(line -> leastHeight(lines, line, wide))
                .toArray();
        int count = least.length;
        double lastRoom = visibleHeight.get() - Sizes.GAP + PANEL_GAP;
        int last = 1;
        while (last < count && taken(least, count - last - 1, count) <= lastRoom) {
            last++;
        }
        int lastFrom = count - last;
        double[] heights = least.clone();
        // At the end of a page that scrolls, the gap above the last lines is out of sight, and the shadows in it.
        double gapAbove = lastFrom > 0 ? GAP : 0;
        grow(heights, lastFrom, count, lastRoom + gapAbove - taken(least, lastFrom, count));
        int first = 1;
        while (first < lastFrom && taken(least, 0, first + 1) <= visibleHeight.get()) {
            first++;
        }
        int shown = first;
        while (shown >= lastFrom && shown < count && taken(heights, 0, shown + 1) <= visibleHeight.get()) {
            shown++;
        }
        double peek = shown < count ? PEEK : 0;
        grow(heights, 0, Math.min(first, lastFrom), visibleHeight.get() - peek - taken(heights, 0, shown));
        return heights;
    }

    /// The height of some lines and of the gaps below them, in px.
    private static double taken(double[] heights, int from, int to) {
        return DoubleStream.of(heights).skip(from).limit(to - from).sum() + (to - from) * PANEL_GAP;
    }

    /// Shares a height evenly among some lines.
    private static void grow(double[] heights, int from, int to, double spare) {
        for (int i = from; i < to; i++) {
            heights[i] += Math.max(0, Math.floor(spare / (to - from)));
        }
    }

    /// The least height of a line, in px.
    private double leastHeight(List<List<LinePart>> lines, List<LinePart> line, double wide) {
        double words = words(lines, line, wide);
        return above(line)
                + PADDING
                + line.stream()
                        .flatMap(part -> part.tiles().stream())
                        .mapToDouble(spanning -> spanning.tile().least(words))
                        .max()
                        .orElse(0);
    }

    /// The height of the texts and controls of all tiles in a line, in px, so that the pictures above them have one height
    /// and the names one baseline.
    private double words(List<List<LinePart>> lines, List<LinePart> line, double wide) {
        return line.stream()
                .flatMapToDouble(part -> {
                    double column = column(lines, part, line, wide);
                    return part.tiles().stream()
                            .mapToDouble(spanning -> spanning.tile().wordsHeight(width(List.of(spanning), column)));
                })
                .max()
                .orElse(0);
    }

    /// The width of a column of a part of a line, in px. If the lines of two parts nearly have a common gap between these,
    /// they have one.
    private double column(List<List<LinePart>> lines, LinePart part, List<LinePart> line, double wide) {
        double even = column(line, wide);
        double[] ends = lines.stream()
                .filter(pair -> pair.size() == 2)
                .mapToDouble(pair -> panel(pair.getFirst(), column(pair, wide)))
                .toArray();
        if (line.size() != 2
                || DoubleStream.of(ends).max().orElse(0)
                                - DoubleStream.of(ends).min().orElse(0)
                        > NEAR) {
            return even;
        }
        double end = DoubleStream.of(ends).average().orElse(0);
        double panel = part.equals(line.getFirst()) ? end : wide - end - PANEL_GAP;
        int columns = columnsOf(part.tiles());
        return even + (panel - panel(part, even)) / columns;
    }

    /// The width of the panel behind a part of a line, in px.
    private static double panel(LinePart part, double column) {
        return width(part.tiles(), column) + 2 * PADDING;
    }

    /// The width of a column of a line whose columns are equally wide, in px.
    private static double column(List<LinePart> line, double wide) {
        int columns = line.stream().mapToInt(part -> columnsOf(part.tiles())).sum();
        double between = line.stream()
                        .mapToDouble(part -> (columnsOf(part.tiles()) - 1) * GAP + 2 * PADDING)
                        .sum()
                + (line.size() - 1) * PANEL_GAP;
        return (wide - between) / columns;
    }

    private static double width(List<SpanningTile> tiles, double column) {
        int columns = columnsOf(tiles);
        return columns * column + (columns - 1) * GAP;
    }

    private static int columnsOf(List<SpanningTile> tiles) {
        return tiles.stream().mapToInt(SpanningTile::span).sum();
    }

    /// The lines: as many groups beside one another as there is room for; a group that is wider than the page takes
    /// several lines.
    private List<List<LinePart>> lines(double wide) {
        List<List<LinePart>> lines = new ArrayList<>();
        List<LinePart> line = new ArrayList<>();
        for (OptionGroup group : groups) {
            List<LinePart> parts = parts(group, wide);
            line.add(parts.getFirst());
            if (parts.size() > 1 || column(line, wide) < least()) {
                line.removeLast();
                if (!line.isEmpty()) {
                    lines.add(line);
                }
                line = new ArrayList<>(List.of(parts.getFirst()));
            }
            for (LinePart part : parts.subList(1, parts.size())) {
                lines.add(line);
                line = new ArrayList<>(List.of(part));
            }
        }
        lines.add(line);
        return lines;
    }

    /// A group in parts of about the same number of columns, each as wide as the page at most.
    private List<LinePart> parts(OptionGroup group, double wide) {
        int most = Math.max(1, (int) ((wide - 2 * PADDING + GAP) / (least() + GAP)));
        int count = Math.ceilDiv(group.columns(), most);
        int share = Math.ceilDiv(group.columns(), count);
        List<LinePart> parts = new ArrayList<>();
        List<SpanningTile> tiles = new ArrayList<>();
        for (SpanningTile spanning : group.tiles()) {
            if (!tiles.isEmpty() && columnsOf(tiles) + spanning.span() > share) {
                parts.add(new LinePart(group, List.copyOf(tiles), parts.isEmpty()));
                tiles.clear();
            }
            tiles.add(new SpanningTile(spanning.tile(), Math.min(spanning.span(), most)));
        }
        parts.add(new LinePart(group, List.copyOf(tiles), parts.isEmpty()));
        return parts;
    }

    /// The least width of a column, in px.
    private double least() {
        return groups.stream()
                .flatMap(group -> group.tiles().stream())
                .mapToDouble(spanning -> (spanning.tile().minWidth(-1) - (spanning.span() - 1) * GAP) / spanning.span())
                .reduce(narrowest, Math::max);
    }
}

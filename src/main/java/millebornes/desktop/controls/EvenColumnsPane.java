package millebornes.desktop.controls;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// Arranges regions of equal width in as few lines as their least width allows; those of a line have the same height. The
/// lines share additional height evenly, as far as the greatest height of the regions allows.
public final class EvenColumnsPane extends Pane {

    private final List<? extends Region> parts;
    private final double least;
    private final double gap;
    private final int most;
    private boolean full;
    private boolean unequal;
    private boolean centred;

    /// @param least the least width of a part, in px; it is ignored in a pane that is narrower
    /// @param gap between parts, in px
    public EvenColumnsPane(List<? extends Region> parts, double least, double gap) {
        this(parts, least, gap, parts.size());
    }

    /// @param most the greatest number of columns
    public EvenColumnsPane(List<? extends Region> parts, double least, double gap, int most) {
        this.parts = List.copyOf(parts);
        this.least = least;
        this.gap = gap;
        this.most = Math.max(1, most);
        getChildren().setAll(parts);
        setMinWidth(0);
    }

    /// Makes every line full: the number of columns is a divisor of the number of regions.
    public EvenColumnsPane withFullLines() {
        full = true;
        return this;
    }

    /// Gives the parts of a single line their preferred widths and an even share of the rest, where all of them fit.
    public EvenColumnsPane withNaturalWidths() {
        unequal = true;
        return this;
    }

    /// Centers a last line that has fewer parts than the others.
    public EvenColumnsPane withCentredLastLine() {
        centred = true;
        return this;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.min(most, parts.size()) * (least + gap) - gap;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? prefWidth(-1) : width;
        double high = -gap;
        for (int first = 0; first < parts.size(); first += columns(wide)) {
            high += lineHeight(first, wide) + gap;
        }
        return Math.max(0, high);
    }

    @Override
    protected void layoutChildren() {
        double wide = getWidth();
        int columns = columns(wide);
        int lines = (parts.size() + columns - 1) / columns;
        double spare = Math.max(0, getHeight() - prefHeight(wide)) / Math.max(1, lines);
        boolean isNatural = unequal && columns == parts.size() && naturalWidth() <= wide;
        double rest = isNatural ? (wide - naturalWidth()) / columns : 0;
        double y = 0;
        for (int first = 0; first < parts.size(); first += columns) {
            double natural = lineHeight(first, wide);
            double high = Math.clamp(natural + spare, natural, Math.max(natural, highest(first, columns)));
            int missing = centred ? Math.max(0, first + columns - parts.size()) : 0;
            double start = Math.floor(missing * (wide + gap) / columns / 2);
            double x = 0;
            int column = 0;
            for (Region part : parts.subList(first, Math.min(first + columns, parts.size()))) {
                column++;
                // The last column ends at the right edge.
                double next =
                        isNatural ? x + part.prefWidth(-1) + rest + gap : Math.floor(column * (wide + gap) / columns);
                part.resizeRelocate(start + x, y, next - gap - x, high);
                x = next;
            }
            y += high + gap;
        }
    }

    /// The width of all parts beside each other, in px.
    private double naturalWidth() {
        return parts.stream().mapToDouble(part -> part.prefWidth(-1) + gap).sum() - gap;
    }

    private double lineHeight(int first, double wide) {
        return parts.subList(first, Math.min(first + columns(wide), parts.size())).stream()
                .mapToDouble(part -> Math.ceil(Math.max(part.minHeight(part(wide)), part.prefHeight(part(wide)))))
                .max()
                .orElse(0);
    }

    private double highest(int first, int columns) {
        return parts.subList(first, Math.min(first + columns, parts.size())).stream()
                .mapToDouble(part -> part.maxHeight(-1))
                .min()
                .orElse(0);
    }

    private double part(double wide) {
        int columns = columns(wide);
        return Math.floor((wide - gap * (columns - 1)) / columns);
    }

    /// The number of columns that fills the last line as evenly as possible.
    private int columns(double wide) {
        int fitting = Math.clamp((long) ((wide + gap) / (least + gap)), 1, Math.clamp(parts.size(), 1, most));
        if (full) {
            int columns = fitting;
            while (parts.size() % columns != 0) {
                columns--;
            }
            return columns;
        }
        int lines = (parts.size() + fitting - 1) / fitting;
        return (parts.size() + lines - 1) / Math.max(1, lines);
    }
}

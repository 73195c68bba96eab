package millebornes.desktop.saves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// Arranges the cards of a shelf in rows that fill its width; the only card of a shelf takes all of it. The cards of a
/// row are of equal height and stand on a plank. The shelf's label is a tab on the first card.
final class ShelfPane extends Pane {

    private static final double GAP = Sizes.MARGIN;

    /// The height of a plank, and how deep cards stand in it, in px.
    private static final double PLANK = 16;

    private static final double DEPTH = 5;

    /// The x of the label, where the edge of the card below it is straight, and their overlap, in px.
    private static final double LABEL_X = 24;

    private static final double LABEL_DEPTH = 2;

    /// The distance between a row and the next one: its plank and a gap.
    private static final double BELOW = PLANK - DEPTH + GAP;

    private static final int PAIR = 2;

    private final List<? extends Region> cards;
    private final Label label;
    private final double least;
    private final boolean newestFirst;
    private final List<Region> planks = new ArrayList<>();

    /// @param least the least width of a card, in px
    /// @param newestFirst whether the first card takes the room that others leave in its row
    ShelfPane(List<? extends Region> cards, Label label, double least, boolean newestFirst) {
        this.cards = List.copyOf(cards);
        this.label = label;
        this.least = least;
        this.newestFirst = newestFirst;
        getChildren().addAll(cards);
        getChildren().add(label);
        setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double high = cardsTop();
        int first = 0;
        // The toolkit asks for a height without a width.
        for (List<Double> row : rows(width < 0 ? Math.max(least, getWidth()) : width)) {
            high += height(first, row) + BELOW;
            first += row.size();
        }
        return high - GAP;
    }

    @Override
    protected void layoutChildren() {
        label.resizeRelocate(LABEL_X, 0, label.prefWidth(USE_COMPUTED_SIZE), label.prefHeight(USE_COMPUTED_SIZE));
        double y = cardsTop();
        int first = 0;
        List<List<Double>> rows = rows(getWidth());
        providePlanks(rows.size());
        for (int at = 0; at < rows.size(); at++) {
            List<Double> row = rows.get(at);
            double height = height(first, row);
            double x = 0;
            for (int column = 0; column < row.size(); column++) {
                cards.get(first + column).resizeRelocate(x, y, row.get(column), height);
                x += row.get(column) + GAP;
            }
            planks.get(at).resizeRelocate(0, y + height - DEPTH, getWidth(), PLANK);
            y += height + BELOW;
            first += row.size();
        }
    }

    private void providePlanks(int count) {
        while (planks.size() < count) {
            Region plank = new Region();
            plank.getStyleClass().add(StyleClasses.PLANK);
            planks.add(plank);
            getChildren().addFirst(plank);
        }
        while (planks.size() > count) {
            getChildren().remove(planks.removeLast());
        }
    }

    /// The upper edge of the first cards, below the label.
    private double cardsTop() {
        return label.prefHeight(USE_COMPUTED_SIZE) - LABEL_DEPTH;
    }

    private double height(int first, List<Double> row) {
        return IntStream.range(0, row.size())
                .mapToDouble(column -> cards.get(first + column).prefHeight(row.get(column)))
                .max()
                .orElse(0);
    }

    /// The widths of the cards, row by row.
    private List<List<Double>> rows(double width) {
        int count = cards.size();
        int most = Math.max(1, (int) ((width + GAP) / (least + GAP)));
        int columns = Math.min(most, count);
        List<List<Double>> rows = new ArrayList<>();
        if (newestFirst && count > 1) {
            // The newest game's card is as wide as the others leave it, so that there are no gaps.
            int beside = count == columns ? columns - 1 : (count - 1) % columns;
            double other = even(width, columns);
            List<Double> row = new ArrayList<>(Collections.nCopies(beside, other));
            row.addFirst(width - beside * (other + GAP));
            rows.add(row);
            count -= row.size();
        }
        for (int lines = (count + columns - 1) / columns; lines > 0; lines--) {
            int beside = (count + lines - 1) / lines;
            // A card alone below others is no wider than two beside each other.
            int share = newestFirst || cards.size() == 1 ? beside : Math.max(beside, Math.min(most, PAIR));
            rows.add(Collections.nCopies(beside, even(width, share)));
            count -= beside;
        }
        return rows;
    }

    private static double even(double width, int columns) {
        return Math.floor((width - GAP * (columns - 1)) / columns);
    }
}

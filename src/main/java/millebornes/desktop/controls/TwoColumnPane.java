package millebornes.desktop.controls;

import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.Sizes;

/// Two parts of a page side by side, or one below the other if the window is too narrow or the text too large.
public final class TwoColumnPane extends Pane {

    private static final double GAP = Sizes.GAP;

    private final Region left;
    private final Region right;
    private final double share;
    private final Region below;
    private final DoubleProperty leastHeight = new SimpleDoubleProperty(this, "leastHeight");
    private boolean rightFirst;
    private boolean isStacked;

    /// @param share the preferred share of the left part, 0 to 1; neither part becomes narrower than its least width
    public TwoColumnPane(Region left, Region right, double share) {
        this(left, right, share, new Region());
        getChildren().setAll(left, right);
    }

    /// @param below a third part, below the two others over the whole width
    public TwoColumnPane(Region left, Region right, double share, Region below) {
        super(left, right, below);
        this.below = below;
        this.left = left;
        this.right = right;
        this.share = share;
        setMinWidth(0);
        leastHeight.subscribe(this::requestLayout);
    }

    /// Two parts one below the other, at every width. The lower one takes the remaining height.
    public static TwoColumnPane stacked(Region upper, Region lower) {
        TwoColumnPane pane = new TwoColumnPane(upper, lower, 1);
        pane.isStacked = true;
        return pane;
    }

    /// Puts the right part above the left one where there is room for one column only.
    public void rightFirst() {
        rightFirst = true;
    }

    /// Lets the parts that are seen first fill the visible height of a pane: both if they are side by side, otherwise the
    /// upper one.
    ///
    /// @param most the visible height, in px, from which there is room for other parts, too
    public void fillFirst(ScrollPane pane, double most) {
        Insets around = getInsets();
        leastHeight.bind(pane.viewportBoundsProperty().map(shown -> {
            double room = shown.getHeight() - around.getTop() - around.getBottom();
            return room < most ? Math.max(0, room) : 0;
        }));
    }

    /// The parts that end each where its own line is cut: all, if two of them are side by side; otherwise none.
    List<Region> columns() {
        return besideEachOther(inner(getWidth())) ? List.of(left, right, below) : List.of();
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        Insets around = getInsets();
        return around.getLeft() + left.minWidth(-1) + GAP + right.minWidth(-1) + around.getRight();
    }

    @Override
    protected double computeMinHeight(double width) {
        Insets around = getInsets();
        double inner = inner(width < 0 ? getWidth() : width);
        if (!besideEachOther(inner)) {
            return computePrefHeight(width);
        }
        double wide = leftWidth(inner);
        return around.getTop()
                + Math.max(leastHeight.get(), Math.max(left.minHeight(wide), right.minHeight(inner - GAP - wide)))
                + heightBelow(inner)
                + around.getBottom();
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double inner = inner(width < 0 ? prefWidth(-1) : width);
        double margins = around.getTop() + around.getBottom() + heightBelow(inner);
        if (!besideEachOther(inner)) {
            Region second = rightFirst ? left : right;
            return margins + heightAbove(inner) + GAP + height(second, inner);
        }
        double wide = leftWidth(inner);
        double high = Math.max(left.prefHeight(wide), right.prefHeight(inner - GAP - wide));
        return margins + Math.max(leastHeight.get(), high);
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double inner = inner(getWidth());
        double x = around.getLeft();
        double y = around.getTop();
        double last = heightBelow(inner);
        double height = getHeight() - y - around.getBottom() - last;
        if (besideEachOther(inner)) {
            double wide = leftWidth(inner);
            left.resizeRelocate(x, y, wide, height);
            right.resizeRelocate(x + wide + GAP, y, inner - wide - GAP, height);
        } else {
            Region first = rightFirst ? right : left;
            Region second = rightFirst ? left : right;
            double above = heightAbove(inner);
            double rest = isStacked ? height - above - GAP : 0;
            first.resizeRelocate(x, y, inner, above);
            second.resizeRelocate(x, y + above + GAP, inner, Math.max(rest, height(second, inner)));
        }
        below.resizeRelocate(x, getHeight() - around.getBottom() - last + GAP, inner, last - GAP);
    }

    /// The height of the third part with the gap above it, or 0 if there is none.
    private double heightBelow(double inner) {
        return below.getParent() == null ? 0 : GAP + below.prefHeight(inner);
    }

    /// The height of the upper part.
    private double heightAbove(double inner) {
        return Math.max(leastHeight.get(), height(rightFirst ? right : left, inner));
    }

    private static double height(Region part, double width) {
        return Math.max(part.minHeight(width), part.prefHeight(width));
    }

    private double inner(double width) {
        return width - getInsets().getLeft() - getInsets().getRight();
    }

    private boolean besideEachOther(double inner) {
        return !isStacked && left.minWidth(-1) + GAP + right.minWidth(-1) <= inner;
    }

    private double leftWidth(double inner) {
        double most = inner - GAP - right.minWidth(-1);
        // A whole number of px: a grid of fractional width breaks its lines elsewhere when it is measured.
        return Math.floor(Math.clamp((inner - GAP) * share, Math.min(left.minWidth(-1), most), most));
    }
}

package millebornes.desktop.result;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The foot of the page: the button to continue at its right, and the other exits in as many lines as the remaining
/// width needs.
final class ResultFootPane extends Pane {

    private final FlowPane ways;
    private final Region on;

    ResultFootPane(FlowPane ways, Region on) {
        super(ways, on);
        this.ways = ways;
        this.on = on;
        setPadding(new Insets(Sizes.GAP, 2 * Sizes.GAP, Sizes.GAP, 2 * Sizes.GAP));
        setMinHeight(Region.USE_PREF_SIZE);
        getStyleClass().add(StyleClasses.FOOT);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        double high = Math.max(ways.prefHeight(rest(width < 0 ? getWidth() : width)), on.prefHeight(-1));
        return around.getTop() + high + around.getBottom();
    }

    @Override
    protected void layoutChildren() {
        Insets around = getInsets();
        double high = getHeight() - around.getTop() - around.getBottom();
        double wide = Math.ceil(on.prefWidth(-1));
        double tall = on.prefHeight(-1);
        ways.resizeRelocate(around.getLeft(), around.getTop(), rest(getWidth()), high);
        on.resizeRelocate(getWidth() - around.getRight() - wide, around.getTop() + (high - tall) / 2, wide, tall);
    }

    private double rest(double width) {
        Insets around = getInsets();
        double taken = around.getLeft() + around.getRight() + Math.ceil(on.prefWidth(-1)) + Sizes.SMALL_GAP;
        return Math.max(0, width - taken);
    }
}

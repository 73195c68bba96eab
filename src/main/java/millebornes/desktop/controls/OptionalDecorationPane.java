package millebornes.desktop.controls;

import javafx.geometry.Orientation;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A decoration that takes the remaining height of a column, and is hidden if that is too small.
public final class OptionalDecorationPane extends StackPane {

    private final Region view;
    private final double least;
    private final double tallest;

    /// @param view at least `least` px high
    public OptionalDecorationPane(Region view, double least) {
        this(view, least, Double.POSITIVE_INFINITY);
    }

    /// @param view at least `least` px high
    /// @param tallest the greatest height as a multiple of the width
    public OptionalDecorationPane(Region view, double least, double tallest) {
        this.view = view;
        this.least = least;
        this.tallest = tallest;
        getChildren().setAll(view);
        setMinHeight(0);
        setPrefHeight(0);
        setMouseTransparent(true);
        VBox.setVgrow(this, Priority.ALWAYS);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMaxHeight(double width) {
        return tallest == Double.POSITIVE_INFINITY
                ? Double.MAX_VALUE
                : Math.floor((width < 0 ? getWidth() : width) * tallest);
    }

    @Override
    protected void layoutChildren() {
        view.setVisible(getHeight() >= least);
        super.layoutChildren();
    }
}

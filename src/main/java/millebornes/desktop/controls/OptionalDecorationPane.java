package millebornes.desktop.controls;

import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A decoration that takes the remaining height of a column, and is hidden if that is too small.
public final class OptionalDecorationPane extends StackPane {

    private final Region view;
    private final double least;

    /// @param view at least `least` px high
    public OptionalDecorationPane(Region view, double least) {
        this.view = view;
        this.least = least;
        getChildren().setAll(view);
        setMinHeight(0);
        setPrefHeight(0);
        setMaxHeight(Double.MAX_VALUE);
        setMouseTransparent(true);
        VBox.setVgrow(this, Priority.ALWAYS);
    }

    @Override
    protected void layoutChildren() {
        view.setVisible(getHeight() >= least);
        super.layoutChildren();
    }
}

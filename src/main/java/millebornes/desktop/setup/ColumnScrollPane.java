package millebornes.desktop.setup;

import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.StyleClasses;

/// A column that scrolls vertically if necessary, and otherwise fills the available height. Its width and preferred
/// height are those of its content.
final class ColumnScrollPane extends ScrollPane {

    private static final double BAR = 8;

    /// The height of the fade, and the least hidden height that it shows, in px.
    private static final double FADE = 34;

    private static final double LEAST_HIDDEN = 4;

    private final Region column;

    ColumnScrollPane(Region column) {
        super(column);
        this.column = column;
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    /// This pane below a fade, which shows that the column goes on below its lower edge.
    StackPane fading() {
        Region fade = new Region();
        fade.getStyleClass().add(StyleClasses.SCROLL_FADE);
        fade.setMouseTransparent(true);
        fade.setMinHeight(FADE);
        fade.setMaxHeight(FADE);
        fade.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        this::goesOn, column.heightProperty(), viewportBoundsProperty(), vvalueProperty()));
        StackPane.setAlignment(fade, Pos.BOTTOM_CENTER);
        StackPane.setMargin(fade, new Insets(0, BAR, 0, 0));
        return new StackPane(this, fade);
    }

    private boolean goesOn() {
        double hidden = column.getHeight() - getViewportBounds().getHeight();
        return hidden > LEAST_HIDDEN && (1 - getVvalue()) * hidden > LEAST_HIDDEN;
    }

    @Override
    protected double computeMinWidth(double height) {
        return column.minWidth(-1) + BAR;
    }

    @Override
    protected double computePrefWidth(double height) {
        return column.prefWidth(-1) + BAR;
    }

    @Override
    protected double computePrefHeight(double width) {
        return column.prefHeight(width);
    }
}

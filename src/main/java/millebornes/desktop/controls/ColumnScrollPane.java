package millebornes.desktop.controls;

import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.StyleClasses;

/// A column that scrolls vertically if necessary, and otherwise fills the available height. Its width and preferred
/// height are those of its content.
public final class ColumnScrollPane extends ScrollPane {

    private static final double BAR = 8;

    /// The height of the fade, and the least hidden height that it shows, in px.
    private static final double FADE = 34;

    private static final double LEAST_HIDDEN = 4;

    private final Region column;

    public ColumnScrollPane(Region column) {
        super(column);
        this.column = column;
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    /// A pane of a panel below a fade, which shows that its content goes on below the lower edge.
    public static StackPane fading(ScrollPane pane) {
        Region content = (Region) pane.getContent();
        Region fade = new Region();
        fade.getStyleClass().add(StyleClasses.SCROLL_FADE);
        fade.setMouseTransparent(true);
        fade.setMinHeight(FADE);
        fade.setMaxHeight(FADE);
        fade.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> goesOn(pane, content),
                        content.heightProperty(),
                        pane.viewportBoundsProperty(),
                        pane.vvalueProperty()));
        StackPane.setAlignment(fade, Pos.BOTTOM_CENTER);
        StackPane.setMargin(fade, new Insets(0, BAR, 0, 0));
        return new StackPane(pane, fade);
    }

    private static boolean goesOn(ScrollPane pane, Region content) {
        double hidden = content.getHeight() - pane.getViewportBounds().getHeight();
        return hidden > LEAST_HIDDEN && (1 - pane.getVvalue()) * hidden > LEAST_HIDDEN;
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

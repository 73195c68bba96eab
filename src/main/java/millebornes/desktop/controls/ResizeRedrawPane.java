package millebornes.desktop.controls;

import javafx.scene.layout.Pane;

/// A pane that creates its shapes again whenever its size changes.
public abstract class ResizeRedrawPane extends Pane {

    private double drawnWidth = -1;
    private double drawnHeight = -1;

    /// Adds the shapes for the current size.
    protected abstract void draw();

    /// Creates the shapes again at the next layout, although the size is the same.
    protected final void redraw() {
        drawnWidth = -1;
        requestLayout();
    }

    @Override
    protected final void layoutChildren() {
        if (getWidth() == drawnWidth && getHeight() == drawnHeight) {
            return;
        }
        drawnWidth = getWidth();
        drawnHeight = getHeight();
        getChildren().clear();
        draw();
    }
}

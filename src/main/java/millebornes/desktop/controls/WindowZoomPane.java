package millebornes.desktop.controls;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import millebornes.desktop.theme.TextScale;

/// Holds a page and zooms it with the window: see [WindowZoomCalculator]. The page itself is laid out in px of the
/// design.
public final class WindowZoomPane extends Pane {

    private final StackPane page = new StackPane();
    private final Scale scale = new Scale();
    private final ReadOnlyDoubleWrapper zoom = new ReadOnlyDoubleWrapper(this, "zoom", 1);
    private TextScale text = TextScale.NORMAL;

    /// @param pages the first page, if there is one
    public WindowZoomPane(Node... pages) {
        page.setManaged(false);
        page.getTransforms().add(scale);
        page.getChildren().setAll(pages);
        getChildren().add(page);
        setMinSize(0, 0);
    }

    /// Sets the text size that decides the least size of pages.
    public void setTextScale(TextScale scaled) {
        text = scaled;
        requestLayout();
    }

    /// Replaces the current page. The next one has its size at once, so that it can lay itself out before its first frame.
    public void show(Node next) {
        page.getChildren().setAll(next);
        next.resize(page.getWidth(), page.getHeight());
    }

    /// Shows a node over the page, with the same zoom.
    public void showOver(Node above) {
        page.getChildren().add(above);
    }

    /// Hides a node that was shown over the page.
    public void hide(Node above) {
        page.getChildren().remove(above);
    }

    /// The current zoom.
    public ReadOnlyDoubleProperty zoomProperty() {
        return zoom.getReadOnlyProperty();
    }

    @Override
    protected void layoutChildren() {
        double factor = WindowZoomCalculator.of(getWidth(), getHeight(), text);
        scale.setX(factor);
        scale.setY(factor);
        page.resizeRelocate(0, 0, getWidth() / factor, getHeight() / factor);
        if (zoom.get() != factor) {
            zoom.set(factor);
            layAgain(page);
        }
    }

    /// Lays out all nodes again, so that pages take their snapshots at the current resolution in any case.
    private static void layAgain(Parent part) {
        part.requestLayout();
        part.getChildrenUnmodifiable().forEach(child -> {
            if (child instanceof Parent inner) {
                layAgain(inner);
            }
        });
    }
}

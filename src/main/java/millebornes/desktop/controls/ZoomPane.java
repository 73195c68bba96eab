package millebornes.desktop.controls;

import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;
import millebornes.desktop.theme.TextScale;

/// Holds a page and draws it as large as the window is: see [WindowZoomCalculator]. The page itself knows nothing of
/// it; it is laid out in px of the design.
public final class ZoomPane extends Pane {

    private final StackPane page = new StackPane();
    private final Scale scale = new Scale();
    private final ReadOnlyDoubleWrapper zoom = new ReadOnlyDoubleWrapper(this, "zoom", 1);
    private TextScale text = TextScale.NORMAL;

    /// @param pages the first page, if there is one already
    public ZoomPane(Node... pages) {
        page.setManaged(false);
        page.getTransforms().add(scale);
        page.getChildren().setAll(pages);
        getChildren().add(page);
        setMinSize(0, 0);
    }

    /// Gives pages the room that they need for text of that size.
    public void setTextScale(TextScale scaled) {
        text = scaled;
        requestLayout();
    }

    /// Shows a page in the place of the one before.
    public void show(Node next) {
        page.getChildren().setAll(next);
    }

    /// Shows something over the page, drawn as large as the page is.
    public void showOver(Node above) {
        page.getChildren().add(above);
    }

    /// Takes away what was shown over the page.
    public void hide(Node above) {
        page.getChildren().remove(above);
    }

    /// By how much everything is drawn larger now.
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

    /// Pictures are taken anew, as sharp as they are seen now, even where a page is as large as before.
    private static void layAgain(Parent part) {
        part.requestLayout();
        part.getChildrenUnmodifiable().forEach(child -> {
            if (child instanceof Parent inner) {
                layAgain(inner);
            }
        });
    }
}

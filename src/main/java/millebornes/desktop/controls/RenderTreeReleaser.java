package millebornes.desktop.controls;

import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;

/// Has the toolkit let go of what it has drawn of a page that was emptied.
///
/// For every node the toolkit keeps what is to be drawn, pictures and its own copies of them included. What of it is left it
/// finds out only of nodes that stand in a window, or of which a picture is taken: a page that is emptied because it leaves
/// the window would hold all that it has shown for as long as anybody may come back to it.
public final class RenderTreeReleaser {

    private static final Rectangle2D PIXEL = new Rectangle2D(0, 0, 1, 1);

    private RenderTreeReleaser() {}

    /// Does it as soon as the page has left its window. A page that stands in one again by then needs nothing.
    ///
    /// @param emptied a page without children
    public static void release(Parent emptied) {
        Platform.runLater(() -> {
            if (emptied.getScene() == null) {
                SnapshotParameters small = new SnapshotParameters();
                small.setViewport(PIXEL);
                emptied.snapshot(small, null);
            }
        });
    }
}

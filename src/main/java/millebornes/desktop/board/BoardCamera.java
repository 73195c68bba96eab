package millebornes.desktop.board;

import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.stage.Window;
import millebornes.desktop.geometry.CameraPath;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// Zooms in on a part of the board, by a transform of everything on it.
///
/// Every frame of a zoom draws the whole board again. A graphics card does that for windows of any size; without one,
/// in a window with too many pixels, the camera jumps to the close view.
final class BoardCamera {

    /// The greatest number of window pixels at which the camera zooms gradually without a graphics card. Larger windows
    /// would be drawn less than 25 times a second.
    static final double MOST_PIXELS = 2.5e6;

    private final Node board;
    private final Translate there = new Translate();
    private final Scale scale = new Scale();

    /// @param board a node whose scene gives the size of the window
    BoardCamera(Node board) {
        this.board = board;
    }

    /// Adds a node that is seen through the camera; its origin is the window's.
    void with(Node node) {
        node.getTransforms().setAll(there, scale);
    }

    /// Follows a driving car.
    ///
    /// @param share 0 for the whole board, 1 for the close view
    /// @param carPoint its position, in px of the window without zoom
    void look(CameraPath path, double share, Point carPoint) {
        Rect roomRect = path.room();
        Rect visibleRect = path.seen(zooms() ? share : Math.rint(share), carPoint);
        double zoom = roomRect.width() / visibleRect.width();
        scale.setX(zoom);
        scale.setY(zoom);
        there.setX(roomRect.x() - visibleRect.x() * zoom);
        there.setY(roomRect.y() - visibleRect.y() * zoom);
    }

    /// Shows the whole board at once.
    void rest() {
        scale.setX(1);
        scale.setY(1);
        there.setX(0);
        there.setY(0);
    }

    /// Whether the camera is zoomed in.
    boolean isNear() {
        return scale.getX() != 1;
    }

    private boolean zooms() {
        @Nullable Scene scene = board.getScene();
        @Nullable Window window = scene == null ? null : scene.getWindow();
        double sharp = window == null ? 1 : window.getOutputScaleX() * window.getOutputScaleY();
        return scene == null
                || scene.getWidth() * scene.getHeight() * sharp <= MOST_PIXELS
                || Platform.isSupported(ConditionalFeature.SCENE3D);
    }
}

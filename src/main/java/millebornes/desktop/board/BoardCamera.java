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

/// Shows a part of the board larger, by a transform of everything that lies on it.
///
/// Every frame of a zoom draws the whole board again. A graphics card does that for windows of any size; without one the
/// camera cuts to the near view where the window has too many pixels.
final class BoardCamera {

    /// Without a graphics card a window of more pixels is drawn fewer than 25 times a second.
    static final double MOST_PIXELS = 2.5e6;

    private final Node board;
    private final Translate there = new Translate();
    private final Scale scale = new Scale();

    /// @param board stands where the size of the window is known
    BoardCamera(Node board) {
        this.board = board;
    }

    /// Has a node seen through the camera; its own corner lies in the window's.
    void with(Node node) {
        node.getTransforms().setAll(there, scale);
    }

    /// Looks at a car that drives.
    ///
    /// @param share 0 for all of the board, 1 for the near view
    /// @param carPoint where it is, in px of the window seen from afar
    void look(CameraPath path, double share, Point carPoint) {
        Rect roomRect = path.room();
        Rect seenRect = path.seen(zooms() ? share : Math.rint(share), carPoint);
        double zoom = roomRect.width() / seenRect.width();
        scale.setX(zoom);
        scale.setY(zoom);
        there.setX(roomRect.x() - seenRect.x() * zoom);
        there.setY(roomRect.y() - seenRect.y() * zoom);
    }

    /// Shows all of the board at once.
    void rest() {
        scale.setX(1);
        scale.setY(1);
        there.setX(0);
        there.setY(0);
    }

    /// Whether the board is seen larger than it is.
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

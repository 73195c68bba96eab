package millebornes.desktop.tabletop.flight;

import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.tabletop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The table as it stands, as one picture laid over it: while something large moves above it, nothing below is drawn
/// again in every frame. The toolkit draws nothing that lies below an opaque rectangle.
final class StandingTableNode extends Group {

    private StandingTableNode(Image picture, Rect room) {
        Rectangle opaque = new Rectangle(room.x(), room.y(), room.width(), room.height());
        opaque.setFill(Color.BLACK);
        ImageView view = new ImageView(picture);
        view.setX(room.x());
        view.setY(room.y());
        view.setFitWidth(room.width());
        view.setFitHeight(room.height());
        getChildren().addAll(opaque, view);
        setMouseTransparent(true);
    }

    /// Takes the picture; beside the toolkit's thread, where a table is rehearsed, the call waits for that.
    ///
    /// @param table whose own corner lies in the window's
    /// @param air what is above the table and not pictured
    /// @param room what is pictured, in px of the window
    static StandingTableNode of(Node table, Node air, Rect room) {
        Image picture = Platform.isFxApplicationThread()
                ? picture(table, air, room)
                : CompletableFuture.supplyAsync(() -> picture(table, air, room), Platform::runLater)
                        .join();
        return new StandingTableNode(picture, room);
    }

    private static Image picture(Node table, Node air, Rect room) {
        double sharp = NodeSnapshot.pixelsPerUnit(table);
        @Nullable Scene window = table.getScene();
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(window == null ? Color.TRANSPARENT : window.getFill());
        how.setTransform(Transform.scale(sharp, sharp));
        how.setViewport(new Rectangle2D(
                room.x() * sharp, room.y() * sharp, Math.ceil(room.width() * sharp), Math.ceil(room.height() * sharp)));
        air.setVisible(false);
        try {
            return table.snapshot(how, null);
        } finally {
            air.setVisible(true);
        }
    }
}

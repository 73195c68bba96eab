package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.tabletop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The table as it stands, as one picture laid over it: while something large moves above it, nothing below is drawn
/// again in every frame. The toolkit draws nothing that lies below an opaque rectangle.
public final class StandingTableNode extends Group {

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

    /// Takes the picture.
    ///
    /// @param table whose own corner lies in the window's
    /// @param air what is above the table and not pictured
    /// @param room what is pictured, in px of the window
    public static StandingTableNode of(Node table, Node air, Rect room) {
        double sharp = NodeSnapshot.pixelsPerUnit(table);
        @Nullable Scene window = table.getScene();
        air.setOpacity(0);
        try {
            Image picture = NodeSnapshot.ofPart(
                    table,
                    room,
                    (int) Math.ceil(room.width() * sharp),
                    (int) Math.ceil(room.height() * sharp),
                    window == null ? Color.TRANSPARENT : window.getFill());
            return new StandingTableNode(picture, room);
        } finally {
            air.setOpacity(1);
        }
    }
}

package millebornes.desktop.board;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.StandingTableNode;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// What is seen above all of a board, and the night that falls over the board for it.
///
/// While it is dark the board is a picture of itself, for all of it darkens in every frame and nothing on it moves.
final class BoardSkyNode extends Group {

    private final PictureCache pictures;
    private final Parent board;
    private final Supplier<Rect> room;
    private final Group lights = new Group();
    private final Group standing = new Group();
    private @Nullable Rectangle night;

    /// @param board on which this is
    /// @param room what is seen of it, in its own units
    /// @param toRoom from the units of what is shown to those of the board
    BoardSkyNode(PictureCache pictures, Parent board, Supplier<Rect> room, List<? extends Transform> toRoom) {
        this.pictures = pictures;
        this.board = board;
        this.room = room;
        lights.getTransforms().addAll(toRoom);
        getChildren().addAll(standing, lights);
        setMouseTransparent(true);
    }

    /// Shows something.
    void show(Node light) {
        lights.getChildren().add(light);
    }

    /// Lets night fall over the board, which must be seen from afar and stand still.
    ///
    /// @param share 0 for day, 1 for a board in nothing but that colour
    void darken(Color color, double share) {
        if (night == null) {
            night = GeometryShapeFactory.box(room.get(), 0, color);
            StandingTableNode standingTable = StandingTableNode.of(pictures, board, this, room.get());
            if (standingTable != null) {
                standing.getChildren().add(standingTable.covering(board, this));
            }
            standing.getChildren().add(night);
        }
        night.setOpacity(share);
    }

    /// The board is seen again as it is, in the light of day.
    void lift() {
        standing.getChildren().clear();
        night = null;
    }

    /// Shows something no more.
    void remove(Node light) {
        lights.getChildren().remove(light);
    }
}

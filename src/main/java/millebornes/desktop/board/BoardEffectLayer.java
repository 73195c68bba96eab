package millebornes.desktop.board;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.TableFreezeFrameNode;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The layer for fireworks and other lights above a whole board, which can darken the board below.
final class BoardEffectLayer extends Group {

    private final PictureCache pictures;
    private final Parent board;
    private final Supplier<Rect> room;
    private final Group lights = new Group();
    private final Group standing = new Group();
    private final List<? extends Transform> toRoom;
    private @Nullable Shape night;

    /// @param board the board below
    /// @param room the visible part of the board, in the board's own units
    /// @param toRoom the transform from the units of the shown nodes to those of the board
    BoardEffectLayer(PictureCache pictures, Parent board, Supplier<Rect> room, List<? extends Transform> toRoom) {
        this.pictures = pictures;
        this.board = board;
        this.room = room;
        this.toRoom = toRoom;
        lights.getTransforms().addAll(toRoom);
        getChildren().addAll(standing, lights);
        setMouseTransparent(true);
    }

    /// Adds a node to this layer.
    void show(Node light) {
        lights.getChildren().add(light);
    }

    /// Darkens the board, which must be unzoomed and at rest.
    ///
    /// @param share 0 for day, 1 for a board entirely in that colour
    /// @param spots the rooms that stay bright, each a circle, in the units of the shown nodes
    void darken(Color color, double share, List<Rect> spots) {
        if (night == null) {
            night = GeometryShapeFactory.box(room.get(), 0, color);
            for (Rect spotRect : spots) {
                Circle hole =
                        new Circle(spotRect.centre().x(), spotRect.centre().y(), spotRect.width() / 2);
                hole.getTransforms().addAll(toRoom);
                night = Shape.subtract(night, hole);
            }
            night.setFill(color);
            TableFreezeFrameNode standingTable = TableFreezeFrameNode.of(pictures, board, this, room.get());
            if (standingTable != null) {
                standing.getChildren().add(standingTable.covering(board, this));
            }
            standing.getChildren().add(night);
        }
        night.setOpacity(share);
    }

    /// Ends the darkness, and shows the board itself again.
    void lift() {
        standing.getChildren().clear();
        night = null;
    }

    /// Removes a node from this layer.
    void remove(Node light) {
        lights.getChildren().remove(light);
    }
}

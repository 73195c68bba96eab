package millebornes.desktop.art;

import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.PictureCache.Picture;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// A snapshot of the table, laid over it during a large animation, so that nothing below is redrawn in every frame: the
/// toolkit draws nothing below an opaque rectangle.
public final class TableFreezeFrameNode extends Group {

    private TableFreezeFrameNode() {
        setMouseTransparent(true);
    }

    /// Hides all nodes that it covers, as long as it is shown: by itself the toolkit skips them only if the whole
    /// redrawn area is below something opaque.
    ///
    /// @param table the table of the snapshot
    /// @param air the layer above it
    public TableFreezeFrameNode covering(Parent table, Node air) {
        @Nullable Node clip = table.getClip();
        Bounds cut = clip == null ? table.getLayoutBounds() : clip.getBoundsInParent();
        List<Node> covered = table.getChildrenUnmodifiable().stream()
                .filter(part -> !part.equals(air) && part.getOpacity() == 1)
                .filter(part -> drawn(part).filter(room -> isBelow(room, cut)).isPresent())
                .toList();
        parentProperty().subscribe(parent -> covered.forEach(part -> part.setOpacity(parent == null ? 1 : 0)));
        return this;
    }

    /// The bounds of the visible parts of a node, in its parent's units; empty while it shows nothing. They can be much
    /// smaller than the node: a pane may be as large as the window and draw only a few things at its foot.
    private static Optional<Bounds> drawn(Node node) {
        if (!node.isVisible() || node.getBoundsInParent().isEmpty()) {
            return Optional.empty();
        }
        return node instanceof Pane pane && pane.getBackground() == null && pane.getBorder() == null
                ? pane.getChildrenUnmodifiable().stream()
                        .map(TableFreezeFrameNode::drawn)
                        .flatMap(Optional::stream)
                        .reduce(TableFreezeFrameNode::both)
                        .map(pane::localToParent)
                : Optional.of(node.getBoundsInParent());
    }

    private static Bounds both(Bounds one, Bounds other) {
        double left = Math.min(one.getMinX(), other.getMinX());
        double top = Math.min(one.getMinY(), other.getMinY());
        return new BoundingBox(
                left,
                top,
                Math.max(one.getMaxX(), other.getMaxX()) - left,
                Math.max(one.getMaxY(), other.getMaxY()) - top);
    }

    private boolean isBelow(Bounds part, Bounds cut) {
        Bounds room = getLayoutBounds();
        return room.getMinX() <= Math.max(part.getMinX(), cut.getMinX())
                && room.getMinY() <= Math.max(part.getMinY(), cut.getMinY())
                && room.getMaxX() >= Math.min(part.getMaxX(), cut.getMaxX())
                && room.getMaxY() >= Math.min(part.getMaxY(), cut.getMaxY());
    }

    /// Takes the snapshot, which is released when the node leaves its parent.
    ///
    /// @param table the table, whose origin is the window's
    /// @param air the layer above the table, which is left out
    /// @param roomRect the area of the snapshot, in px of the window
    /// @return null when too few pixels are left
    public static @Nullable TableFreezeFrameNode of(PictureCache pictures, Node table, Node air, Rect roomRect) {
        @Nullable Scene window = table.getScene();
        TableFreezeFrameNode snapshotNode = new TableFreezeFrameNode();
        air.setOpacity(0);
        Picture picture =
                pictures.standing(snapshotNode, table, roomRect, window == null ? Color.TRANSPARENT : window.getFill());
        air.setOpacity(1);
        if (picture == null) {
            return null;
        }
        Rectangle opaque = new Rectangle(roomRect.x(), roomRect.y(), roomRect.width(), roomRect.height());
        opaque.setFill(Color.BLACK);
        snapshotNode.getChildren().addAll(opaque, picture.view());
        snapshotNode.parentProperty().addListener((_, _, parent) -> {
            if (parent == null) {
                pictures.release(snapshotNode);
            }
        });
        return snapshotNode;
    }
}

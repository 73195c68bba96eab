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

/// The table as it stands, as one picture laid over it: while something large moves above it, nothing below is drawn
/// again in every frame. The toolkit draws nothing that lies below an opaque rectangle.
public final class StandingTableNode extends Group {

    private StandingTableNode() {
        setMouseTransparent(true);
    }

    /// Has nothing drawn of what is wholly below it, for as long as it lies there: by itself the toolkit leaves that out only
    /// where all that it draws anew is below something opaque.
    ///
    /// @param table that was pictured
    /// @param air what is above it
    public StandingTableNode covering(Parent table, Node air) {
        @Nullable Node clip = table.getClip();
        Bounds cut = clip == null ? table.getLayoutBounds() : clip.getBoundsInParent();
        List<Node> covered = table.getChildrenUnmodifiable().stream()
                .filter(part -> !part.equals(air) && part.getOpacity() == 1)
                .filter(part -> drawn(part).filter(room -> isBelow(room, cut)).isPresent())
                .toList();
        parentProperty().subscribe(parent -> covered.forEach(part -> part.setOpacity(parent == null ? 1 : 0)));
        return this;
    }

    /// Where something of a node is drawn, in its parent's units; nowhere while it shows nothing. A pane may be as large as the
    /// window and draw a few things at its foot.
    private static Optional<Bounds> drawn(Node node) {
        if (!node.isVisible() || node.getBoundsInParent().isEmpty()) {
            return Optional.empty();
        }
        return node instanceof Pane pane && pane.getBackground() == null && pane.getBorder() == null
                ? pane.getChildrenUnmodifiable().stream()
                        .map(StandingTableNode::drawn)
                        .flatMap(Optional::stream)
                        .reduce(StandingTableNode::both)
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

    /// Takes the picture, which is given up when the node leaves its parent.
    ///
    /// @param table whose own corner lies in the window's
    /// @param air what is above the table and not pictured
    /// @param roomRect what is pictured, in px of the window
    /// @return null when there are too few pixels left for it
    public static @Nullable StandingTableNode of(PictureCache pictures, Node table, Node air, Rect roomRect) {
        @Nullable Scene window = table.getScene();
        StandingTableNode standing = new StandingTableNode();
        air.setOpacity(0);
        Picture picture =
                pictures.standing(standing, table, roomRect, window == null ? Color.TRANSPARENT : window.getFill());
        air.setOpacity(1);
        if (picture == null) {
            return null;
        }
        Rectangle opaque = new Rectangle(roomRect.x(), roomRect.y(), roomRect.width(), roomRect.height());
        opaque.setFill(Color.BLACK);
        standing.getChildren().addAll(opaque, picture.view());
        standing.parentProperty().addListener((_, _, parent) -> {
            if (parent == null) {
                pictures.release(standing);
            }
        });
        return standing;
    }
}

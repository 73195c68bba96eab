package millebornes.desktop.table;

import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;

/// Dims the board but for a circle around one car.
final class SpotlightOverlay extends Group {

    private final ArtFactory art;

    public SpotlightOverlay(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
    }

    /// Dims the area around a circle.
    public void shine(Rect roomRect, Point point, double radius) {
        Circle pool = new Circle(point.x(), point.y(), radius);
        Shape veil =
                Shape.subtract(new Rectangle(roomRect.x(), roomRect.y(), roomRect.width(), roomRect.height()), pool);
        veil.setFill(art.palette().color(ColourRole.VEIL));
        Circle ring = new Circle(point.x(), point.y(), radius);
        ring.setFill(null);
        ring.setStroke(art.palette().color(ColourRole.PAPER));
        ring.setStrokeWidth(Sizes.RING);
        getChildren().setAll(veil, ring);
    }

    /// Removes the dimming.
    public void off() {
        getChildren().clear();
    }
}

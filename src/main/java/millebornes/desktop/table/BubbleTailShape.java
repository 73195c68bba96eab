package millebornes.desktop.table;

import javafx.scene.shape.Polygon;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;

/// The tail of a bubble; it points downwards.
final class BubbleTailShape extends Polygon {

    /// Its height, in px.
    static final double HEIGHT = 12;

    /// @param tipPoint the point that it points at; the bubble ends [#HEIGHT] above
    BubbleTailShape(ArtFactory art, Point tipPoint) {
        double bottom = tipPoint.y() - HEIGHT;
        getPoints()
                .setAll(
                        tipPoint.x() - HEIGHT,
                        bottom - 1,
                        tipPoint.x() + HEIGHT,
                        bottom - 1,
                        tipPoint.x(),
                        tipPoint.y());
        setFill(art.palette().color(ColourRole.PAPER));
        setMouseTransparent(true);
    }
}

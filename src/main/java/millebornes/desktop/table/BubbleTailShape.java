package millebornes.desktop.table;

import javafx.scene.shape.Polygon;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;

/// The tail of a plate with help, which points downwards at what the plate is about.
final class BubbleTailShape extends Polygon {

    /// The least height of a tail, in px.
    static final double HEIGHT = 14;

    private static final double HALF = 18;

    /// @param tipPoint the point that it points at
    /// @param bottom the lower edge of the plate
    BubbleTailShape(ArtFactory art, Point tipPoint, double bottom) {
        getPoints()
                .setAll(
                        tipPoint.x() - HALF,
                        bottom - 2,
                        tipPoint.x() + HALF,
                        bottom - 2,
                        tipPoint.x(),
                        Math.max(tipPoint.y(), bottom + HEIGHT));
        setFill(art.palette().color(ColourRole.PAPER));
        setMouseTransparent(true);
    }
}

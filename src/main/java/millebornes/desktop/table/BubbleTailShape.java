package millebornes.desktop.table;

import javafx.scene.shape.Polygon;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;

/// What a bubble points with, downwards.
final class BubbleTailShape extends Polygon {

    /// How high it is, in px.
    static final double HEIGHT = 12;

    /// @param tip where it points to; the bubble ends [#HEIGHT] above
    BubbleTailShape(ArtFactory art, Point tip) {
        double bottom = tip.y() - HEIGHT;
        getPoints().setAll(tip.x() - HEIGHT, bottom - 1, tip.x() + HEIGHT, bottom - 1, tip.x(), tip.y());
        setFill(art.palette().color(ColourRole.PAPER));
        setMouseTransparent(true);
    }
}

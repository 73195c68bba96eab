package millebornes.desktop.controls;

import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.StrokeLineJoin;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// A five-pointed star. Golden or as an outline it tells who begins; with an edge it is the symbol of a coup-fourré.
public final class StarIcon extends StackPane {

    private static final int POINTS = 5;
    private static final double INNER = 0.45;
    private static final double LINE = 2;
    private static final double EDGE_LINE = 1.2;

    private StarIcon(Polygon star) {
        super(star);
        setMouseTransparent(true);
    }

    /// The golden star of the player who begins.
    ///
    /// @param radius in px
    public static StarIcon full(Palette palette, double radius) {
        Polygon star = star(radius);
        star.setFill(palette.color(ColourRole.STAR_FIRST));
        return new StarIcon(star);
    }

    /// A star around the origin: the symbol of a coup-fourré.
    ///
    /// @param radius in px
    public static Polygon edged(Color fill, Color edge, double radius) {
        Polygon star = star(radius);
        star.setFill(fill);
        star.setStroke(edge);
        star.setStrokeWidth(EDGE_LINE);
        star.setStrokeLineJoin(StrokeLineJoin.ROUND);
        star.setMouseTransparent(true);
        return star;
    }

    /// The outline of a star, for every other player.
    ///
    /// @param radius in px
    public static StarIcon hollow(Palette palette, double radius) {
        Polygon star = star(radius);
        star.setFill(null);
        star.setStroke(palette.color(ColourRole.INK_2));
        star.setStrokeWidth(LINE);
        star.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return new StarIcon(star);
    }

    private static Polygon star(double radius) {
        Polygon star = new Polygon();
        for (int corner = 0; corner < 2 * POINTS; corner++) {
            double angle = Math.PI * corner / POINTS - Math.PI / 2;
            double reach = corner % 2 == 0 ? radius : radius * INNER;
            star.getPoints().addAll(reach * Math.cos(angle), reach * Math.sin(angle));
        }
        return star;
    }
}

package millebornes.desktop.result;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// The decoration of a promenade: flags on strings, and sun rays behind the winner.
final class FestiveDecor {

    private static final int FLAGS = 9;
    private static final double FLAG = 18;
    private static final double STRING = 2;
    private static final double SAG = 0.62;
    private static final double STRING_WIDTH = 400;
    private static final double STRING_DROP = 172;

    private static final int RAYS = 22;
    private static final double INNER = 0.42;
    private static final double RAY_SHARE = 0.42;

    private FestiveDecor() {}

    /// The colours of flags and confetti.
    static List<Color> colours(Palette palette) {
        return List.of(
                palette.color(ColourRole.RED),
                palette.color(ColourRole.HIGHLIGHT),
                palette.color(ColourRole.LINK),
                palette.color(ColourRole.CARD),
                palette.color(ColourRole.GO),
                palette.color(ColourRole.AMBER));
    }

    /// Strings of flags from the upper edge to both sides.
    ///
    /// @param unit the scale
    static Group flags(Palette palette, double width, double unit) {
        List<Color> colours = colours(palette);
        Group flags = new Group();
        for (int side = 0; side < 2; side++) {
            double edge = side == 0 ? 0 : width;
            double inwards = side == 0 ? 1 : -1;
            Point fromPoint = new Point(edge, STRING_DROP * unit);
            Point toPoint = new Point(edge + inwards * STRING_WIDTH * unit, -FLAG * unit);
            Point lowPoint = new Point(edge + inwards * STRING_WIDTH * SAG * unit, STRING_DROP * unit);
            QuadCurve string =
                    new QuadCurve(fromPoint.x(), fromPoint.y(), lowPoint.x(), lowPoint.y(), toPoint.x(), toPoint.y());
            string.setFill(null);
            string.setStroke(palette.color(ColourRole.CARD));
            string.setStrokeWidth(STRING * unit);
            flags.getChildren().add(string);
            for (int flag = 0; flag < FLAGS; flag++) {
                double share = (flag + 0.5) / FLAGS;
                Point point = fromPoint.towards(lowPoint, share).towards(lowPoint.towards(toPoint, share), share);
                double half = FLAG * unit / 2;
                Polygon cloth = new Polygon(
                        point.x() - half,
                        point.y(),
                        point.x() + half,
                        point.y() - inwards * half / 3,
                        point.x(),
                        point.y() + 2 * half);
                cloth.setFill(colours.get(flag % colours.size()));
                cloth.setStroke(palette.color(ColourRole.OUTLINE));
                flags.getChildren().add(cloth);
            }
        }
        flags.setMouseTransparent(true);
        return flags;
    }

    /// The rays of a rising sun, around the origin.
    static Group rays(Palette palette, double reach) {
        Group rays = new Group();
        Color light = palette.color(ColourRole.CARD, RAY_SHARE);
        for (int ray = 0; ray < RAYS; ray++) {
            Polygon shape = GeometryShapeFactory.ray(
                    new Point(0, 0), 2 * Math.PI * ray / RAYS, Math.PI / RAYS * 0.5, reach * INNER, reach, light);
            rays.getChildren().add(shape);
        }
        rays.setMouseTransparent(true);
        return rays;
    }
}

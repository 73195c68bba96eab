package millebornes.desktop.result;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import millebornes.desktop.art.FlagString;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// The decoration of a promenade: flags on strings, and sun rays behind the winner.
final class FestiveDecor {

    private static final double FLAG = 18;
    private static final double STRING = 2;
    private static final double SAG = 0.62;
    private static final double SLOPE = 1.0 / 6;
    private static final double STRING_WIDTH = 400;
    private static final double STRING_DROP = 172;

    private static final int RAYS = 22;
    private static final double INNER = 0.42;
    private static final double RAY_SHARE = 0.42;

    private FestiveDecor() {}

    /// Strings of flags from the upper edge to both sides.
    ///
    /// @param unit the scale
    static Group flags(Palette palette, double width, double unit) {
        Group flags = new Group();
        for (int side = 0; side < 2; side++) {
            double edge = side == 0 ? 0 : width;
            double inwards = side == 0 ? 1 : -1;
            FlagString string = new FlagString(
                    new Point(edge, STRING_DROP * unit),
                    new Point(edge + inwards * STRING_WIDTH * SAG * unit, STRING_DROP * unit),
                    new Point(edge + inwards * STRING_WIDTH * unit, -FLAG * unit),
                    FLAG * unit);
            flags.getChildren().add(string.draw(palette, ColourRole.CARD, STRING * unit, _ -> -inwards * SLOPE));
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

package millebornes.desktop.art;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// A string of flags between two points.
///
/// @param from the beginning
/// @param low the control point of the curve in which the string hangs
/// @param to the end
/// @param flag the height of a flag
public record FlagString(Point from, Point low, Point to, double flag) {

    private static final int FLAGS = 9;

    /// The colours of flags and confetti.
    public static List<Color> colours(Palette palette) {
        return List.of(
                palette.color(ColourRole.RED),
                palette.color(ColourRole.HIGHLIGHT),
                palette.color(ColourRole.LINK),
                palette.color(ColourRole.CARD),
                palette.color(ColourRole.GO),
                palette.color(ColourRole.AMBER));
    }

    /// Draws the string with its flags.
    ///
    /// @param slope by how much the right corner of a flag is below the left one, in heights of the flag; a function of
    ///     its place on the string, from 0 to 1
    public Group draw(Palette palette, ColourRole stringColour, double stringWidth, DoubleUnaryOperator slope) {
        List<Color> colours = colours(palette);
        QuadCurve string = new QuadCurve(from.x(), from.y(), low.x(), low.y(), to.x(), to.y());
        string.setFill(null);
        string.setStroke(palette.color(stringColour));
        string.setStrokeWidth(stringWidth);
        Group flags = new Group(string);
        for (int number = 0; number < FLAGS; number++) {
            double share = (number + 0.5) / FLAGS;
            Point point = from.towards(low, share).towards(low.towards(to, share), share);
            double half = flag / 2;
            Polygon cloth = new Polygon(
                    point.x() - half,
                    point.y(),
                    point.x() + half,
                    point.y() + flag * slope.applyAsDouble(share),
                    point.x(),
                    point.y() + flag);
            cloth.setFill(colours.get(number % colours.size()));
            cloth.setStroke(palette.color(ColourRole.OUTLINE));
            flags.getChildren().add(cloth);
        }
        return flags;
    }
}

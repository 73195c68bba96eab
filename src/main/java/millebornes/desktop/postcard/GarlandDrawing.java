package millebornes.desktop.postcard;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Draws a string of flags across the upper edge of a picture, in two swags that meet in the middle.
final class GarlandDrawing {

    private static final int FLAGS = 9;

    /// The share of a flag's height by which the ends of a swag, and its lowest point, are below the edge.
    private static final double END = 0.4;

    private static final double LOW = 3;
    private static final double NARROW = 0.42;
    private static final double TURN = 0.12;

    private GarlandDrawing() {}

    /// The string of flags, from the origin to the right.
    ///
    /// @param flag the height of a flag
    static Group of(ArtFactory art, double width, double flag) {
        Palette palette = art.palette();
        List<Paint> cloths = List.of(
                palette.color(ColourRole.RED),
                palette.color(ColourRole.HIGHLIGHT),
                palette.color(ColourRole.LINK),
                palette.color(ColourRole.CARD));
        Group garland = new Group();
        for (int swag = 0; swag < 2; swag++) {
            Point fromPoint = new Point(swag * width / 2, flag * END);
            Point lowPoint = new Point((swag + 0.5) * width / 2, flag * LOW);
            Point toPoint = new Point((swag + 1) * width / 2, flag * END);
            QuadCurve string =
                    new QuadCurve(fromPoint.x(), fromPoint.y(), lowPoint.x(), lowPoint.y(), toPoint.x(), toPoint.y());
            string.setFill(null);
            string.setStroke(palette.color(ColourRole.INK_2));
            garland.getChildren().add(string);
            for (int number = 0; number < FLAGS; number++) {
                double share = (number + 0.5) / FLAGS;
                Point point = fromPoint.towards(lowPoint, share).towards(lowPoint.towards(toPoint, share), share);
                double half = flag * NARROW;
                double turned = (share - 0.5) * flag * TURN * 2;
                Polygon cloth = new Polygon(
                        point.x() - half,
                        point.y() + turned,
                        point.x() + half,
                        point.y() - turned,
                        point.x(),
                        point.y() + flag);
                cloth.setFill(cloths.get((number + swag * FLAGS) % cloths.size()));
                garland.getChildren().add(cloth);
            }
        }
        return garland;
    }
}

package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Sun rays behind something festive, as on a poster: bold ones that spring open, and pale ones that reach far beyond
/// them.
final class RaysNode extends Group {

    private static final int RAYS = 16;
    private static final double FAR = 4;
    private static final double INNER = 0.4;
    private static final double SHORT = 0.86;
    private static final double PALE = 0.3;
    private static final double TURNED = 14;

    private final Scale size = new Scale();
    private final Rotate turn = new Rotate();

    /// @param point the centre of the rays
    /// @param reach the length of the bold ones, in the units of `point`
    RaysNode(Palette palette, Point point, double reach) {
        this(palette, point, reach, FAR * reach);
    }

    private RaysNode(Palette palette, Point point, double reach, double far) {
        Color yellow = palette.color(ColourRole.HIGHLIGHT);
        Color red = palette.color(ColourRole.RED_LIT);
        for (int ray = 0; ray < RAYS; ray += 2) {
            getChildren().add(ray(ray, reach, far, yellow.deriveColor(0, 1, 1, PALE)));
        }
        for (int ray = 0; ray < RAYS; ray++) {
            getChildren().add(ray(ray, reach * INNER, reach * (ray % 2 == 0 ? 1 : SHORT), ray % 2 == 0 ? yellow : red));
        }
        setLayoutX(point.x());
        setLayoutY(point.y());
        getTransforms().addAll(turn, size);
        setMouseTransparent(true);
    }

    /// The bold rays alone.
    static RaysNode near(Palette palette, Point point, double reach) {
        return new RaysNode(palette, point, reach, reach);
    }

    /// Shows the rays partly opened.
    ///
    /// @param open 0 for no rays, 1 for all of them
    void show(double open) {
        setVisible(open > 0);
        // A little too large at first, as everything that springs open.
        double large = open < 1 ? open * (1.5 - 0.5 * open) : 1;
        size.setX(large);
        size.setY(large);
        turn.setAngle(TURNED * open);
    }

    private static Polygon ray(int number, double inner, double outer, Color color) {
        double half = Math.PI / RAYS * 0.55;
        double middle = 2 * Math.PI * number / RAYS;
        Polygon ray = new Polygon(
                inner * Math.cos(middle - half * 0.7), inner * Math.sin(middle - half * 0.7),
                outer * Math.cos(middle - half), outer * Math.sin(middle - half),
                outer * Math.cos(middle + half), outer * Math.sin(middle + half),
                inner * Math.cos(middle + half * 0.7), inner * Math.sin(middle + half * 0.7));
        ray.setFill(color);
        return ray;
    }
}

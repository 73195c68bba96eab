package millebornes.desktop.tabletop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.constants.ColourRole;

/// The rays of a sun behind something that deserves it, as on a poster: they open, turn a little and fade.
final class SunburstNode extends Group {

    private static final int RAYS = 14;
    private static final double RADIUS = 128;
    private static final double INNER = 0.24;
    private static final double OPEN = 0.18;
    private static final double FADE = 0.72;
    private static final double TURNED = 34;
    private static final double SEEN = 0.9;

    private final Scale scale = new Scale();
    private final Rotate turn = new Rotate();

    SunburstNode(Palette palette, Point at) {
        List<Color> colors = List.of(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.RED_LIT));
        for (int ray = 0; ray < RAYS; ray++) {
            getChildren().add(ray(ray, colors.get(ray % 2)));
        }
        Circle sun = new Circle(RADIUS * 0.42, palette.color(ColourRole.PAPER));
        getChildren().add(sun);
        setLayoutX(at.x());
        setLayoutY(at.y());
        getTransforms().addAll(turn, scale);
        setMouseTransparent(true);
        setVisible(false);
    }

    /// Shows a moment.
    ///
    /// @param share from 0 to 1
    void show(double share) {
        boolean seen = share > 0 && share < 1;
        setVisible(seen);
        if (!seen) {
            return;
        }
        double open = Math.min(1, share / OPEN);
        // A little too large at first, as everything that springs open.
        double size = open < 1 ? open * (1.6 - 0.6 * open) : 1;
        double fade = share < FADE ? 1 : (1 - share) / (1 - FADE);
        scale.setX(size * (0.7 + 0.3 * fade));
        scale.setY(size * (0.7 + 0.3 * fade));
        turn.setAngle(TURNED * share);
        setOpacity(SEEN * fade);
    }

    private static Polygon ray(int number, Color color) {
        double half = Math.PI / RAYS * 0.55;
        double middle = 2 * Math.PI * number / RAYS;
        double outer = RADIUS * (number % 2 == 0 ? 1 : 0.82);
        double inner = RADIUS * INNER;
        Polygon ray = new Polygon(
                inner * Math.cos(middle - half * 0.5), inner * Math.sin(middle - half * 0.5),
                outer * Math.cos(middle - half), outer * Math.sin(middle - half),
                outer * Math.cos(middle + half), outer * Math.sin(middle + half),
                inner * Math.cos(middle + half * 0.5), inner * Math.sin(middle + half * 0.5));
        ray.setFill(color);
        return ray;
    }
}

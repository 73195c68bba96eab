package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Paper confetti that flies and falls. The position of each piece depends only on the time.
public final class ConfettiNode extends Group {

    private static final int SNIPPETS = 54;
    private static final long SEED = 20;
    private static final double LEAST = 6;
    private static final double MORE = 7;
    private static final double SPIN = 900;
    private static final double SWAY = 12;
    private static final double SWINGS = 9;

    /// The distance that confetti of usual size flies, in its own units, and the scale of raining confetti.
    private static final double REACH = 480;

    private static final double RAINING = 1.25;

    private final List<Snippet> snippets = new ArrayList<>();
    private final List<Rectangle> shapes = new ArrayList<>();

    /// A piece of confetti: its start, how far it flies across, up and down, its start as a share of the time, its
    /// rotation in degrees.
    private record Snippet(Point from, double across, double up, double fall, double start, double spin) {}

    private ConfettiNode(Palette palette, double unit) {
        List<Color> colors = List.of(
                palette.color(ColourRole.HIGHLIGHT),
                palette.color(ColourRole.RED),
                palette.color(ColourRole.GO),
                palette.color(ColourRole.LINK),
                palette.color(ColourRole.CARD));
        Random random = new Random(SEED);
        for (int snippet = 0; snippet < SNIPPETS; snippet++) {
            double width = (LEAST + MORE * random.nextDouble()) * unit;
            double height = width * (snippet % 3 == 0 ? 1 : 0.5);
            Rectangle shape = new Rectangle(-width / 2, -height / 2, width, height);
            if (snippet % 3 == 0) {
                shape.setArcWidth(width);
                shape.setArcHeight(width);
            }
            shape.setFill(colors.get(snippet % colors.size()));
            shape.setStroke(palette.color(ColourRole.OUTLINE));
            shape.setVisible(false);
            shapes.add(shape);
        }
        getChildren().addAll(shapes);
        setMouseTransparent(true);
    }

    /// Confetti that is thrown from one point.
    ///
    /// @param reach the distance that most of it flies, in the units of `fromPoint`
    public static ConfettiNode thrown(Palette palette, Point fromPoint, double reach) {
        ConfettiNode node = new ConfettiNode(palette, reach / REACH);
        Random random = new Random(SEED);
        for (int snippet = 0; snippet < SNIPPETS; snippet++) {
            double angle = 2 * Math.PI * snippet / SNIPPETS;
            double far = reach * (0.35 + 0.65 * random.nextDouble());
            node.snippets.add(new Snippet(
                    fromPoint,
                    far * Math.cos(angle),
                    far * 0.8 * Math.sin(angle),
                    reach * (0.5 + 0.4 * random.nextDouble()),
                    0,
                    SPIN * (random.nextDouble() - 0.5)));
        }
        return node;
    }

    /// Confetti that rains into a rectangle.
    public static ConfettiNode raining(Palette palette, Rect roomRect) {
        ConfettiNode node = new ConfettiNode(palette, RAINING);
        Random random = new Random(SEED);
        for (int snippet = 0; snippet < SNIPPETS; snippet++) {
            Point fromPoint =
                    new Point(roomRect.x() + roomRect.width() * random.nextDouble(), roomRect.y() - LEAST - MORE);
            node.snippets.add(new Snippet(
                    fromPoint,
                    0,
                    0,
                    roomRect.height() * 1.1,
                    0.45 * random.nextDouble(),
                    SPIN * (random.nextDouble() - 0.5)));
        }
        return node;
    }

    /// Shows a moment of the animation.
    ///
    /// @param share from 0 to 1; nothing is visible at either end
    public void show(double share) {
        for (int i = 0; i < shapes.size(); i++) {
            Snippet snippet = snippets.get(i);
            Rectangle shape = shapes.get(i);
            double age = (share - snippet.start) / (1 - snippet.start);
            boolean seen = age > 0 && age < 1;
            shape.setVisible(seen);
            if (seen) {
                double out = 1 - Math.pow(1 - age, 3);
                double down = snippet.up == 0 && snippet.across == 0 ? age : age * age;
                shape.setTranslateX(snippet.from.x() + snippet.across * out + SWAY * Math.sin(SWINGS * age + i) * age);
                shape.setTranslateY(snippet.from.y() + snippet.up * out + snippet.fall * down);
                shape.setRotate(snippet.spin * age);
                // Paper that turns over in the air is seen from its edge now and then.
                shape.setScaleY(0.25 + 0.75 * Math.abs(Math.cos(SWINGS * age + i)));
            }
        }
    }
}

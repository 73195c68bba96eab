package millebornes.desktop.setup;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// A box of the starting grid: a car from the side on a strip of road, behind its painted line. The strip fills the width,
/// so that boxes beside each other stand on one road.
final class StartingGridBox extends Pane {

    private static final double TINT = 0.24;

    /// The height of the road, at most and relative to the box and to the car, and of its edge, in px.
    private static final double ROAD = 34;

    private static final double CAR_SHARE = 0.17;

    private static final double ROAD_SHARE = 0.3;
    private static final double ROAD_EDGE = 3;

    /// The distance of the wheels from the lower edge, relative to the road.
    private static final double WHEELS = 0.42;

    /// The least distance of the car from the upper edge, in px.
    private static final double ABOVE = 4;

    /// The painted line: its width, its least and greatest distance from the car's bumper, and its distance from the edges
    /// of the road, and its slant.
    private static final double LINE = 4;

    private static final double LINE_AHEAD = 9;

    private static final double FARTHEST_AHEAD = 36;

    /// The share of the room beside a car that is ahead of it, up to the line.
    private static final double AHEAD = 1 / 6.0;

    private static final double LINE_MARGIN = Sizes.LABEL_GAP;
    private static final double SLANT = 8;

    /// The length of the line beside the car, relative to the car.
    private static final double BESIDE = 0.9;

    /// By how much the strip of a box without a ground reaches into the next one, so that no seam is seen between them.
    private static final double SEAM = 1;

    /// The half height of the shadow on the road, in px, and its opacity.
    private static final double SHADOW = 4;

    private static final double SHADE = 0.45;

    /// A box of the starting grid: its width, that of its car at most, and the room before the car for the mark of the
    /// player who begins, in px.
    enum BoxSize {
        OF_TWO(196, 160, 0),
        OF_FOUR(180, 136, 0),
        NARROW(122, 100, 0),
        LARGE_TEXT_OF_TWO(228, 184, 0),
        LARGE_TEXT(176, 132, 0),
        LOW(140, 72, Sizes.TARGET),
        /// as wide as the row
        ALONE(140, 280, 0);

        private final double width;
        private final double carWidth;
        private final double left;

        BoxSize(double width, double carWidth, double left) {
            this.width = width;
            this.carWidth = carWidth;
            this.left = left;
        }

        double width() {
            return width;
        }

        double carWidth() {
            return carWidth;
        }

        double left() {
            return left;
        }
    }

    private final double carWidth;
    private final double left;
    private final double beyond;
    private final Bounds bounds;
    private final Rectangle tint = new Rectangle();
    private final Rectangle edge = new Rectangle();
    private final Rectangle road = new Rectangle();
    private final Polyline line = new Polyline();
    private final Ellipse shadow = new Ellipse();
    private final Scale scale = new Scale();
    private final Translate place = new Translate();

    /// @param ground the colour that tints the ground, or null
    /// @param car its wheels on y = 0; it becomes a child
    /// @param carWidth of the car at most, in px
    /// @param left the room that stays free at the left, in px
    StartingGridBox(Palette palette, @Nullable Color ground, Node car, double carWidth, double left) {
        this.carWidth = carWidth;
        this.left = left;
        this.beyond = ground == null ? SEAM : 0;
        this.bounds = car.getLayoutBounds();
        tint.setFill(ground == null ? Color.TRANSPARENT : ground);
        tint.setOpacity(TINT);
        edge.setFill(palette.color(ColourRole.ROAD_EDGE));
        road.setFill(palette.color(ColourRole.ROAD));
        line.setStroke(palette.color(ColourRole.LANE));
        line.setStrokeWidth(LINE);
        line.setStrokeLineCap(StrokeLineCap.BUTT);
        shadow.setFill(palette.color(ColourRole.SHADOW, SHADE));
        Group placed = new Group(car);
        placed.getTransforms().addAll(place, scale);
        getChildren().addAll(tint, edge, road, line, shadow, placed);
        getChildren().forEach(child -> child.setManaged(false));
        setMinSize(0, 0);
        setMouseTransparent(true);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        double strip = Math.min(Math.max(ROAD, CAR_SHARE * carWidth), ROAD_SHARE * height);
        double wheels = height - strip * WHEELS;
        double factor = Math.min(carWidth / bounds.getWidth(), (wheels - ABOVE) / -bounds.getMinY());
        double half = bounds.getWidth() * factor / 2;
        double ahead = Math.clamp((width - left - 2 * half) * AHEAD, LINE_AHEAD, FARTHEST_AHEAD);
        // The car and the line ahead of it are in the middle together.
        double middle = left + (width - left - LINE_AHEAD) / 2;
        box(tint, 0, width, height);
        box(edge, height - strip - ROAD_EDGE, width + beyond, ROAD_EDGE);
        box(road, height - strip, width + beyond, strip);
        scale.setX(factor);
        scale.setY(factor);
        place.setX(middle - bounds.getCenterX() * factor);
        place.setY(wheels);
        shadow.setCenterX(middle);
        shadow.setCenterY(wheels);
        shadow.setRadiusX(half);
        shadow.setRadiusY(SHADOW);
        double near = height - LINE_MARGIN;
        double nose = Math.min(middle + half + ahead, width - LINE);
        line.getPoints()
                .setAll(
                        nose,
                        height - strip + LINE_MARGIN,
                        nose - SLANT,
                        near,
                        nose - SLANT - 2 * half * BESIDE - ahead,
                        near);
    }

    private static void box(Rectangle rectangle, double y, double width, double height) {
        rectangle.setY(y);
        rectangle.setWidth(width);
        rectangle.setHeight(height);
    }
}

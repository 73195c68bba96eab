package millebornes.desktop.school;

import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;

/// The progress in the school: a road with ten kilometre stones, of which those passed are shown, and a car at the
/// current position.
final class SchoolRoadPane extends ResizeRedrawPane {

    private static final int STONES = 10;
    private static final int STEP = 100;
    private static final double STONE_UNITS = 30;
    private static final double FOOT = 0.54;
    private static final double ROAD = 0.84;
    private static final double ROAD_WIDTH = 0.16;
    private static final double TO_COME = 0.45;
    private static final double CAR_HEIGHT_SHARE = 0.4;
    private static final double CAR_FOOT = 0.96;

    /// The margin before the car's first place, and half the last stone's width, as shares of this pane's height.
    private static final double RIM = 0.12;
    private static final double LAST_STONE_HALF = 0.25;

    private final ArtFactory art;
    private final int km;

    /// @param km from 0 to 1000
    SchoolRoadPane(ArtFactory art, int km, String spoken) {
        this.art = art;
        this.km = km;
        setId("school-road");
        getStyleClass().add(StyleClasses.PROGRESS);
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(spoken);
    }

    @Override
    protected void draw() {
        double foot = getHeight() * FOOT;
        double left = getHeight() / 2;
        double length = getWidth() - 2 * left;
        getChildren().addAll(road(left, left + length, ColourRole.ROAD_2));
        if (km > 0) {
            getChildren().add(road(left, left + length * km / (STONES * STEP), ColourRole.HIGHLIGHT));
        }
        for (int stone = 1; stone <= STONES; stone++) {
            getChildren().add(stone(stone, left + length * stone / STONES, foot));
        }
        getChildren().add(car(left + length));
    }

    private Line road(double from, double to, ColourRole role) {
        double middle = getHeight() * ROAD;
        Line road = new Line(from, middle, to, middle);
        road.setStroke(art.palette().color(role));
        road.setStrokeWidth(getHeight() * ROAD_WIDTH);
        road.setStrokeLineCap(StrokeLineCap.ROUND);
        return road;
    }

    private Node stone(int number, double x, double foot) {
        double size = getHeight() * 0.5 / STONE_UNITS;
        Group stone = new Group(art.scenery().stone(Integer.toString(number * STEP), size));
        stone.setOpacity(km >= number * STEP ? 1 : TO_COME);
        stone.getTransforms().add(new Translate(x, foot));
        return stone;
    }

    /// The car on the road: its tail at the beginning for 0 km, its nose at the last stone, at `end`, for 1000 km.
    private Node car(double end) {
        Group car = new Group(art.cars().side(Livery.A));
        double scale = getHeight() * CAR_HEIGHT_SHARE / car.getLayoutBounds().getHeight();
        double half = car.getLayoutBounds().getWidth() * scale / 2;
        double first = getHeight() * RIM + half;
        double last = end - getHeight() * LAST_STONE_HALF - half;
        double x = first + (last - first) * km / (STONES * STEP);
        car.getTransforms()
                .addAll(
                        new Translate(x, getHeight() * CAR_FOOT),
                        new Scale(scale, scale),
                        new Translate(
                                -car.getLayoutBounds().getCenterX(),
                                -car.getLayoutBounds().getMaxY()));
        return car;
    }
}

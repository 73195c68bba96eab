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

/// The progress in the school: a road with four milestones that count solved exercises, and a car at the current number.
final class SchoolRoadPane extends ResizeRedrawPane {

    private static final int STONES = 4;
    private static final double STONE_UNITS = 30;

    /// The height of a stone, and the places of its foot, of the road's middle and of the car's wheels, as shares of this
    /// pane's height.
    private static final double STONE = 0.54;

    private static final double FOOT = 0.58;
    private static final double ROAD = 0.84;
    private static final double ROAD_WIDTH = 0.16;
    private static final double CAR_HEIGHT_SHARE = 0.36;
    private static final double CAR_FOOT = 0.96;

    /// The margin before the car's first place, and half the last stone's width, as shares of this pane's height.
    private static final double RIM = 0.12;
    private static final double LAST_STONE_HALF = 0.26;

    private final ArtFactory art;
    private final int solved;
    private final int all;

    /// @param solved the number of solved exercises
    /// @param all the number of all exercises
    SchoolRoadPane(ArtFactory art, int solved, int all, String spoken) {
        this.art = art;
        this.solved = solved;
        this.all = all;
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
        if (solved > 0) {
            getChildren().add(road(left, left + length * solved / all, ColourRole.HIGHLIGHT));
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
        String solvedHere = Integer.toString(all * number / STONES);
        Group stone = new Group(art.scenery().stoneOfPage(solvedHere, getHeight() * STONE / STONE_UNITS));
        stone.getTransforms().add(new Translate(x, foot));
        return stone;
    }

    /// The car on the road: its tail at the beginning for no exercise, its nose at the last stone, at `end`, for all.
    private Node car(double end) {
        Group car = new Group(art.cars().side(Livery.A));
        double scale = getHeight() * CAR_HEIGHT_SHARE / car.getLayoutBounds().getHeight();
        double half = car.getLayoutBounds().getWidth() * scale / 2;
        double first = getHeight() * RIM + half;
        double last = end - getHeight() * LAST_STONE_HALF - half;
        double x = first + (last - first) * solved / all;
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

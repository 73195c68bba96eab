package millebornes.desktop.scores;

import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.CarOnRoadPane;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.records.PlayerStatistics;

/// The wins of all players, drawn as a road: a lane with a car for each player, and stones that count wins.
final class WinsRoadPane extends ResizeRedrawPane {

    private static final double STONE = 1.15;
    private static final double CAR_FILLS = 0.68;
    private static final double LARGEST_CAR = 1.5;

    /// The greatest share of the road's length that a car takes.
    private static final double CAR_TAKES = 0.28;

    /// The least length of the lanes, in px.
    static final double LEAST_WIDTH = 290;

    private static final double STONE_PITCH = 36;

    /// The place of the sun relative to the width, and the radii of its rings relative to the height of the sky.
    private static final double SUN_X = 0.62;

    private static final List<Double> SUN_RINGS = List.of(2.4, 1.5, 0.8);

    /// Half the width of a hill, relative to that of the landscape.
    private static final double HILL_WIDTH = 0.42;

    /// The height of the meadow beside the road, in px.
    private static final double MEADOW_EDGE = 6;

    private static final double TROPHY = 46;

    /// The room behind the finish, in px.
    private static final double FINISH = 66;

    /// The number of chequers across the road.
    private static final int CHEQUERS = 24;

    private final ScreenContext context;
    private final List<PlayerStatistics> scores;
    private final List<ScoreCar> cars;
    private final Palette palette;
    private final ArtFactory art;
    private final double head;
    private final int most;
    private final DoubleProperty start = new SimpleDoubleProperty(this, "start");

    /// @param cars one for each score
    /// @param head the height of the stones above the road, in px
    WinsRoadPane(ScreenContext context, List<PlayerStatistics> scores, List<ScoreCar> cars, double head) {
        this.context = context;
        this.scores = scores;
        this.cars = cars;
        this.palette = context.look().palette();
        this.art = context.art();
        this.most = Math.max(
                1, scores.stream().mapToInt(PlayerStatistics::wins).max().orElse(1));
        this.head = head;
        setMinWidth(0);
        setPrefSize(0, 0);
        start.subscribe(this::redraw);
        setAccessibleText(context.words().text("scores.chart.wins"));
    }

    /// The x where the lanes start, right of the names, in px.
    DoubleProperty startProperty() {
        return start;
    }

    @Override
    protected void draw() {
        getChildren().add(landscape());
        finish();
        stones();
        if (scores.stream().anyMatch(statistics -> statistics.wins() > 0)) {
            getChildren().add(trophy());
        }
        for (int place = 0; place < scores.size(); place++) {
            lane(place);
        }
    }

    /// The road, sky, sun and hills above it, and a meadow at its sides.
    private Group landscape() {
        double width = getWidth();
        Rectangle sky = new Rectangle(width, getHeight(), palette.color(ColourRole.SKY_1));
        Group landscape = new Group(sky);
        List<ColourRole> rings = List.of(ColourRole.SKY_2, ColourRole.SKY_3, ColourRole.SKY_4);
        for (int ring = 0; ring < rings.size(); ring++) {
            Circle circle = new Circle(SUN_X * width, head, SUN_RINGS.get(ring) * head);
            circle.setFill(palette.color(rings.get(ring)));
            landscape.getChildren().add(circle);
        }
        landscape.getChildren().addAll(hill(0.2, 0.5, ColourRole.MEADOW_2), hill(0.95, 0.34, ColourRole.MEADOW_1));
        Rectangle verge = new Rectangle(0, head - MEADOW_EDGE, width, getHeight() - head + MEADOW_EDGE);
        verge.setFill(palette.color(ColourRole.MEADOW_1));
        landscape.getChildren().addAll(verge, road());
        Rectangle frame = new Rectangle(width, getHeight());
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        landscape.setClip(frame);
        return landscape;
    }

    /// @param at the middle of the hill, and `high` its height, relative to the width and the height of the landscape
    private Ellipse hill(double at, double high, ColourRole role) {
        Ellipse hill = new Ellipse(at * getWidth(), head, HILL_WIDTH * getWidth(), high * head);
        hill.setFill(palette.color(role));
        return hill;
    }

    private Rectangle road() {
        Rectangle road = new Rectangle(0, head, getWidth(), getHeight() - head - MEADOW_EDGE);
        road.setFill(palette.color(ColourRole.ROAD));
        return road;
    }

    /// The chequered line that the car with the most wins has reached.
    private void finish() {
        double side = (getHeight() - head - MEADOW_EDGE) / CHEQUERS;
        for (int row = 0; row < CHEQUERS; row++) {
            for (int column = 0; column < 2; column++) {
                Rectangle chequer = new Rectangle(nose(most) + column * side, head + row * side, side, side);
                chequer.setFill(palette.color((row + column) % 2 == 0 ? ColourRole.SYMBOL_DARK : ColourRole.PAPER));
                getChildren().add(chequer);
            }
        }
    }

    /// The trophy behind the finish, above the road.
    private Node trophy() {
        DrawingPane trophy = new DrawingPane(art.ceremony().trophy(), TROPHY, TROPHY);
        trophy.resizeRelocate(getWidth() - TROPHY - Sizes.TINY_GAP, head - MEADOW_EDGE - TROPHY, TROPHY, TROPHY);
        return trophy;
    }

    private void stones() {
        double room = Math.max(STONE_PITCH, nose(most) - nose(0));
        int each = (int) Math.max(1, Math.ceil(most * STONE_PITCH / room));
        for (int wins = 0; wins <= most; wins += each) {
            Line joint = new Line(nose(wins), head, nose(wins), getHeight() - MEADOW_EDGE);
            joint.setStroke(palette.color(ColourRole.JOINT));
            Group stone = art.scenery().stoneOfPage(context.words().number(wins), STONE);
            stone.setTranslateX(nose(wins));
            stone.setTranslateY(head);
            getChildren().addAll(joint, stone);
        }
    }

    private void lane(int place) {
        PlayerStatistics statistics = scores.get(place);
        double middle = head + (place + 0.5) * lane();
        if (place > 0) {
            getChildren().add(CarOnRoadPane.line(palette, Sizes.TIGHT_PADDING, nose(most), middle - lane() / 2));
        }
        Node car = car(cars.get(place));
        car.setTranslateX(nose(statistics.wins()) - carScale() * Sizes.CAR_LENGTH / 2);
        car.setTranslateY(middle);
        getChildren().add(car);
    }

    private Node car(ScoreCar ownCar) {
        Group car = new Group(art.cars().car(ownCar.livery(), ownCar.outfit()));
        car.getTransforms().add(new Scale(carScale(), carScale()));
        return car;
    }

    /// The x of the front of a car with that number of wins, in px; a car without any is wholly on the road, too.
    private double nose(int wins) {
        double first = start.get() + carScale() * Sizes.CAR_LENGTH + Sizes.TIGHT_PADDING;
        double end = getWidth() - FINISH;
        return first + (end - first) * wins / most;
    }

    private double lane() {
        return (getHeight() - head) / scores.size();
    }

    private double carScale() {
        return Math.min(
                Math.min(LARGEST_CAR, CAR_FILLS * lane() / Sizes.CAR_WIDTH),
                CAR_TAKES * (getWidth() - start.get()) / Sizes.CAR_LENGTH);
    }
}

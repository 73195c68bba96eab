package millebornes.desktop.scores;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.CarOnRoadPane;
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

    private static final double LEAST_WIDTH = 290;
    private static final double STONE_PITCH = 36;

    private final ScreenContext context;
    private final List<PlayerStatistics> scores;
    private final List<ScoreCar> cars;
    private final Palette palette;
    private final ArtFactory art;
    private final double head;
    private final int most;

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
        setMinWidth(LEAST_WIDTH);
        setPrefSize(LEAST_WIDTH, 0);
        setAccessibleText(context.words().text("scores.chart.wins"));
    }

    @Override
    protected void draw() {
        Rectangle road = new Rectangle(0, head, getWidth(), getHeight() - head);
        road.setArcWidth(2 * Sizes.TILE_RADIUS);
        road.setArcHeight(2 * Sizes.TILE_RADIUS);
        road.setFill(palette.color(ColourRole.ROAD));
        road.setStroke(palette.color(ColourRole.OUTLINE));
        getChildren().add(road);
        stones();
        for (int place = 0; place < scores.size(); place++) {
            lane(place);
        }
    }

    private void stones() {
        double room = Math.max(STONE_PITCH, nose(most) - nose(0));
        int each = (int) Math.max(1, Math.ceil(most * STONE_PITCH / room));
        for (int wins = 0; wins <= most; wins += each) {
            Line joint = new Line(nose(wins), head, nose(wins), getHeight());
            joint.setStroke(palette.color(ColourRole.JOINT));
            Group stone = art.scenery().stone(context.words().number(wins), STONE);
            stone.setTranslateX(nose(wins));
            stone.setTranslateY(head);
            getChildren().addAll(joint, stone);
        }
    }

    private void lane(int place) {
        PlayerStatistics statistics = scores.get(place);
        double middle = head + (place + 0.5) * lane();
        if (place > 0) {
            getChildren()
                    .add(CarOnRoadPane.line(
                            palette, Sizes.TIGHT_PADDING, getWidth() - Sizes.TIGHT_PADDING, middle - lane() / 2));
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
        double start = carScale() * Sizes.CAR_LENGTH + Sizes.TIGHT_PADDING;
        double end = getWidth() - 2 * Sizes.TIGHT_PADDING;
        return start + (end - start) * wins / most;
    }

    private double lane() {
        return (getHeight() - head) / scores.size();
    }

    private double carScale() {
        return Math.min(
                Math.min(LARGEST_CAR, CAR_FILLS * lane() / Sizes.CAR_WIDTH), CAR_TAKES * getWidth() / Sizes.CAR_LENGTH);
    }
}

package millebornes.desktop.scores;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.CarOnRoadPane;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.records.PlayerStatistics;
import millebornes.words.PlayerNames;

/// A chart of the wins by name, drawn as a road: a lane with a car for each player, and stones that count wins.
final class WinsChart extends ResizeRedrawPane {

    private static final double LEAST_LANE = 44;
    private static final double MOST_LANE = 128;
    private static final double STONES = 46;
    private static final double STONE = 1.15;
    private static final double CAR_FILLS = 0.68;
    private static final double LARGEST_CAR = 1.5;
    /// The greatest share of the road's length that a car takes.
    private static final double CAR_TAKES = 0.28;

    private static final double LEAST_WIDTH = 290;
    private static final double MOST_NAME = 0.34;
    private static final double STONE_PITCH = 36;

    private final ScreenContext context;
    private final List<PlayerStatistics> scores;
    private final List<ScoreCar> cars;
    private final Palette palette;
    private final ArtFactory art;
    private final int most;

    /// @param cars one for each score
    WinsChart(ScreenContext context, List<PlayerStatistics> scores, List<ScoreCar> cars) {
        this.context = context;
        this.scores = scores;
        this.cars = cars;
        this.palette = context.look().palette();
        this.art = context.art();
        this.most = Math.max(
                1, scores.stream().mapToInt(PlayerStatistics::wins).max().orElse(1));
        double height = Sizes.TIGHT_PADDING + STONES + scores.size() * LEAST_LANE;
        setMinSize(LEAST_WIDTH, height);
        setMaxHeight(Sizes.TIGHT_PADDING + STONES + scores.size() * MOST_LANE);
        setAccessibleText(context.words().text("scores.chart.wins"));
    }

    @Override
    protected void draw() {
        double left = nameWidth() + Sizes.TIGHT_PADDING;
        Rectangle road = new Rectangle(left, STONES, getWidth() - left, scores.size() * lane());
        road.setArcWidth(2 * Sizes.TILE_RADIUS);
        road.setArcHeight(2 * Sizes.TILE_RADIUS);
        road.setFill(palette.color(ColourRole.ROAD));
        road.setStroke(palette.color(ColourRole.OUTLINE));
        getChildren().add(road);
        stones(left);
        for (int place = 0; place < scores.size(); place++) {
            lane(left, place);
        }
    }

    private void stones(double left) {
        double room = Math.max(STONE_PITCH, nose(left, most) - nose(left, 0));
        int each = (int) Math.max(1, Math.ceil(most * STONE_PITCH / room));
        for (int wins = 0; wins <= most; wins += each) {
            Line joint = new Line(nose(left, wins), STONES, nose(left, wins), STONES + scores.size() * lane());
            joint.setStroke(palette.color(ColourRole.JOINT));
            Group stone = art.scenery().stone(context.words().number(wins), STONE);
            stone.setTranslateX(nose(left, wins));
            stone.setTranslateY(STONES);
            getChildren().addAll(joint, stone);
        }
    }

    private void lane(double left, int place) {
        PlayerStatistics statistics = scores.get(place);
        double middle = STONES + (place + 0.5) * lane();
        if (place > 0) {
            getChildren()
                    .add(CarOnRoadPane.line(
                            palette,
                            left + Sizes.TIGHT_PADDING,
                            getWidth() - Sizes.TIGHT_PADDING,
                            middle - lane() / 2));
        }
        Text name = name(called(place));
        name.setX(Math.max(0, nameWidth() - name.getLayoutBounds().getWidth()));
        name.setY(middle);
        Node car = car(cars.get(place));
        car.setTranslateX(nose(left, statistics.wins()) - carScale() * Sizes.CAR_LENGTH / 2);
        car.setTranslateY(middle);
        getChildren().addAll(name, car);
    }

    private Node car(ScoreCar ownCar) {
        Group car = new Group(art.cars().car(ownCar.livery(), ownCar.outfit()));
        car.getTransforms().add(new Scale(carScale(), carScale()));
        return car;
    }

    /// The x of the front of a car with that number of wins, in px; a car without any is wholly on the road, too.
    private double nose(double left, int wins) {
        double start = left + carScale() * Sizes.CAR_LENGTH + Sizes.TIGHT_PADDING;
        double end = getWidth() - 2 * Sizes.TIGHT_PADDING;
        return start + (end - start) * wins / most;
    }

    private String called(int place) {
        return PlayerNames.listed(context.words(), scores.get(place).name(), place + 1);
    }

    private double nameWidth() {
        double widest = IntStream.range(0, scores.size())
                .mapToDouble(place -> name(called(place)).getLayoutBounds().getWidth())
                .max()
                .orElse(0);
        return Math.min(widest, getWidth() * MOST_NAME);
    }

    private double lane() {
        return Math.clamp((getHeight() - STONES - Sizes.TIGHT_PADDING) / scores.size(), LEAST_LANE, MOST_LANE);
    }

    private double carScale() {
        double road = getWidth() - nameWidth();
        return Math.min(
                Math.min(LARGEST_CAR, CAR_FILLS * lane() / Sizes.CAR_WIDTH), CAR_TAKES * road / Sizes.CAR_LENGTH);
    }

    private Text name(String name) {
        Text text = new Text(name);
        text.setFont(TextRole.SEAT_NAME.font(context.look().textScale()));
        text.setFill(palette.color(ColourRole.INK));
        text.setTextOrigin(VPos.CENTER);
        return text;
    }
}

package millebornes.desktop.board;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarNode;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.GameConfig;

/// A thumbnail of a saved game's board: the land, the road with joints, stones and finish, the garages, and the cars where
/// they stand. Stones and cars are larger than on the board, so that they are recognised.
public final class BoardThumbnailFactory {

    private static final double STONES = 1.5;

    /// The width of a car, as a share of its lane's width, and its greatest width, as a share of the road's width.
    private static final double CAR_LANES = 1.7;

    private static final double CAR_MOST = 0.5;

    /// The share of the board's width that a detail shows at most, and the distance of the leading car's middle from its
    /// edges at least, in board units.
    private static final double DETAIL = 0.56;

    private static final double OWN = 90;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        List<CarOutfit> outfits = Collections.nCopies(liveries.size(), CarOutfit.PLAIN);
        return framed(board(art, road(match), match.km(), liveries, outfits), width);
    }

    /// The part of the board around the leading car and, as far as possible, the others.
    ///
    /// @param width in px, as `height`
    public static Group detail(ArtFactory art, MatchStanding match, GameConfig game, double width, double height) {
        List<Livery> liveries = game.looks();
        Road road = road(match);
        Group board = board(
                art,
                road,
                match.km(),
                liveries,
                liveries.stream().map(game::outfit).toList());
        List<Point> cars = IntStream.range(0, liveries.size())
                .mapToObj(car -> pose(road, match.km().get(car), car).at())
                .toList();
        Point leader = cars.get(match.km().indexOf(Collections.max(match.km())));
        double seen = Math.min(DETAIL * Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT * width / height);
        double left = begin(cars, leader, Point::x, seen, Sizes.BOARD_WIDTH);
        double top = begin(cars, leader, Point::y, seen * height / width, Sizes.BOARD_HEIGHT);
        board.getTransforms().addAll(new Scale(width / seen, width / seen), new Translate(-left, -top));
        return new Group(board);
    }

    private static double begin(
            List<Point> cars, Point leader, ToDoubleFunction<Point> axis, double seen, double board) {
        double first = axis.applyAsDouble(leader);
        double middle = (cars.stream().mapToDouble(axis).average().orElseThrow() + first) / 2;
        return CroppedBoardPicture.begin(middle, first, Math.min(seen / 2, OWN), seen, board);
    }

    private static Road road(MatchStanding match) {
        return new Road(match.target(), match.km().size());
    }

    private static Group board(
            ArtFactory art, Road road, List<Integer> km, List<Livery> liveries, List<CarOutfit> outfits) {
        SceneryArt scenery = art.scenery();
        Node apron = scenery.finish();
        apron.getTransforms()
                .add(GeometryShapeFactory.move(
                        road.path().at(road.path().length()).at()));
        Group board = new Group(scenery.land(), apron, new RoadDrawing(road, art.palette()).group());
        GarageBlockDrawing garages = new GarageBlockDrawing(new GarageBlockLayout(road.lanes()), art);
        board.getChildren().add(garages.yard());
        KilometreStone.along(road, STONES).stream()
                .sorted(Comparator.comparingDouble(stone -> stone.foot().y()))
                .map(stone -> stone(scenery, stone))
                .forEach(board.getChildren()::add);
        board.getChildren().add(scenery.front());
        IntStream.range(0, km.size())
                .mapToObj(car -> car(art.cars().car(liveries.get(car), outfits.get(car)), road, km.get(car), car))
                .forEach(board.getChildren()::add);
        IntStream.range(0, liveries.size())
                .forEach(lane -> board.getChildren().add(garages.open(lane, liveries.get(lane))));
        return board;
    }

    /// The land without a road.
    ///
    /// @param width in px; the height follows
    public static Group land(ArtFactory art, double width) {
        return framed(new Group(art.scenery().land()), width);
    }

    private static Group framed(Group board, double width) {
        double factor = width / Sizes.BOARD_WIDTH;
        board.getTransforms().add(new Scale(factor, factor));
        Group framed = new Group(board);
        Rectangle frame = new Rectangle(width, Sizes.BOARD_HEIGHT * factor);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        framed.setClip(frame);
        return new Group(framed);
    }

    private static Node stone(SceneryArt scenery, KilometreStone stone) {
        Group placed =
                new Group(scenery.stone(Integer.toString(stone.kilometres()), stone.scale(), stone.heightShare()));
        placed.getTransforms().add(GeometryShapeFactory.move(stone.foot()));
        return placed;
    }

    /// Places a car on its lane.
    private static Node car(CarNode car, Road road, int km, int lane) {
        Pose pose = pose(road, km, lane);
        car.heading(pose.heading());
        Group placed = new Group(car);
        placed.setScaleX(carWidth(road) / Sizes.CAR_WIDTH);
        placed.setScaleY(carWidth(road) / Sizes.CAR_WIDTH);
        placed.setTranslateX(pose.at().x());
        placed.setTranslateY(pose.at().y());
        return placed;
    }

    /// The pose of a car, moved towards the middle of the road as far as necessary to be wholly on the road.
    private static Pose pose(Road road, int km, int lane) {
        double aside = (Road.BAND - carWidth(road)) / 2;
        return road.path().at(road.arc(CarStop.after(km).index()), Math.clamp(road.lateral(lane), -aside, aside));
    }

    private static double carWidth(Road road) {
        return Math.min(CAR_LANES * road.laneWidth(), CAR_MOST * Road.BAND);
    }
}

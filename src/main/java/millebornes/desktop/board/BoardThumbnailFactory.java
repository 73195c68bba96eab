package millebornes.desktop.board;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import millebornes.desktop.geometry.Rect;
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

    /// The shares of the board's width that a detail can show and the step in which it is moved, in board units.
    private static final List<Double> DETAILS = List.of(0.36, 0.44, 0.52, 0.6);

    private static final double PLACES_APART = 10;

    /// The penalties, in board units of distance, of a detail that cuts a car or a stone or the garages, that does not
    /// show a car, or that shows no landmark.
    private static final double CUT_CAR = 10000;

    private static final double CUT_LANDMARK = 1000;
    private static final double NO_CAR = 650;
    private static final double NO_LANDMARK = 400;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        List<CarOutfit> outfits = Collections.nCopies(liveries.size(), CarOutfit.PLAIN);
        return framed(board(art, road(match), match.km(), liveries, outfits), width);
    }

    /// The part of the board around the leading car and, as far as possible, the others, in which neither cars nor stones
    /// nor the garages are cut.
    ///
    /// @param width in px, as `height`
    /// @param badge the side of the square in the upper right corner in which no car is, in px
    public static Group detail(
            ArtFactory art, MatchStanding match, GameConfig game, double width, double height, double badge) {
        List<Livery> liveries = game.looks();
        Road road = road(match);
        Group board = board(
                art,
                road,
                match.km(),
                liveries,
                liveries.stream().map(game::outfit).toList());
        Rect detailRect = detailOf(road, match.km(), width, height, badge);
        double scale = width / detailRect.width();
        board.getTransforms().addAll(new Scale(scale, scale), new Translate(-detailRect.x(), -detailRect.y()));
        return new Group(board);
    }

    /// The part of a board that a detail shows, in board units.
    static Rect detailOf(Road road, List<Integer> km, double width, double height, double badge) {
        double length = carWidth(road) * Sizes.CAR_LENGTH / Sizes.CAR_WIDTH;
        List<Rect> cars = IntStream.range(0, km.size())
                .mapToObj(car -> pose(road, km.get(car), car).at())
                .map(point -> new Rect(point.x() - length / 2, point.y() - length / 2, length, length))
                .toList();
        Rect leaderRect = cars.get(km.indexOf(Collections.max(km)));
        List<Rect> landmarks = Stream.concat(
                        Stream.of(GarageBlockLayout.BLOCK),
                        KilometreStone.along(road, STONES).stream().map(KilometreStone::room))
                .toList();
        return DETAILS.stream()
                .map(share -> Math.min(share * Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT * width / height))
                .flatMap(seen -> places(seen, seen * height / width))
                .min(Comparator.comparingDouble(
                        place -> penalty(place, cars, leaderRect, landmarks, badge * place.width() / width)))
                .orElseThrow();
    }

    /// The parts of the board of one size.
    private static Stream<Rect> places(double width, double height) {
        return steps(Sizes.BOARD_WIDTH - width)
                .boxed()
                .flatMap(x -> steps(Sizes.BOARD_HEIGHT - height).mapToObj(y -> new Rect(x, y, width, height)));
    }

    private static DoubleStream steps(double most) {
        return DoubleStream.iterate(0, at -> at <= most, at -> at + PLACES_APART);
    }

    /// How unsuitable a detail is: a sum of penalties, the distance of the leader from the middle, and the width.
    private static double penalty(
            Rect detailRect, List<Rect> cars, Rect leaderRect, List<Rect> landmarks, double badge) {
        Rect badgeRect = new Rect(detailRect.right() - badge, detailRect.y(), badge, badge);
        Point middlePoint = detailRect.centre();
        double sum = Math.abs(leaderRect.centre().x() - middlePoint.x()) / 4
                + Math.abs(leaderRect.centre().y() - middlePoint.y()) / 4
                + detailRect.width() / 4
                + (detailRect.contains(leaderRect) ? 0 : CUT_CAR);
        for (Rect car : cars) {
            boolean isWhole = detailRect.contains(car) && !badgeRect.overlaps(car);
            sum += isWhole ? 0 : detailRect.overlaps(car) ? CUT_CAR : NO_CAR;
        }
        boolean hasLandmark = false;
        for (Rect landmark : landmarks) {
            boolean isWhole = detailRect.contains(landmark) && !badgeRect.overlaps(landmark);
            hasLandmark |= isWhole;
            sum += !isWhole && detailRect.overlaps(landmark) ? CUT_LANDMARK : 0;
        }
        return sum + (hasLandmark ? 0 : NO_LANDMARK);
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

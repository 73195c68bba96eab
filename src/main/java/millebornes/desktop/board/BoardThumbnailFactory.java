package millebornes.desktop.board;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.KilometreStone;
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

    /// The least scale at which the numbers of all stones can be read, in px per board unit; below it only the larger stones
    /// are drawn, half-way and at the finish.
    private static final double READABLE = 0.45;

    /// The scale of details, in px per board unit. It is greater only where the board would not fill the picture.
    private static final double SCALE = 0.6;

    /// The y of the middle of the road with its stones, in board units.
    private static final double ROAD_MIDDLE = 352;

    /// The room around a car in a detail, in board units.
    private static final double AROUND = 10;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param liveries of the cars; none for an empty road
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        List<CarOutfit> outfits = Collections.nCopies(liveries.size(), CarOutfit.PLAIN);
        return framed(board(art, match, liveries, outfits, width / Sizes.BOARD_WIDTH, _ -> true, _ -> true), width);
    }

    /// The whole road with all cars in a picture; what is too high of the sky and of the foreground is cut off, and a higher
    /// picture has more sky. Stones that would be cut are left out.
    ///
    /// @param width in px, as `height`
    /// @param badge the side of the square in the upper right corner in which no stone is, in px
    public static Group whole(
            ArtFactory art, MatchStanding match, GameConfig game, double width, double height, double badge) {
        Rect partRect = wholeOf(width, height);
        double corner = badge * partRect.width() / width;
        Rect badgeRect = new Rect(partRect.right() - corner, partRect.y(), corner, corner);
        Predicate<Rect> isStoneSeen = room -> partRect.contains(room) && !badgeRect.overlaps(room);
        return part(art, match, game, partRect, width, isStoneSeen, _ -> true);
    }

    /// The part of the board that a picture of the whole road shows, in board units.
    static Rect wholeOf(double width, double height) {
        double high = height * Sizes.BOARD_WIDTH / width;
        double top = Math.min(Math.max(0, ROAD_MIDDLE - high / 2), Sizes.BOARD_HEIGHT - high);
        return new Rect(0, top, Sizes.BOARD_WIDTH, high);
    }

    /// The part of the board around the leading car and those that are near enough to it. Other cars and stones that would be
    /// cut are left out.
    ///
    /// @param width in px, as `height`
    public static Group detail(ArtFactory art, MatchStanding match, GameConfig game, double width, double height) {
        Rect partRect = detailOf(road(match), match.km(), width, height);
        return part(art, match, game, partRect, width, partRect::contains, partRect::contains);
    }

    private static Group part(
            ArtFactory art,
            MatchStanding match,
            GameConfig game,
            Rect partRect,
            double width,
            Predicate<Rect> isStoneSeen,
            Predicate<Rect> isCarSeen) {
        List<Livery> liveries = game.looks();
        List<CarOutfit> outfits = liveries.stream().map(game::outfit).toList();
        double scale = width / partRect.width();
        Group board = board(art, match, liveries, outfits, scale, isStoneSeen, isCarSeen);
        board.getTransforms().addAll(new Scale(scale, scale), new Translate(-partRect.x(), -partRect.y()));
        return new Group(board);
    }

    /// The part of a board that a detail shows, in board units. The leading car and as many of those next to it as there is
    /// room for are in its middle.
    static Rect detailOf(Road road, List<Integer> km, double width, double height) {
        double scale = Math.max(SCALE, Math.max(width / Sizes.BOARD_WIDTH, height / Sizes.BOARD_HEIGHT));
        double wide = width / scale;
        double high = height / scale;
        List<Rect> rooms = rooms(road, km, ThumbnailCar.width(road)).stream()
                .map(room -> room.inset(-AROUND))
                .toList();
        Rect leaderRect = rooms.get(km.indexOf(Collections.max(km)));
        Rect seenRect = rooms.stream()
                .sorted(Comparator.comparingDouble(room -> room.centre().distance(leaderRect.centre())))
                .reduce(leaderRect, (seen, room) -> {
                    Rect bothRect = seen.with(room);
                    return bothRect.width() <= wide && bothRect.height() <= high ? bothRect : seen;
                });
        Rect detailRect = Rect.around(seenRect.centre(), wide, high);
        return new Rect(
                Math.clamp(detailRect.x(), 0, Sizes.BOARD_WIDTH - wide),
                Math.clamp(detailRect.y(), 0, Sizes.BOARD_HEIGHT - high),
                wide,
                high);
    }

    /// The boxes of the cars, by lane.
    private static List<Rect> rooms(Road road, List<Integer> km, double carWidth) {
        double length = carWidth * Sizes.CAR_LENGTH / Sizes.CAR_WIDTH;
        return IntStream.range(0, km.size())
                .mapToObj(car -> Rect.around(
                        ThumbnailCar.pose(road, car, CarStop.after(km.get(car)).index(), carWidth)
                                .at(),
                        length,
                        length))
                .toList();
    }

    private static Road road(MatchStanding match) {
        return new Road(match.target(), match.km().size());
    }

    private static Group board(
            ArtFactory art,
            MatchStanding match,
            List<Livery> liveries,
            List<CarOutfit> outfits,
            double scale,
            Predicate<Rect> isStoneSeen,
            Predicate<Rect> isCarSeen) {
        Road road = road(match);
        List<Integer> km = match.km();
        double carWidth = ThumbnailCar.width(road, scale);
        List<Rect> rooms = rooms(road, km, carWidth);
        SceneryArt scenery = art.scenery();
        Node apron = scenery.finish();
        apron.getTransforms()
                .add(GeometryShapeFactory.move(
                        road.path().at(road.path().length()).at()));
        Group board = new Group(scenery.wideLand(), apron, new RoadDrawing(road, art.palette()).group());
        GarageBlockDrawing garages = new GarageBlockDrawing(new GarageBlockLayout(road.lanes()), art);
        board.getChildren().add(garages.yard());
        KilometreStone.along(road, STONES).stream()
                .filter(stone -> scale >= READABLE || stone.scale() > STONES)
                .filter(stone -> isStoneSeen.test(stone.room()))
                .sorted(Comparator.comparingDouble(stone -> stone.foot().y()))
                .map(stone -> stone(scenery, stone))
                .forEach(board.getChildren()::add);
        board.getChildren().add(scenery.front());
        IntStream.range(0, liveries.size())
                .filter(car -> isCarSeen.test(rooms.get(car)))
                .mapToObj(car -> new ThumbnailCar(
                        art.cars().car(liveries.get(car), outfits.get(car)),
                        road,
                        car,
                        CarStop.after(km.get(car)),
                        carWidth))
                .forEach(board.getChildren()::add);
        IntStream.range(0, liveries.size())
                .forEach(lane -> board.getChildren().add(garages.shut(lane, liveries.get(lane))));
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
}

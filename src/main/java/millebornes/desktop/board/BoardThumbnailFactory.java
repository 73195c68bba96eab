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

    /// The scale of details, in px per board unit: the same on all cards of a page. It is greater only where the board would
    /// not fill the picture.
    private static final double SCALE = 0.6;

    /// The room around a car in a detail, in board units.
    private static final double AROUND = 10;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param liveries of the cars; none for an empty road
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        List<CarOutfit> outfits = Collections.nCopies(liveries.size(), CarOutfit.PLAIN);
        return framed(board(art, road(match), match.km(), liveries, outfits, _ -> true), width);
    }

    /// The part of the board around the leading car and those that are near enough to it. Other cars and stones that would be
    /// cut are left out.
    ///
    /// @param width in px, as `height`
    /// @param badge the side of the square in the upper right corner in which nothing is, in px
    public static Group detail(
            ArtFactory art, MatchStanding match, GameConfig game, double width, double height, double badge) {
        List<Livery> liveries = game.looks();
        Road road = road(match);
        Rect detailRect = detailOf(road, match.km(), width, height, badge);
        double scale = width / detailRect.width();
        double corner = badge / scale;
        Rect badgeRect = new Rect(detailRect.right() - corner, detailRect.y(), corner, corner);
        Group board = board(
                art,
                road,
                match.km(),
                liveries,
                liveries.stream().map(game::outfit).toList(),
                room -> detailRect.contains(room) && !badgeRect.overlaps(room));
        board.getTransforms().addAll(new Scale(scale, scale), new Translate(-detailRect.x(), -detailRect.y()));
        return new Group(board);
    }

    /// The part of a board that a detail shows, in board units. The leading car and as many of those next to it as there is
    /// room for are in the middle of what is below the badge.
    static Rect detailOf(Road road, List<Integer> km, double width, double height, double badge) {
        double scale = Math.max(SCALE, Math.max(width / Sizes.BOARD_WIDTH, height / Sizes.BOARD_HEIGHT));
        double wide = width / scale;
        double high = height / scale;
        double below = badge / scale;
        List<Rect> rooms =
                rooms(road, km).stream().map(room -> room.inset(-AROUND)).toList();
        Rect leaderRect = rooms.get(km.indexOf(Collections.max(km)));
        Rect seenRect = rooms.stream()
                .sorted(Comparator.comparingDouble(room -> room.centre().distance(leaderRect.centre())))
                .reduce(leaderRect, (seen, room) -> {
                    Rect bothRect = seen.with(room);
                    return bothRect.width() <= wide && bothRect.height() <= high - below ? bothRect : seen;
                });
        Rect detailRect = Rect.around(seenRect.centre(), wide, high).plus(0, -below / 2);
        return new Rect(
                Math.clamp(detailRect.x(), 0, Sizes.BOARD_WIDTH - wide),
                Math.clamp(detailRect.y(), 0, Sizes.BOARD_HEIGHT - high),
                wide,
                high);
    }

    /// The boxes of the cars, by lane.
    private static List<Rect> rooms(Road road, List<Integer> km) {
        double length = ThumbnailCar.width(road) * Sizes.CAR_LENGTH / Sizes.CAR_WIDTH;
        return IntStream.range(0, km.size())
                .mapToObj(car -> Rect.around(
                        ThumbnailCar.pose(road, car, CarStop.after(km.get(car)).index())
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
            Road road,
            List<Integer> km,
            List<Livery> liveries,
            List<CarOutfit> outfits,
            Predicate<Rect> isSeen) {
        List<Rect> rooms = rooms(road, km);
        SceneryArt scenery = art.scenery();
        Node apron = scenery.finish();
        apron.getTransforms()
                .add(GeometryShapeFactory.move(
                        road.path().at(road.path().length()).at()));
        Group board = new Group(scenery.land(), apron, new RoadDrawing(road, art.palette()).group());
        GarageBlockDrawing garages = new GarageBlockDrawing(new GarageBlockLayout(road.lanes()), art);
        board.getChildren().add(garages.yard());
        KilometreStone.along(road, STONES).stream()
                .filter(stone -> isSeen.test(stone.room()))
                .sorted(Comparator.comparingDouble(stone -> stone.foot().y()))
                .map(stone -> stone(scenery, stone))
                .forEach(board.getChildren()::add);
        board.getChildren().add(scenery.front());
        IntStream.range(0, liveries.size())
                .filter(car -> isSeen.test(rooms.get(car)))
                .mapToObj(car -> new ThumbnailCar(
                        art.cars().car(liveries.get(car), outfits.get(car)), road, car, CarStop.after(km.get(car))))
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

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

    /// The y of the middle of the road with its stones, in board units.
    private static final double ROAD_MIDDLE = 352;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param liveries of the cars; none for an empty road
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        List<CarOutfit> outfits = Collections.nCopies(liveries.size(), CarOutfit.PLAIN);
        return framed(board(art, match, liveries, outfits, width / Sizes.BOARD_WIDTH, _ -> true), width);
    }

    /// The board without cars, of which a part is seen: stones that the part's edge would cut are left out.
    ///
    /// @param width of the board in px; the height follows
    /// @param partRect in board units
    public static Group of(ArtFactory art, MatchStanding match, double width, Rect partRect) {
        double scale = width / Sizes.BOARD_WIDTH;
        return framed(board(art, match, List.of(), List.of(), scale, partRect::contains), width);
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
        return part(art, match, game, partRect, width, isStoneSeen);
    }

    /// The part of the board that a picture of the whole road shows, in board units.
    static Rect wholeOf(double width, double height) {
        double high = height * Sizes.BOARD_WIDTH / width;
        double top = Math.min(Math.max(0, ROAD_MIDDLE - high / 2), Sizes.BOARD_HEIGHT - high);
        return new Rect(0, top, Sizes.BOARD_WIDTH, high);
    }

    private static Group part(
            ArtFactory art,
            MatchStanding match,
            GameConfig game,
            Rect partRect,
            double width,
            Predicate<Rect> isStoneSeen) {
        List<Livery> liveries = game.looks();
        List<CarOutfit> outfits = liveries.stream().map(game::outfit).toList();
        double scale = width / partRect.width();
        Group board = board(art, match, liveries, outfits, scale, isStoneSeen);
        board.getTransforms().addAll(new Scale(scale, scale), new Translate(-partRect.x(), -partRect.y()));
        return new Group(board);
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
            Predicate<Rect> isStoneSeen) {
        Road road = road(match);
        List<Integer> km = match.km();
        double carWidth = ThumbnailCar.width(road, scale);
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

package millebornes.desktop.board;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarNode;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Livery;

/// A thumbnail of a saved game's board: the land, the road with joints, stones and finish, the garages, and the cars where
/// they stand. Stones and cars are larger than on the board, so that they are recognised.
public final class BoardThumbnailFactory {

    private static final double STONES = 1.5;

    /// The width of a car, as a share of its lane's width, and its greatest width, as a share of the road's width.
    private static final double CAR_LANES = 1.7;

    private static final double CAR_MOST = 0.5;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        Road road = new Road(match.target(), match.km().size());
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
        IntStream.range(0, match.km().size())
                .mapToObj(car -> car(art, road, match.km().get(car), car, liveries.get(car)))
                .forEach(board.getChildren()::add);
        IntStream.range(0, liveries.size())
                .forEach(lane -> board.getChildren().add(garages.open(lane, liveries.get(lane))));
        return framed(board, width);
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

    /// A car on its lane, moved towards the middle of the road as far as necessary to be wholly on the road.
    private static Node car(ArtFactory art, Road road, int km, int lane, Livery livery) {
        double wide = Math.min(CAR_LANES * road.laneWidth(), CAR_MOST * Road.BAND);
        double aside = (Road.BAND - wide) / 2;
        Pose pose = road.path().at(road.arc(CarStop.after(km).index()), Math.clamp(road.lateral(lane), -aside, aside));
        CarNode car = art.cars().car(livery);
        car.heading(pose.heading());
        Group placed = new Group(car);
        placed.setScaleX(wide / Sizes.CAR_WIDTH);
        placed.setScaleY(wide / Sizes.CAR_WIDTH);
        placed.setTranslateX(pose.at().x());
        placed.setTranslateY(pose.at().y());
        return placed;
    }
}

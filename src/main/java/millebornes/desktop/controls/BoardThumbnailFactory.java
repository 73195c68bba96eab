package millebornes.desktop.controls;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarNode;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Livery;

/// A thumbnail of a saved game's board: the land, the road and the cars.
public final class BoardThumbnailFactory {

    private static final double EDGE = 14;
    private static final double FINEST = 6;
    private static final double COARSEST = 26;
    private static final double CAR = 1.25;

    private BoardThumbnailFactory() {}

    /// The board in the current state of a match.
    ///
    /// @param width in px; the height follows
    public static Group of(ArtFactory art, MatchStanding match, List<Livery> liveries, double width) {
        double factor = width / Sizes.BOARD_WIDTH;
        Road road = new Road(match.target(), match.km().size());
        Group board = new Group(
                art.scenery().land(),
                line(road, Road.BAND + EDGE, art.palette().color(ColourRole.ROAD_EDGE)),
                line(road, Road.BAND, art.palette().color(ColourRole.ROAD)));
        IntStream.range(0, match.km().size())
                .mapToObj(car -> car(art, road, match.km().get(car), car, liveries.get(car)))
                .forEach(board.getChildren()::add);
        board.getTransforms().add(new Scale(factor, factor));
        Group framed = new Group(board);
        Rectangle frame = new Rectangle(width, Sizes.BOARD_HEIGHT * factor);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        framed.setClip(frame);
        return new Group(framed);
    }

    private static Node line(Road road, double width, Color color) {
        Polyline line = new Polyline();
        for (Point point : road.line(0, road.joint(road.squares()), 0)) {
            line.getPoints().addAll(point.x(), point.y());
        }
        line.setStroke(color);
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        line.setFill(null);
        return line;
    }

    private static Node car(ArtFactory art, Road road, int km, int number, Livery livery) {
        Pose pose = road.pose(number, CarStop.after(km).index());
        CarNode car = art.cars().car(livery);
        car.heading(pose.heading());
        double size = Math.clamp(road.laneWidth(), FINEST, COARSEST) * CAR / Sizes.CAR_WIDTH * 2;
        Group placed = new Group(car);
        placed.setScaleX(size);
        placed.setScaleY(size);
        placed.setTranslateX(pose.at().x());
        placed.setTranslateY(pose.at().y());
        return placed;
    }
}

package millebornes.desktop.table;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;

/// Dims the board but for one car with its tokens.
final class SpotlightOverlay extends Group {

    /// The margin of a light around a car and its tokens, in board units.
    private static final double LIT_AROUND = 1;

    /// The opacity of the veil relative to that of a modal pane: the road stays readable.
    private static final double DIMMED = 0.35;

    private final ArtFactory art;

    public SpotlightOverlay(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
    }

    /// Dims everything but a band along the lane: around a car and its tokens, with round ends.
    public void shine(BoardViewport viewport, BoardViewState board, int car) {
        Rect roomRect = viewport.room();
        double radius = radius(board, car) * viewport.scale();
        // The ring stays in the lane, off the cars beside it, but leaves the car itself free.
        double lane = board.road().laneWidth() / 2 * viewport.scale();
        double outer = Math.max(radius, Math.min(radius + Sizes.RING, lane));
        List<Point> way = way(board, car).stream().map(viewport::toWindow).toList();
        Rectangle room = new Rectangle(roomRect.x(), roomRect.y(), roomRect.width(), roomRect.height());
        Shape veil = Shape.subtract(room, band(way, outer));
        veil.setFill(art.palette().color(ColourRole.VEIL, DIMMED));
        Shape ring = Shape.subtract(band(way, outer), band(way, outer - Sizes.RING));
        ring.setFill(art.palette().color(ColourRole.PAPER));
        getChildren().setAll(veil, ring);
    }

    private static Polyline band(List<Point> way, double radius) {
        Polyline band = new Polyline();
        way.forEach(point -> band.getPoints().addAll(point.x(), point.y()));
        band.setFill(null);
        band.setStroke(Color.BLACK);
        band.setStrokeWidth(2 * radius);
        band.setStrokeLineCap(StrokeLineCap.ROUND);
        band.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return band;
    }

    /// The middle of the light on a car, its safeties behind it and the tokens in front of it, in board units.
    private static List<Point> way(BoardViewState board, int car) {
        PieceLayout pieces = board.pieces().get(car);
        CarViewState carState = board.cars().get(car);
        double stop = carState.stop().index();
        Pose pose = pieces.car(car, stop);
        double end = pieces.carLength() / 2 - pieces.carWidth() / 2;
        List<Pose> behind = pieces.safetyPoses(car, stop, carState.safeties().size());
        List<Pose> ahead = pieces.attackPoses(car, stop, carState.signs());
        return Stream.of(
                        behind.reversed().stream().limit(1).map(Pose::at),
                        Stream.of(pose.point(-end, 0), pose.point(end, 0)),
                        ahead.stream().map(Pose::at))
                .flatMap(points -> points)
                .toList();
    }

    /// Half the width of that light, in board units; the lanes beside it stay dark.
    private static double radius(BoardViewState board, int car) {
        PieceLayout pieces = board.pieces().get(car);
        return Math.max(pieces.carWidth() / 2, pieces.attackRadius()) + LIT_AROUND;
    }

    /// The rectangle around that light, in px.
    static Rect lit(BoardViewport viewport, BoardViewState board, int car) {
        double side = 2 * radius(board, car);
        return way(board, car).stream()
                .map(point -> viewport.toWindow(Rect.around(point, side, side)))
                .reduce(Rect::with)
                .orElseThrow();
    }

    /// Removes the dimming.
    public void off() {
        getChildren().clear();
    }
}

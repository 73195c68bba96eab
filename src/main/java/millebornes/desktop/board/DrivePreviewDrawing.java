package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;

/// Draws the squares that a card would let a car drive, highlighted, with the car's ghost on the last one.
record DrivePreviewDrawing(PieceLayout pieceLayout, ArtFactory art) {

    private static final double LIT = 0.98;
    private static final double LEFT = 0.38;
    private static final double GHOST = 0.62;

    /// The greatest share of a square's length for the ghost on it.
    private static final double GHOST_SHARE = 0.79;

    /// The same for a ghost with a number in front of it, how far it then is behind the middle of its square, in squares, and
    /// the greatest share of the square's length for the radius of the number's disc.
    private static final double COUNTED_GHOST_SHARE = 0.45;

    private static final double COUNTED_GHOST_BACK = 0.2;

    private static final double LAST_NUMBER = 0.17;

    /// The radius of a number's disc, as a share of a lane's width and in board units at most, and the size of the number
    /// relative to it.
    private static final double NUMBER = 0.46;

    private static final double MOST_NUMBER = 15;

    private static final double FIGURE = 1.4;

    /// The least distance between a car and the disc in front of it, in board units.
    private static final double CLEAR = 4;

    /// The distance between a car and the ring around it, in board units.
    private static final double AIM = 3;

    /// The radius of the disc around that ring in lengths of the car, its opacity, and the dashes of its edge in board units.
    private static final double HALO = 0.78;

    private static final double HALO_FILL = 0.38;
    private static final double HALO_DASH = 8;

    /// The width of the outline of highlighted squares, in board units.
    static final double EDGE = 1.6;

    /// Draws the highlight of the squares between two stops of a lane.
    Group way(int lane, CarStop fromStop, CarStop toStop) {
        Group group = new Group();
        boolean backwards = toStop.index() < fromStop.index();
        if (fromStop.index() > 0) {
            Polygon stands = square(lane, fromStop.index());
            leave(stands);
            group.getChildren().add(stands);
        }
        // Backwards a car leaves the square on which it stands and drives over those behind it.
        group.getChildren()
                .addAll(squares(lane, fromStop.index(), backwards ? Math.max(0, toStop.index()) : toStop.index()));
        group.setMouseTransparent(true);
        return group;
    }

    /// The numbers of the squares that a car would drive over, from 1: each in the middle of its square, the first one clear of
    /// the car, the last one at its far end, clear of the ghost.
    ///
    /// @param carLength the length of the car as it is drawn, in board units
    Group numbers(int lane, CarStop fromStop, CarStop toStop, double carLength) {
        Palette palette = art.palette();
        Road road = pieceLayout.road();
        double radius = Math.min(MOST_NUMBER, road.laneWidth() * NUMBER);
        int step = fromStop.index() < toStop.index() ? 1 : -1;
        int count = Math.abs(toStop.index() - fromStop.index());
        Group numbers = new Group();
        for (int number = 1; number <= count; number++) {
            int square = fromStop.index() + step * number;
            double size = number == count ? Math.min(radius, LAST_NUMBER * length(lane, square)) : radius;
            Point endPoint = end(lane, square, step, size + 2 * EDGE);
            Point point = number == count
                    ? endPoint
                    : number == 1
                            ? clear(lane, fromStop, step, carLength / 2 + CLEAR + radius, endPoint)
                            : road.pose(lane, square).at();
            Circle disc = new Circle(point.x(), point.y(), size, palette.color(ColourRole.PAPER));
            disc.setStroke(palette.color(ColourRole.SYMBOL_DARK));
            disc.setStrokeWidth(EDGE / 2);
            Text text = new FittedTextFactory(size * FIGURE / TextRole.SEAT_NUMBER.size())
                    .line(Integer.toString(number), TextRole.SEAT_NUMBER, palette.color(ColourRole.INK));
            text.setX(point.x() - FittedTextFactory.width(text) / 2);
            text.setY(point.y());
            numbers.getChildren().addAll(disc, text);
        }
        numbers.setMouseTransparent(true);
        return numbers;
    }

    /// The point in the middle of a lane that is that far from the end of a square.
    ///
    /// @param step 1 for the end ahead, −1 for the one behind
    private Point end(int lane, int square, int step, double before) {
        Road road = pieceLayout.road();
        double joint = road.joint(Math.max(0, square) - (step > 0 ? 0 : 1));
        double arc = road.path().advance(joint, road.lateral(lane), -step * before);
        return road.path().at(arc, road.lateral(lane)).at();
    }

    /// The middle of the first square after a car, or the nearest point behind it that is that far from the car's middle, but
    /// not behind the end of the square.
    private Point clear(int lane, CarStop fromStop, int step, double distance, Point endPoint) {
        Road road = pieceLayout.road();
        Point carPoint = road.pose(lane, fromStop.index()).at();
        Point middlePoint = road.pose(lane, fromStop.index() + step).at();
        double middle = carPoint.distance(middlePoint);
        double end = carPoint.distance(endPoint);
        return distance <= middle
                ? middlePoint
                : middlePoint.towards(endPoint, Math.min(1, (distance - middle) / (end - middle)));
    }

    /// The highlighted squares of one lane that a car drives over, in order.
    List<Polygon> squares(int lane, int from, int to) {
        boolean ahead = from < to;
        List<Polygon> squares = new ArrayList<>();
        for (int square = ahead ? from + 1 : from - 1; ahead ? square <= to : square >= to; square += ahead ? 1 : -1) {
            squares.add(square(lane, square));
        }
        return squares;
    }

    private Polygon square(int lane, int square) {
        Palette palette = art.palette();
        Road road = pieceLayout.road();
        double left = road.lateral(lane) - road.laneWidth() / 2;
        // Half of the line lies outside of the strip: to draw all of it inside would cost several times as much.
        double inset = EDGE / 2;
        Polygon lit = GeometryShapeFactory.area(
                road.strip(
                        road.joint(Math.max(0, square) - 1) + inset,
                        road.joint(Math.max(0, square)) - inset,
                        left + inset,
                        left + road.laneWidth() - inset),
                palette.color(ColourRole.HIGHLIGHT, LIT));
        lit.setStroke(palette.color(ColourRole.SYMBOL_DARK));
        lit.setStrokeWidth(EDGE);
        return lit;
    }

    /// Dims a square that a car has left.
    void leave(Polygon square) {
        square.setFill(art.palette().color(ColourRole.HIGHLIGHT, LEFT));
        square.setStroke(null);
    }

    /// Draws the ring around a car on which the selected card may be played; it is as narrow as the car, so that
    /// neither its neighbours nor a stone lie in it. A translucent disc with a dashed edge shows from afar where it is.
    Group aim(Pose carPose) {
        Palette palette = art.palette();
        Rectangle field = ring(pieceLayout, AIM, Color.TRANSPARENT);
        field.setStroke(palette.color(ColourRole.SYMBOL_DARK));
        field.setStrokeWidth(Sizes.RING + 2 * EDGE);
        Rectangle light = ring(pieceLayout, AIM, Color.TRANSPARENT);
        light.setStroke(palette.color(ColourRole.HIGHLIGHT));
        light.setStrokeWidth(Sizes.RING);
        Circle disc = new Circle(pieceLayout.carLength() * HALO, palette.color(ColourRole.HIGHLIGHT, HALO_FILL));
        disc.setStroke(palette.color(ColourRole.PAPER));
        disc.setStrokeWidth(Sizes.RING);
        disc.getStrokeDashArray().setAll(HALO_DASH, HALO_DASH);
        Group aim = new Group(disc, field, light);
        aim.getTransforms().addAll(new Translate(carPose.at().x(), carPose.at().y()), new Rotate(carPose.heading()));
        aim.setMouseTransparent(true);
        return aim;
    }

    /// A ring around a car, as narrow as the car, around the origin.
    ///
    /// @param gap the distance between the car and the ring, in board units
    static Rectangle ring(PieceLayout pieceLayout, double gap, Color fill) {
        double length = pieceLayout.carLength() + 2 * gap;
        double width = pieceLayout.carWidth() + 2 * gap;
        Rectangle ring = new Rectangle(-length / 2, -width / 2, length, width);
        ring.setArcWidth(width);
        ring.setArcHeight(width);
        ring.setFill(fill);
        return ring;
    }

    /// Draws the ghost of an attack token at its place.
    Node token(Hazard hazard, Pose tokenPose) {
        Group token = art.tokens().hazard(hazard, pieceLayout.attackRadius());
        token.setOpacity(GHOST);
        token.getTransforms()
                .add(0, new Translate(tokenPose.at().x(), tokenPose.at().y()));
        token.setMouseTransparent(true);
        return token;
    }

    /// The car's ghost on the square of its stop, with the lit square around it also in a bend; it does not leave its lane.
    ///
    /// @param numbered 0 for a ghost in the middle of the square; 1 or −1 for one that leaves room for the number at the end
    /// ahead or behind
    Group ghost(int lane, Livery livery, CarStop toStop, int numbered) {
        Pose pose = pieceLayout.car(lane, toStop.index() - numbered * COUNTED_GHOST_BACK);
        double share = numbered == 0 ? GHOST_SHARE : COUNTED_GHOST_SHARE;
        double size = Math.min(pieceLayout.carScale(), share * length(lane, toStop.index()) / PieceLayout.DRAWN_LENGTH);
        Group ghost = art.cars().ghost(livery);
        ghost.getTransforms()
                .addAll(new Translate(pose.at().x(), pose.at().y()), new Rotate(pose.heading()), new Scale(size, size));
        Group clipped = new Group(ghost);
        clipped.setClip(square(lane, toStop.index()));
        return clipped;
    }

    /// The length of the middle of a square, which is short on the inner side of a bend.
    double length(int lane, int stop) {
        Road road = pieceLayout.road();
        int square = Math.max(0, stop);
        List<Point> middle = road.line(road.joint(square - 1), road.joint(square), road.lateral(lane));
        return IntStream.range(1, middle.size())
                .mapToDouble(i -> middle.get(i - 1).distance(middle.get(i)))
                .sum();
    }
}

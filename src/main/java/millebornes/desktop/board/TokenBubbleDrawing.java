package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.HazardAndSafetyTokenArt;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// Draws a car's tokens large, on a plate whose tail points at it, since they are small on the road.
///
/// @param radius the radius of the tokens, in board units
record TokenBubbleDrawing(PieceLayout pieceLayout, ArtFactory art, double radius) {

    private static final double PADDING = 0.4;

    /// Half the width of the root of its tail, in radii of a token.
    private static final double TAIL = 0.6;

    /// The number of parts of a tail whose ends are tested.
    private static final int TAIL_STEPS = 12;

    private static final double OFF_BOARD = 6;

    /// The plate of a car, completely on the board above the plates below the road.
    ///
    /// @param pose of the car
    /// @param taken the places of cars with their tokens and of stones, on which the plate is not if possible
    Group of(CarViewState car, Pose pose, List<Rect> taken) {
        Palette palette = art.palette();
        HazardAndSafetyTokenArt tokens = art.tokens();
        List<Node> faces = new ArrayList<>();
        car.hazards().forEach(hazard -> faces.add(tokens.hazard(hazard, radius)));
        for (CarSafetyViewState safetyState : car.safeties()) {
            Node face = tokens.safety(safetyState.safety(), radius);
            face.setRotate(safetyState.orientation().degrees());
            faces.add(face);
        }
        double pad = radius * PADDING;
        double width = faces.size() * (2 * radius + pad) + pad;
        double height = 2 * (radius + pad);
        Rect plateRect = place(pose, width, height, taken);
        Rectangle ground = GeometryShapeFactory.box(plateRect, Sizes.TILE_RADIUS, palette.color(ColourRole.PAPER));
        ground.setStroke(palette.main(car.livery()));
        ground.setStrokeWidth(Sizes.RING);
        Point nearPoint = pose.at()
                .towards(
                        plateRect.centre(),
                        pieceLayout.carLength() / 2 / pose.at().distance(plateRect.centre()));
        Polygon tail =
                GeometryShapeFactory.tail(plateRect.centre(), nearPoint, TAIL * radius, palette.main(car.livery()));
        Group group = new Group(ring(pose, palette.main(car.livery())), tail, ground);
        for (int i = 0; i < faces.size(); i++) {
            Node face = faces.get(i);
            face.setLayoutX(plateRect.x() + pad + radius + i * (2 * radius + pad));
            face.setLayoutY(plateRect.centre().y());
            group.getChildren().add(face);
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// A ring around the car, as narrow as the car, so that it crosses no other one and no stone.
    private Rectangle ring(Pose pose, Color color) {
        Rectangle ring = DrivePreviewDrawing.ring(pieceLayout, CarPieceNode.RING_GAP, Color.TRANSPARENT);
        ring.setStroke(color);
        ring.setStrokeWidth(Sizes.RING);
        ring.getTransforms().addAll(GeometryShapeFactory.move(pose.at()), new Rotate(pose.heading()));
        return ring;
    }

    /// The place of the plate: above the car, otherwise below or beside it, where it and its tail cover the fewest of the
    /// taken places and none of the texts in the sky.
    private Rect place(Pose pose, double width, double height, List<Rect> taken) {
        double down = pieceLayout.carLength() * 0.62 + height / 2 + 6;
        double across = pieceLayout.carLength() * 0.62 + width / 2 + 6;
        return Stream.of(0.0, Road.BAND / 2, Road.BAND)
                .flatMap(away -> Stream.of(
                        new Point(0, -down - away),
                        new Point(0, down + away),
                        new Point(across + away, 0),
                        new Point(-across - away, 0),
                        new Point(-across, -down - away),
                        new Point(across, -down - away)))
                .map(off -> inside(pose.at().plus(off.x(), off.y()), width, height))
                .min(Comparator.comparingLong(rect -> taken.stream()
                        .filter(other -> rect.overlaps(other) || isUnderTail(other, pose.at(), rect.centre()))
                        .count()))
                .orElseThrow();
    }

    /// Whether the tail from a car to a plate lies on a place other than that of the car itself.
    private static boolean isUnderTail(Rect placeRect, Point carPoint, Point platePoint) {
        return !placeRect.contains(carPoint)
                && IntStream.range(1, TAIL_STEPS)
                        .mapToObj(step -> carPoint.towards(platePoint, (double) step / TAIL_STEPS))
                        .anyMatch(placeRect::contains);
    }

    private static Rect inside(Point point, double width, double height) {
        double x = Math.clamp(point.x(), OFF_BOARD + width / 2, FixedBoardPlaces.WIDTH - OFF_BOARD - width / 2);
        double y = Math.clamp(
                point.y(), FixedBoardPlaces.FIRST_PIECE + height / 2, FixedBoardPlaces.LEGEND.y() - height / 2);
        return Rect.around(new Point(x, y), width, height);
    }
}

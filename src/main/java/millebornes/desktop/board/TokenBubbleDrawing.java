package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
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

/// Draws a car's tokens large, on a plate beside it, since they are small on the road.
///
/// @param radius the radius of the tokens, in board units
record TokenBubbleDrawing(PieceLayout pieceLayout, ArtFactory art, double radius) {

    private static final double PADDING = 0.4;
    private static final double OFF_BOARD = 6;

    /// The plate of a car, completely on the board above the plates below the road and, if possible, on no other car.
    ///
    /// @param lane of the car
    /// @param cars the poses of all cars, by lane
    Group of(CarViewState car, int lane, List<Pose> cars) {
        Pose pose = cars.get(lane);
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
        Rect plateRect = place(pose, width, height, cars);
        Rectangle ground = GeometryShapeFactory.box(plateRect, Sizes.TILE_RADIUS, palette.color(ColourRole.PAPER));
        ground.setStroke(palette.main(car.livery()));
        ground.setStrokeWidth(Sizes.RING);
        Circle anchor = new Circle(pose.at().x(), pose.at().y(), pieceLayout.carLength() * 0.62, null);
        anchor.setStroke(palette.color(ColourRole.PAPER));
        anchor.setStrokeWidth(Sizes.RING);
        Group group = new Group(anchor, ground);
        for (int i = 0; i < faces.size(); i++) {
            Node face = faces.get(i);
            face.setLayoutX(plateRect.x() + pad + radius + i * (2 * radius + pad));
            face.setLayoutY(plateRect.centre().y());
            group.getChildren().add(face);
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// The place of the plate: above the car, otherwise below or beside it, where it covers the fewest cars and none of
    /// the texts in the sky.
    private Rect place(Pose pose, double width, double height, List<Pose> cars) {
        double down = pieceLayout.carLength() * 0.62 + height / 2 + 6;
        double across = pieceLayout.carLength() * 0.62 + width / 2 + 6;
        List<Point> places = List.of(
                new Point(0, -down),
                new Point(0, down),
                new Point(0, -down - Road.BAND / 2),
                new Point(0, down + Road.BAND / 2),
                new Point(across, 0),
                new Point(-across, 0));
        return places.stream()
                .map(off -> inside(pose.at().plus(off.x(), off.y()), width, height))
                .min(Comparator.comparingLong(rect -> hidden(rect, cars)))
                .orElseThrow();
    }

    private static Rect inside(Point point, double width, double height) {
        double x = Math.clamp(point.x(), OFF_BOARD + width / 2, FixedBoardPlaces.WIDTH - OFF_BOARD - width / 2);
        double y = Math.clamp(
                point.y(), FixedBoardPlaces.FIRST_PIECE + height / 2, FixedBoardPlaces.LEGEND.y() - height / 2);
        return Rect.around(new Point(x, y), width, height);
    }

    private long hidden(Rect rect, List<Pose> cars) {
        return cars.stream()
                .filter(carPose -> rect.distance(carPose.at()) < pieceLayout.carLength() * 0.62)
                .count();
    }
}

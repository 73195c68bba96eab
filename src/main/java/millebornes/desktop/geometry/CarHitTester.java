package millebornes.desktop.geometry;

import java.util.List;
import java.util.OptionalInt;

/// Finds the car at a point of the board.
///
/// A lane is narrower than a finger, so the nearest car counts; if none is near, the lane or the garage selects its
/// car.
///
/// @param road the road
/// @param reach the greatest distance from a car's centre, in board units
public record CarHitTester(Road road, double reach) {

    /// The reach in px of a window of 1280 by 800 or less: half of the largest target.
    private static final double PIXELS = TableLayoutSpec.TargetSize.JUNIOR.pixels() / 2;

    /// The tester for a board in a window; its reach in px is the same on a small board, since fingers are.
    public static CarHitTester in(Road road, BoardViewport viewport) {
        return new CarHitTester(road, Math.max(PIXELS, PIXELS / viewport.scale()));
    }

    /// The car at a point, if any.
    ///
    /// @param point a point of the board
    /// @param cars the poses of the cars, by lane
    public OptionalInt car(Point point, List<Pose> cars) {
        int nearest = -1;
        double least = reach;
        for (int car = 0; car < cars.size(); car++) {
            double distance = cars.get(car).at().distance(point);
            if (distance < least) {
                nearest = car;
                least = distance;
            }
        }
        return nearest >= 0 ? OptionalInt.of(nearest) : lane(point);
    }

    /// The lane whose square or garage lies at `point`, if any.
    public OptionalInt lane(Point point) {
        OptionalInt garage = new GarageBlockLayout(road.lanes()).at(point);
        if (garage.isPresent()) {
            return garage;
        }
        Pose pose = road.path().at(road.path().project(point));
        double dx = point.x() - pose.at().x();
        double dy = point.y() - pose.at().y();
        double lateral = dy * pose.cos() - dx * pose.sin();
        boolean beyond = Math.abs(dx * pose.cos() + dy * pose.sin()) > 3;
        if (beyond || Math.abs(lateral) >= Road.BAND / 2) {
            return OptionalInt.empty();
        }
        return OptionalInt.of((int) ((lateral + Road.BAND / 2) / road.laneWidth()));
    }
}

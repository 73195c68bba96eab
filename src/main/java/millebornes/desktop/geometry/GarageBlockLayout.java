package millebornes.desktop.geometry;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/// The places of the garages at the start of the road, in board units: in two columns, seen from the front. Two cars
/// have one column. Meadow is left of them.
///
/// @param cars the number of cars, 1 to 6
public record GarageBlockLayout(int cars) {

    /// The room of all garages, left of the cars that wait in front of them.
    private static final Rect ROOM = Rect.between(19, 446, 101, 562);

    /// The greatest number of cars whose garages stand in one column.
    private static final int FEW = 2;

    /// The width of a drawn garage with its eaves, and the distance of two in a row, in the drawing's units.
    private static final double DRAWN = 53.6;

    private static final double PITCH = 55;

    /// The width of the eaves beside a wall, in the drawing's units.
    private static final double EAVES = 5.3;

    /// The least height of a row, in board units, for tall garages.
    private static final double TALL = 50;

    /// The rectangle of all garages with their eaves; their cars stand on the road in front of it.
    public Rect block() {
        double width = scale() * ((columns() - 1) * PITCH + DRAWN);
        return new Rect(ROOM.right() - width, ROOM.y(), width, ROOM.height());
    }

    /// The yard behind the garages: as wide as the road, from the walls of the first ones to the road.
    public Rect yard() {
        Point startPoint = RoadPath.NATIONALE.at(0).at();
        return Rect.between(
                block().x() + EAVES * scale(),
                startPoint.y() - Road.BAND / 2,
                startPoint.x(),
                startPoint.y() + Road.BAND / 2);
    }

    /// The scale of the drawing of a garage.
    public double scale() {
        return Math.min(1, ROOM.width() / ((columns() - 1) * PITCH + DRAWN));
    }

    /// The rectangle of a car's garage.
    public Rect plot(int car) {
        double height = ROOM.height() / Math.max(2, Math.ceilDiv(cars, columns()));
        double width = block().width() / columns();
        return new Rect(
                block().x() + car % columns() * width,
                ROOM.y() + Math.floorDiv(car, columns()) * height,
                width,
                height);
    }

    /// Whether the garages are of the tall kind, as with few rows.
    public boolean isTall() {
        return plot(0).height() >= TALL;
    }

    /// The foot of a garage: the middle of its lower edge.
    public Point foot(int car) {
        double middle = block().x() + scale() * (DRAWN / 2 + car % columns() * PITCH);
        return new Point(middle, plot(car).bottom());
    }

    /// The car whose garage is at a point, if any.
    public OptionalInt at(Point point) {
        return IntStream.range(0, cars).filter(car -> plot(car).contains(point)).findFirst();
    }

    private int columns() {
        return cars <= FEW ? 1 : 2;
    }
}

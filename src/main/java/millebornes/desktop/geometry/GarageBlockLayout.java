package millebornes.desktop.geometry;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/// The places of the garages at the start of the road, in board units: in two columns, seen from the front. Two cars
/// have one column.
///
/// @param cars the number of cars, 1 to 6
public record GarageBlockLayout(int cars) {

    /// The rectangle of all garages; their cars stand on the road in front of it.
    public static final Rect BLOCK = new Rect(0, 446, 97, 116);

    /// The greatest number of cars whose garages stand in one column.
    private static final int FEW = 2;

    /// The least height of a row, in board units, for tall garages.
    private static final double TALL = 50;

    /// The rectangle of a car's garage.
    public Rect plot(int car) {
        int columns = cars <= FEW ? 1 : 2;
        int rows = Math.max(2, Math.ceilDiv(cars, columns));
        double width = BLOCK.width() / columns;
        double height = BLOCK.height() / rows;
        return new Rect(
                BLOCK.x() + car % columns * width, BLOCK.y() + Math.floorDiv(car, columns) * height, width, height);
    }

    /// Whether the garages are of the tall kind, as with few rows.
    public boolean isTall() {
        return plot(0).height() >= TALL;
    }

    /// The foot of a garage: the middle of its lower edge.
    public Point foot(int car) {
        Rect plotRect = plot(car);
        return new Point(plotRect.centre().x(), plotRect.bottom());
    }

    /// The car whose garage is at a point, if any.
    public OptionalInt at(Point point) {
        return IntStream.range(0, cars).filter(car -> plot(car).contains(point)).findFirst();
    }
}

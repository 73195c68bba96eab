package millebornes.desktop.geometry;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/// The places of the garages at the start of the road, in board units: in even rows on the yard, which is as wide as the
/// road, seen from the front. Two cars have one column, others two. Meadow is left of them.
///
/// @param cars the number of cars, 1 to 6
public record GarageBlockLayout(int cars) {

    /// The left and right edge of all garages, left of the cars that wait in front of them.
    private static final double LEFT = 24;

    private static final double RIGHT = 96;

    /// The greatest number of cars whose garages stand in one column.
    private static final int FEW = 2;

    /// The width of a drawn garage with its eaves, and the distance of two in a row, in the drawing's units.
    private static final double DRAWN = 53.6;

    private static final double PITCH = 57;

    /// The width of the yard left of the garages.
    private static final double MARGIN = 7;

    /// The greatest number of rows of tall garages.
    private static final int FEW_ROWS = 2;

    /// The greatest height of a garage, as a share of the height of a row.
    private static final double FILLED = 0.94;

    /// The heights of a tall and of a low garage, in the drawing's units.
    private static final double TALL = 59;

    private static final double LOW = 40;

    /// The rectangle of all garages with their eaves; their cars stand on the road in front of it.
    public Rect block() {
        double width = scale() * ((columns() - 1) * PITCH + DRAWN);
        double top = floor(0) - height();
        return new Rect(RIGHT - width, top, width, floor(cars - 1) - top);
    }

    /// The yard behind the garages: as wide as the road, from a margin left of the first ones to the road.
    public Rect yard() {
        Point startPoint = RoadPath.NATIONALE.at(0).at();
        return Rect.between(
                block().x() - MARGIN, startPoint.y() - Road.BAND / 2, startPoint.x(), startPoint.y() + Road.BAND / 2);
    }

    /// The scale of the drawing of a garage.
    public double scale() {
        double wide = (RIGHT - LEFT) / ((columns() - 1) * PITCH + DRAWN);
        return Math.min(FILLED * pitch() / drawnHeight(), wide);
    }

    /// The rectangle of a car's garage.
    public Rect plot(int car) {
        double width = block().width() / columns();
        return new Rect(block().x() + car % columns() * width, floor(car) - height(), width, height());
    }

    /// Whether the garages are of the tall kind, as with few rows.
    public boolean isTall() {
        return rows() <= FEW_ROWS;
    }

    /// The foot of a garage: the middle of its lower edge.
    public Point foot(int car) {
        return new Point(block().x() + scale() * (DRAWN / 2 + car % columns() * PITCH), floor(car));
    }

    /// The car whose garage is at a point, if any.
    public OptionalInt at(Point point) {
        return IntStream.range(0, cars).filter(car -> plot(car).contains(point)).findFirst();
    }

    private int columns() {
        return cars <= FEW ? 1 : 2;
    }

    private int rows() {
        return Math.ceilDiv(cars, columns());
    }

    /// The distance of two rows.
    private double pitch() {
        return Road.BAND / rows();
    }

    private double drawnHeight() {
        return isTall() ? TALL : LOW;
    }

    private double height() {
        return scale() * drawnHeight();
    }

    /// The y of the lower edge of a car's garage, which is in the middle of its row.
    private double floor(int car) {
        double middle =
                RoadPath.NATIONALE.at(0).at().y() - Road.BAND / 2 + (Math.floorDiv(car, columns()) + 0.5) * pitch();
        return middle + height() / 2;
    }
}

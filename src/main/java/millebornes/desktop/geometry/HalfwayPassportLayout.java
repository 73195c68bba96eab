package millebornes.desktop.geometry;

/// The places of the passport beside the halfway stone and of its stamps, in board units.
///
/// @param page the passport as it lies open
public record HalfwayPassportLayout(Rect page) {

    private static final double WIDTH = 52;
    private static final double HEIGHT = 66;

    /// Of the page, in board units: the left and upper edge of the part that is free for stamps, the margin of the
    /// page, and the gap between two stamps.
    private static final double LEFT = 7;

    private static final double TOP = 16;
    private static final double PAGE_EDGE = 2;
    private static final double GAP = 1.5;

    private static final int COLUMNS = 2;
    private static final int FULL_LENGTH = 1000;

    /// The place of the passport on a road. On a shorter road it changes places with the great milestone.
    public static HalfwayPassportLayout of(Road road) {
        double x = road.kilometres() < FULL_LENGTH ? 414 : 752;
        return new HalfwayPassportLayout(new Rect(x, 237, WIDTH, HEIGHT));
    }

    /// The centre of the place for a car's stamp.
    ///
    /// @param car from 0, in rows of two
    public Point stamp(int car, int cars) {
        return cell(car, cars).centre();
    }

    /// The greatest radius of a stamp, by the number of cars.
    public double radius(int cars) {
        Rect cellRect = cell(0, cars);
        return Math.min(cellRect.width(), cellRect.height()) / 2;
    }

    private Rect cell(int car, int cars) {
        Rect roomRect =
                Rect.between(page.x() + LEFT, page.y() + TOP, page.right() - PAGE_EDGE, page.bottom() - PAGE_EDGE);
        int rows = Math.max(COLUMNS, Math.ceilDiv(cars, COLUMNS));
        return roomRect.cell(car % COLUMNS, COLUMNS, Math.floorDiv(car, COLUMNS), rows, GAP);
    }
}

package millebornes.desktop.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The place of the disc that shows an attack, a cure or a safety: on the free side of the board, never over the car
/// that it concerns, nor over the banner. In px of the window.
///
/// @param centre the centre of the disc
/// @param unit px for one of the disc's own units, in which its inner radius is 104
/// @param car the centre of the car that it concerns
public record CardEffectLayout(Point centre, double unit, Point car) {

    /// The radius of the ring around the car, in the disc's units.
    public static final double RING = 62;

    /// Width and height of the box of everything that belongs to the disc at rest, in the disc's units.
    private static final double WIDTH = 268;

    private static final double HEIGHT = 276;

    /// Width and height of the board's room, in px, in which a unit is one px; and the distance that a disc is farther from
    /// its car for each plate that it does not cover then, in units.
    private static final double ROOM_WIDTH = 1280;

    private static final double ROOM_HEIGHT = 624;
    private static final double PER_PLATE = 300;

    /// The number of steps between the places that are tried, across and down.
    private static final int COLUMNS = 24;

    private static final int ROWS = 12;

    /// The least gap between the disc's box and what must stay visible, in units.
    private static final double CLEAR = 8;

    /// The places that are tried in the room, as shares of it.
    private static final List<Point> PLACES = IntStream.rangeClosed(0, ROWS)
            .boxed()
            .flatMap(row -> IntStream.rangeClosed(0, COLUMNS)
                    .mapToObj(column -> new Point(column / (double) COLUMNS, row / (double) ROWS)))
            .toList();

    /// The layout of a disc: near the car, where it covers no car and as few plates as possible.
    ///
    /// @param roomRect the visible part of the board
    /// @param bannerRect the banner at its upper edge
    /// @param plates the plates on the board
    /// @param cars the box of each car with its tokens
    /// @param concerned the number of the car that it concerns
    /// @param carPoint the centre of that car
    public static CardEffectLayout of(
            Rect roomRect, Rect bannerRect, List<Rect> plates, List<Rect> cars, int concerned, Point carPoint) {
        double unit = Math.min(roomRect.width() / ROOM_WIDTH, roomRect.height() / ROOM_HEIGHT);
        List<CardEffectLayout> all = PLACES.stream()
                .map(point -> new CardEffectLayout(within(roomRect, bannerRect, point, unit), unit, carPoint))
                .toList();
        List<CardEffectLayout> allowed = all.stream()
                .filter(layout -> !layout.covers(cars.get(concerned)) && !layout.covers(bannerRect))
                .toList();
        return allowed.stream()
                .filter(layout -> layout.covered(cars) == 0)
                .min(Comparator.comparingDouble(
                        layout -> layout.centre.distance(carPoint) + PER_PLATE * unit * layout.covered(plates)))
                .or(() -> allowed.stream().min(Comparator.comparingLong(layout -> layout.covered(cars))))
                .orElseGet(() -> all.stream()
                        .max(Comparator.comparingDouble(layout -> layout.centre.distance(carPoint)))
                        .orElseThrow());
    }

    /// The box of everything that belongs to the disc at rest, in px.
    public Rect box() {
        return Rect.around(centre, WIDTH * unit, HEIGHT * unit);
    }

    private long covered(List<Rect> rects) {
        return rects.stream().filter(this::covers).count();
    }

    private boolean covers(Rect rect) {
        return box().overlaps(rect.inset(-CLEAR * unit));
    }

    /// The centre for a disc at a share of the room, so that its whole box is visible, also while it appears and is a little
    /// larger; below the banner if it would be under it.
    private static Point within(Rect roomRect, Rect bannerRect, Point sharePoint, double unit) {
        Rect freeRect = roomRect.inset(CLEAR * unit);
        double x = Math.clamp(
                roomRect.x() + sharePoint.x() * roomRect.width(),
                freeRect.x() + WIDTH * unit / 2,
                freeRect.right() - WIDTH * unit / 2);
        boolean under = x + WIDTH * unit / 2 > bannerRect.x() && x - WIDTH * unit / 2 < bannerRect.right();
        double top = under ? bannerRect.bottom() + 2 * CLEAR * unit : freeRect.y();
        double lowest = freeRect.bottom() - HEIGHT * unit / 2;
        double highest = Math.min(lowest, top + HEIGHT * unit / 2);
        return new Point(x, Math.clamp(roomRect.y() + sharePoint.y() * roomRect.height(), highest, lowest));
    }
}

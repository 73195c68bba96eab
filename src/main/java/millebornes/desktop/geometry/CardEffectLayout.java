package millebornes.desktop.geometry;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The place of the disc that shows an attack, a cure or a safety: on the free side of the board, never over the car
/// that it concerns, nor over the banner. In px of the window.
///
/// @param centre the centre of the disc
/// @param unit px for one of the disc's own units, in which its inner radius is 104
/// @param car the centre of the car that it concerns
public record CardEffectLayout(Point centre, double unit, Point car) {

    /// The outer radius of the disc, and the radius of the ring around the car, in the disc's units.
    public static final double RADIUS = 124;

    public static final double RING = 62;

    /// Width and height of the box of everything that belongs to the disc at rest, in the disc's units.
    private static final double WIDTH = 268;

    private static final double HEIGHT = 276;

    /// Width and height of the board's room, in px, in which a unit is one px; and the preferred distance between car
    /// and disc, in units.
    private static final double ROOM_WIDTH = 1280;

    private static final double ROOM_HEIGHT = 624;
    private static final double NEAR = 420;

    /// The least gap between the disc's box and what must stay visible, in units.
    private static final double CLEAR = 8;

    /// The places that are tried in the room, best first, as shares of it: the sea, lower right, centre right, centre
    /// left, upper left, lower left; then any other.
    private static final List<Point> PLACES = Stream.concat(
                    Stream.of(
                            new Point(0.892, 0.298),
                            new Point(0.812, 0.722),
                            new Point(0.703, 0.529),
                            new Point(0.258, 0.529),
                            new Point(0.258, 0.272),
                            new Point(0.258, 0.754)),
                    IntStream.range(0, 45)
                            .mapToObj(
                                    place -> new Point(0.1 + place % 9 * 0.1, 0.25 + Math.floorDiv(place, 9) * 0.125)))
            .toList();

    /// The layout of a disc.
    ///
    /// @param roomRect the visible part of the board
    /// @param bannerRect the banner at its upper edge
    /// @param cars the box of each car with its tokens
    /// @param concerned the number of the car that it concerns
    /// @param carPoint the centre of that car
    public static CardEffectLayout of(Rect roomRect, Rect bannerRect, List<Rect> cars, int concerned, Point carPoint) {
        double unit = Math.min(roomRect.width() / ROOM_WIDTH, roomRect.height() / ROOM_HEIGHT);
        List<CardEffectLayout> all = PLACES.stream()
                .map(point -> new CardEffectLayout(within(roomRect, bannerRect, point, unit), unit, carPoint))
                .toList();
        List<CardEffectLayout> allowed = all.stream()
                .filter(layout -> !layout.covers(cars.get(concerned)) && !layout.covers(bannerRect))
                .toList();
        List<CardEffectLayout> free = allowed.stream()
                .filter(layout -> cars.stream().noneMatch(layout::covers))
                .toList();
        Optional<CardEffectLayout> near = free.stream()
                .filter(layout -> layout.centre.distance(carPoint) <= NEAR * unit)
                .findFirst();
        return near.or(() -> free.stream().findFirst())
                .or(() -> allowed.stream()
                        .min(Comparator.comparingLong(layout -> IntStream.range(0, cars.size())
                                .filter(car -> layout.covers(cars.get(car)))
                                .count())))
                .orElseGet(() -> all.stream()
                        .max(Comparator.comparingDouble(layout -> layout.centre.distance(carPoint)))
                        .orElseThrow());
    }

    /// The box of everything that belongs to the disc at rest, in px.
    public Rect box() {
        return Rect.around(centre, WIDTH * unit, HEIGHT * unit);
    }

    private boolean covers(Rect rect) {
        return box().overlaps(rect.inset(-CLEAR * unit));
    }

    /// The centre for a disc at a share of the room, so that its whole box is visible; below the banner if it would be
    /// under it.
    private static Point within(Rect roomRect, Rect bannerRect, Point sharePoint, double unit) {
        double x = Math.clamp(
                roomRect.x() + sharePoint.x() * roomRect.width(),
                roomRect.x() + WIDTH * unit / 2,
                roomRect.right() - WIDTH * unit / 2);
        boolean under = x + WIDTH * unit / 2 > bannerRect.x() && x - WIDTH * unit / 2 < bannerRect.right();
        double top = under ? bannerRect.bottom() + 2 * CLEAR * unit : roomRect.y();
        double lowest = roomRect.bottom() - HEIGHT * unit / 2;
        double highest = Math.min(lowest, top + HEIGHT * unit / 2);
        return new Point(x, Math.clamp(roomRect.y() + sharePoint.y() * roomRect.height(), highest, lowest));
    }
}

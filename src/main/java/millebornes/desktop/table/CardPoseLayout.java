package millebornes.desktop.table;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.board.BoardView;
import millebornes.desktop.geometry.CameraPath;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CardTrayLayout;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.theme.Sizes;

/// The poses of cards in the window, for the locations that a motion plan names.
record CardPoseLayout(TableLayout layout, BoardView board) {

    private static final double ASKEW = -1.5;

    /// The height of a card at a seat as a share of the seat's height, and its position as a share of the seat's width.
    private static final double SEAT_HEIGHT = 0.8;

    private static final double SEAT_PLACE = 0.62;

    /// The scale of a card held up beside a car, relative to one in the hand.
    private static final double HELD = 0.66;

    /// Of a card beside a drive: its scale relative to one in the hand; the greatest share of the board's height that
    /// it takes; the height of the squares counted below it, as a share of its own height; its tilt, in degrees.
    public static final double LARGE = 1.62;

    private static final double HIGHEST = 0.46;
    private static final double COUNT = 0.22;
    private static final double LEANING = 4;

    /// Of a card beside a drive: its distance from the drive, in board units; its least size, as a share of the usual
    /// one; and the step in which it is made smaller.
    private static final double CLEAR = 40;

    private static final double LEAST = 0.55;
    private static final double SMALLER = 0.09;

    private static final double AWAY = 26;
    private static final double ON_CAR = 0.16;

    public CardPose drawPile() {
        CardTrayLayout shoeLayout = layout.sabot();
        return new CardPose(shoeLayout.drawPile(), shoeLayout.cardScale(), 0);
    }

    public CardPose discards() {
        CardTrayLayout shoeLayout = layout.sabot();
        return new CardPose(shoeLayout.discardPile(), shoeLayout.cardScale(), ASKEW);
    }

    /// The pose of a card in the fan that is neither raised nor selected.
    public CardPose inFan(int slot, int cards) {
        Pose pose = layout.hand().slots(cards).get(slot).pose();
        return new CardPose(pose.at(), layout.hand().cardScale(), pose.heading());
    }

    /// The pose of the closed cards of a seat: in the row of the seat, behind the name.
    public CardPose atSeat(int seat) {
        Rect rowRect = layout.seats().seats().get(seat);
        double scale = Math.min(
                rowRect.height() * SEAT_HEIGHT / HandLayout.CARD_HEIGHT,
                layout.hand().cardScale());
        return new CardPose(
                new Point(
                        rowRect.x() + rowRect.width() * SEAT_PLACE,
                        rowRect.centre().y()),
                scale,
                0);
    }

    /// The pose of a card held up for a car: above, below or beside the car, where there is room on the board, no token is
    /// dropped in front of the car, and as little as possible is hidden that is read beside the road.
    public CardPose byCar(int car) {
        double scale = layout.hand().cardScale() * HELD;
        Point point = board.carPlace(car);
        double gap = AWAY * layout.board().scale();
        double width = HandLayout.CARD_WIDTH * scale;
        double height = HandLayout.CARD_HEIGHT * scale;
        Rect roomRect = layout.board().room();
        Rect freeRect = Rect.between(roomRect.x(), layout.banner().bottom(), roomRect.right(), roomRect.bottom());
        Point pointBefore = board.beforeCar(car);
        List<Point> places = List.of(
                point.plus(0, -height / 2 - gap),
                point.plus(0, height / 2 + gap),
                point.plus(-width / 2 - 2 * gap, 0),
                point.plus(width / 2 + 2 * gap, 0));
        Point bestPoint = places.stream()
                .map(placePoint -> inside(freeRect, placePoint, width, height))
                .filter(placePoint -> Rect.around(placePoint, width, height).distance(pointBefore) > gap / 2
                        && Rect.around(placePoint, width, height).distance(point) > gap / 2)
                .min(Comparator.comparingDouble(placePoint -> board.plates().stream()
                        .mapToDouble(Rect.around(placePoint, width, height)::common)
                        .sum()))
                .orElseGet(() -> inside(freeRect, places.getFirst(), width, height));
        return new CardPose(bestPoint, scale, 0);
    }

    /// The pose of a large card beside the squares that a car drives, while the camera is close: in the corner of the
    /// board that is farthest from them, and no larger than the free space there.
    public CardPose byWay(int car, int from, int to) {
        CameraPath nearPath = board.closeUp(car, from, to);
        List<Point> way = board.way(car, from, to).stream().map(nearPath::shown).toList();
        Rect roomRect = layout.board().room();
        Rect freeRect = Rect.between(roomRect.x(), layout.banner().bottom(), roomRect.right(), roomRect.bottom())
                .inset(Sizes.GAP);
        double clear = CLEAR * layout.board().scale() * CameraPath.ZOOM;
        double large =
                Math.min(LARGE * layout.hand().cardScale(), freeRect.height() * HIGHEST / HandLayout.CARD_HEIGHT);
        double scale = large;
        Rect rect = byWay(freeRect, way, scale);
        while (clearance(rect, way) < clear && scale > large * LEAST) {
            scale -= large * SMALLER;
            rect = byWay(freeRect, way, scale);
        }
        return new CardPose(
                new Point(rect.centre().x(), rect.y() + HandLayout.CARD_HEIGHT * scale / 2), scale, LEANING);
    }

    private static Rect byWay(Rect freeRect, List<Point> way, double scale) {
        double width = HandLayout.CARD_WIDTH * scale;
        double height = HandLayout.CARD_HEIGHT * scale * (1 + COUNT);
        double right = freeRect.right() - width;
        double bottom = freeRect.bottom() - height;
        return Stream.of(
                        new Point(right, freeRect.y()),
                        new Point(freeRect.x(), freeRect.y()),
                        new Point(freeRect.x(), bottom),
                        new Point(right, bottom))
                .map(cornerPoint -> new Rect(cornerPoint.x(), cornerPoint.y(), width, height))
                .max(Comparator.comparingDouble(cornerRect -> clearance(cornerRect, way)))
                .orElseThrow();
    }

    private static double clearance(Rect rect, List<Point> way) {
        return way.stream().mapToDouble(rect::distance).min().orElseThrow();
    }

    private static Point inside(Rect roomRect, Point point, double width, double height) {
        return new Point(
                Math.clamp(point.x(), roomRect.x() + width / 2, roomRect.right() - width / 2),
                Math.clamp(point.y(), roomRect.y() + height / 2, roomRect.bottom() - height / 2));
    }

    /// The pose of a card on the plate of the played cards that stay on the table, as large as the icons there.
    public CardPose played() {
        return new CardPose(
                layout.board().toWindow(FixedBoardPlaces.PLAYED).centre(),
                ON_CAR * layout.board().scale(),
                ASKEW);
    }

    /// The pose of a card that becomes a token on the car, as small as the token.
    public CardPose onCar(int car) {
        return new CardPose(board.carPlace(car), ON_CAR * layout.board().scale(), 0);
    }
}

package millebornes.desktop.geometry;

/// The layout of the large picture of a coup-fourré over the board, in px of the window: the word above, the card at
/// the left, the car in a disc in the middle, the points at the lower right.
///
/// @param room the area that it covers
/// @param unit px for one of the picture's own units, in which the room of the usual window is 1280 by 622
public record CoupFourreLayout(Rect room, double unit) {

    private static final double WIDTH = FixedBoardPlaces.WIDTH;
    private static final double HIGH = 622;

    public CoupFourreLayout {
        if (!(unit > 0)) {
            throw new IllegalArgumentException("A picture needs a size: " + unit);
        }
    }

    /// The largest layout that fits a room.
    public static CoupFourreLayout in(Rect roomRect) {
        return new CoupFourreLayout(roomRect, Math.min(roomRect.width() / WIDTH, roomRect.height() / HIGH));
    }

    /// The place of the word: its centre, scale and rotation.
    public CardPose word() {
        return new CardPose(at(640, 116), 0.9 * unit, 0);
    }

    /// The place of the points: their centre, scale and rotation.
    public CardPose points() {
        return new CardPose(at(980, 496), 0.86 * unit, -4);
    }

    /// The place where the card is held up large.
    public CardPose card() {
        return new CardPose(at(338, 408), 1.62 * unit, -9);
    }

    /// The centre of the disc.
    public Point disc() {
        return at(705, 386);
    }

    public double discRadius() {
        return 126 * unit;
    }

    /// The length of the bold rays, from the disc's centre, in px.
    public double rays() {
        return 262 * unit;
    }

    /// The place on the car where the attack is before, and the safety afterwards.
    public Point badge() {
        return at(806, 312);
    }

    public double badgeRadius() {
        return 32 * unit;
    }

    /// The path of the attack that is thrown off: up, over, and out of the room.
    ///
    /// @param share 0 at its place, 1 where it is no longer visible
    public Point thrown(double share) {
        Point turnPoint = at(1010, 150);
        Point outPoint = new Point(room.right() + 60 * unit, room.y() + 330 * unit);
        return badge().towards(turnPoint, share).towards(turnPoint.towards(outPoint, share), share);
    }

    /// Converts a point from the picture's own units; the picture is centred in the room.
    private Point at(double x, double y) {
        return new Point(
                room.centre().x() + (x - WIDTH / 2) * unit, room.centre().y() + (y - HIGH / 2) * unit);
    }
}

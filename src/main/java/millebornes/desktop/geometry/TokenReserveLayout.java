package millebornes.desktop.geometry;

/// The places of the great milestone in the middle of the board and of the tokens on its tray, in board units.
///
/// @param shift the offset of the milestone from its usual place
/// @param drop how much lower than the milestone the tray is shifted
public record TokenReserveLayout(Point shift, double drop) {

    /// The scale of the drawing of the milestone.
    public static final double SCALE = 0.86;

    private static final Point FOOT = new Point(587.5, 320);
    private static final Rect MILESTONE = new Rect(551, 221.5, 73, 98.5);
    private static final Rect TRAY = new Rect(419, 223.5, 274, 75);

    /// The room without tokens at the edges of the tray and beside the milestone.
    private static final double EDGE = 4;

    /// The number of hazards in a row.
    private static final int COLUMNS = 3;

    private static final int FULL_LENGTH = 1000;

    /// The usual place of the milestone.
    public static final TokenReserveLayout USUAL = new TokenReserveLayout(new Point(0, 0), 0);

    /// The offset of the great milestone on a shorter road, where a kilometre stone has its usual place.
    private static final Point ASIDE = new Point(91, 2);

    /// How much lower the tray then is, in board units.
    private static final double LOWER = 10;

    /// The place of the great milestone on a road.
    public static TokenReserveLayout of(Road road) {
        return road.kilometres() < FULL_LENGTH ? new TokenReserveLayout(ASIDE, LOWER) : USUAL;
    }

    /// The foot of the great milestone.
    public Point foot() {
        return FOOT.plus(shift.x(), shift.y());
    }

    public Rect milestone() {
        return MILESTONE.plus(shift.x(), shift.y());
    }

    /// The tray behind the milestone.
    public Rect tray() {
        return TRAY.plus(shift.x(), shift.y() + drop);
    }

    /// The place of an attack token in the reserve: two rows left of the great milestone.
    ///
    /// @param index from 0 to 5
    public Point attack(int index) {
        Rect roomRect = Rect.between(tray().x() + EDGE, tray().y(), milestone().x() - EDGE, tray().bottom());
        return roomRect.cell(index % COLUMNS, COLUMNS, index / COLUMNS, 2, 0).centre();
    }

    /// The place of a safety token in the reserve: two rows right of the great milestone.
    ///
    /// @param index from 0 to 3
    public Point safety(int index) {
        Rect roomRect = Rect.between(milestone().right() + EDGE, tray().y(), tray().right() - EDGE, tray().bottom());
        return roomRect.cell(index % 2, 2, index / 2, 2, 0).centre();
    }
}

package millebornes.desktop.geometry;

/// The layout of the garage that covers the foot during a handover, in pixels of the window. It covers the foot and the
/// land below the road, but no square, car or token.
///
/// @param door the whole covered area
/// @param roof its upper edge
/// @param left the bay with the latest moves
/// @param centre the bay with the car
/// @param right the bay with the plate
/// @param street the pavement before the bays
/// @param unit the scale relative to a garage of 218 px
public record HandoverGarageLayout(Rect door, Rect roof, Rect left, Rect centre, Rect right, Rect street, double unit) {

    private static final double HEIGHT = 218;
    private static final double ROOF = 20;
    private static final double EAVES = 5;
    private static final double STREET = 23;
    private static final double GAP = 16;

    /// The width of the car's bay as a share of the window's width, its greatest width in px, and the share by which
    /// large text narrows it.
    private static final double CENTRE = 0.285;

    private static final double WIDEST_CENTRE = 372;
    private static final double NARROWER = 0.35;

    /// The share of the remaining width for the plate, and by how much it grows with the text.
    private static final double RIGHT = 0.5;

    private static final double WIDER = 0.08;

    /// The garage of a table.
    public static HandoverGarageLayout of(TableLayout table, Road road) {
        TableLayoutSpec spec = table.spec();
        double top = top(table, road);
        double height = spec.height() - top;
        double unit = height / HEIGHT;
        double text = spec.text() - 1;
        Rect doorRect = new Rect(0, top, spec.width(), height);
        Rect roofRect = new Rect(0, top, doorRect.width(), ROOF * unit);
        Rect streetRect = new Rect(0, doorRect.bottom() - STREET * unit, doorRect.width(), STREET * unit);
        double gap = GAP * Math.min(unit, 1);
        double middle = Math.min(CENTRE * doorRect.width(), WIDEST_CENTRE * unit) / (1 + NARROWER * text);
        double sides = doorRect.width() - middle - 4 * gap;
        double right = sides * (RIGHT + WIDER * text);
        double bayTop = roofRect.bottom() + EAVES * unit;
        double left = sides - right;
        return new HandoverGarageLayout(
                doorRect,
                roofRect,
                Rect.between(gap, bayTop, gap + left, streetRect.y()),
                Rect.between(2 * gap + left, bayTop, 2 * gap + left + middle, streetRect.y()),
                Rect.between(doorRect.width() - gap - right, bayTop, doorRect.width() - gap, streetRect.y()),
                streetRect,
                unit);
    }

    /// Whether the garage would cover a part of the plates below the road, which are hidden then.
    public static boolean cutsPlates(TableLayout table, Road road) {
        return table.board().toWindow(FixedBoardPlaces.LEGEND).bottom() > top(table, road);
    }

    /// The y of the garage's upper edge: right below the road and its pieces, but not above the foot if something other
    /// than the land is there, such as seats.
    private static double top(TableLayout table, Road road) {
        BoardViewport board = table.board();
        boolean whole = board.room().width() >= table.spec().width() - 1;
        double below =
                board.toWindow(new Point(0, new RoadExtent(road).bottom())).y();
        double foot = table.foot().y();
        return whole ? Math.min(foot, Math.floor(below)) : foot;
    }
}

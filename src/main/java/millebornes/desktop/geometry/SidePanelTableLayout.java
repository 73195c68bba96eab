package millebornes.desktop.geometry;

/// A table with a panel in its lower left corner, where the seats are listed otherwise: these go up into the sky, and
/// the board moves aside, so that the panel covers nothing but the roofs of Paris.
public final class SidePanelTableLayout {

    private static final double GAP = 12;
    private static final double SEATS_WIDTH = 304;
    private static final double ROW = 42;
    private static final double BUTTON = 176;

    private SidePanelTableLayout() {}

    /// The table round a panel.
    ///
    /// @param usual the table without it
    /// @param panel its place in the lower left corner
    public static TableLayout of(TableLayout usual, Rect panel) {
        TableLayoutSpec spec = usual.spec();
        double gap = GAP * spec.windowScale();
        Rect room = new Rect(0, 0, spec.width(), usual.foot().y());
        Rect seats = seats(spec, gap);
        Rect head = head(spec, gap);
        double left = Math.max(usual.hand().room().x(), panel.right() + gap);
        Rect hand = Rect.between(
                left,
                usual.hand().room().y(),
                usual.hand().room().right(),
                usual.hand().room().bottom());
        return new TableLayout(
                spec,
                frame(usual.board(), room, Math.max(seats.bottom(), head.bottom()), panel.right() + gap),
                head,
                usual.foot(),
                SeatListLayout.in(seats, spec.teams(), 1, spec.textScale()),
                new HandLayout(hand, usual.hand().cardScale()),
                usual.sabot(),
                usual.buttons(),
                usual.textScale());
    }

    /// The place in the sky between the seats and a button in the right corner; it has no width where these meet.
    private static Rect head(TableLayoutSpec spec, double gap) {
        Rect seats = seats(spec, gap);
        double button = 2 * gap + BUTTON * spec.textScale();
        double left = seats.right() + gap;
        return Rect.between(left, seats.y(), Math.max(left, spec.width() - button), seats.bottom());
    }

    private static Rect seats(TableLayoutSpec spec, double gap) {
        return new Rect(
                gap,
                gap / 2,
                SEATS_WIDTH * spec.textScale(),
                spec.seats() * Math.max(spec.target(), ROW * spec.textScale()));
    }

    /// The largest board whose first stone is below the sky and whose legend is right of the panel.
    private static BoardViewport frame(BoardViewport usual, Rect room, double sky, double left) {
        double scale = Math.min(
                usual.scale(),
                Math.min(
                        (room.width() - left) / (FixedBoardPlaces.WIDTH - FixedBoardPlaces.LEGEND.x()),
                        (room.height() - sky) / (FixedBoardPlaces.HEIGHT - FixedBoardPlaces.FIRST_PIECE)));
        double centred = room.centre().x() - FixedBoardPlaces.WIDTH * scale / 2;
        double x = Math.max(centred, left - FixedBoardPlaces.LEGEND.x() * scale);
        return new BoardViewport(room, scale, new Point(x, room.bottom() - FixedBoardPlaces.HEIGHT * scale));
    }
}

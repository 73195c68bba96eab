package millebornes.desktop.geometry;

/// Computes the layout of a table with a panel in its lower left corner, the usual place of the seats: the seats move
/// to the sky, and the board moves aside, so that the panel covers only the roofs of Paris.
public final class CoachPanelTableLayout {

    private static final double GAP = 12;
    private static final double SEATS_WIDTH = 304;
    private static final double ROW = 42;
    private static final double BUTTON = 176;

    private CoachPanelTableLayout() {}

    /// The layout around a panel.
    ///
    /// @param defaultLayout the table without it
    /// @param panelRect its place in the lower left corner
    public static TableLayout of(TableLayout defaultLayout, Rect panelRect) {
        TableLayoutSpec spec = defaultLayout.spec();
        double gap = GAP * spec.windowScale();
        Rect roomRect = new Rect(0, 0, spec.width(), defaultLayout.foot().y());
        Rect seatsRect = seats(spec, gap);
        Rect headRect = head(spec, gap);
        double left = Math.max(defaultLayout.hand().room().x(), panelRect.right() + gap);
        Rect handRect = Rect.between(
                left,
                defaultLayout.hand().room().y(),
                defaultLayout.hand().room().right(),
                defaultLayout.hand().room().bottom());
        return new TableLayout(
                spec,
                frame(
                        defaultLayout.board(),
                        roomRect,
                        Math.max(seatsRect.bottom(), headRect.bottom()),
                        panelRect.right() + gap),
                headRect,
                defaultLayout.foot(),
                spec.isLarge()
                        ? SeatListLayout.strip(
                                seatsRect, spec.teams(), spec.teams().count(), spec.textScale())
                        : SeatListLayout.in(seatsRect, spec, 1),
                new HandLayout(handRect, cardScale(defaultLayout.hand().cardScale(), handRect)),
                defaultLayout.sabot(),
                defaultLayout.buttons(),
                defaultLayout.textScale());
    }

    /// The scale at which enough of each card of a full hand is visible, but not much less than the usual one.
    private static double cardScale(double usual, Rect handRect) {
        double wide = handRect.width() / TableLayoutCandidate.handWidth(TableLayoutCandidate.SEEN);
        return Math.clamp(wide, TableLayoutCandidate.LOWER * usual, usual);
    }

    /// The place in the sky between the seats and a button in the right corner; its width may be 0.
    private static Rect head(TableLayoutSpec spec, double gap) {
        Rect seatsRect = seats(spec, gap);
        double button = 2 * gap + BUTTON * spec.textScale();
        double left = seatsRect.right() + gap;
        return Rect.between(left, seatsRect.y(), Math.max(left, spec.width() - button), seatsRect.bottom());
    }

    private static Rect seats(TableLayoutSpec spec, double gap) {
        if (spec.isLarge()) {
            return new Rect(
                    gap,
                    gap / 2,
                    spec.teams().count() * SeatListLayout.STRIP_WIDTH * spec.textScale(),
                    spec.teams().size() * Math.max(spec.target(), SeatListLayout.STRIP_HEIGHT * spec.textScale()));
        }
        return new Rect(
                gap,
                gap / 2,
                SEATS_WIDTH * spec.textScale(),
                spec.seats() * Math.max(spec.target(), ROW * spec.textScale()));
    }

    /// The place of the largest board whose first stone is below `sky` and whose legend is right of `left`, in px.
    private static BoardViewport frame(BoardViewport defaultViewport, Rect roomRect, double sky, double left) {
        double scale = Math.min(
                defaultViewport.scale(),
                Math.min(
                        (roomRect.width() - left) / (FixedBoardPlaces.WIDTH - FixedBoardPlaces.LEGEND.x()),
                        (roomRect.height() - sky) / (FixedBoardPlaces.HEIGHT - FixedBoardPlaces.FIRST_PIECE)));
        double centred = roomRect.centre().x() - FixedBoardPlaces.WIDTH * scale / 2;
        double x = Math.max(centred, left - FixedBoardPlaces.LEGEND.x() * scale);
        return new BoardViewport(
                roomRect,
                scale,
                new Point(x, roomRect.bottom() - FixedBoardPlaces.HEIGHT * scale),
                defaultViewport.text());
    }
}

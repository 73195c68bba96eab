package millebornes.desktop.geometry;

import java.util.List;

/// Where everything on the table lies, in pixels of the window's content.
///
/// The board fills the upper part; the foot holds seats, hand, sabot and buttons. Where text is large the seats move to
/// a column right of the board, because a foot high enough for them would leave a smaller board.
///
/// @param spec what this layout answers
/// @param board the board and its scale
/// @param banner whose turn it is, in the sky over the board
/// @param foot the dashboard over the whole width
/// @param seats the list of seats
/// @param hand the fan of cards
/// @param sabot the tray with draw pile and discards
/// @param buttons one target for each button
/// @param textScale by how much text grows against its design size
public record TableLayout(
        TableLayoutSpec spec,
        BoardViewport board,
        Rect banner,
        Rect foot,
        SeatListLayout seats,
        HandLayout hand,
        ShoeLayout sabot,
        List<Rect> buttons,
        double textScale) {

    /// Another arrangement than the usual one must make the board larger by this factor.
    private static final double WORTH_IT = 1.04;

    /// A column beside the board takes no more than this share of its width.
    private static final double MOST_BESIDE = 0.4;

    /// Where it lies over the seats as well, no more than this.
    private static final double MOST_MORE = 0.2;

    /// The same table with a smaller board that leaves room for a drawer at its right, see [#drawer]: less than wished where
    /// otherwise hardly any board would be left.
    ///
    /// @param width of the drawer as it is wished for, in px
    public TableLayout leaving(double width) {
        Rect roomRect = board.room();
        double seated = isOverSeats(width) ? spec.width() - roomRect.right() : 0;
        double most = roomRect.width() * (seated > 0 ? MOST_MORE : MOST_BESIDE);
        double given = Math.clamp(width - seated, 0, most);
        Rect restRect = new Rect(roomRect.x(), roomRect.y(), roomRect.width() - given, roomRect.height());
        double wide = Math.min(banner.width(), restRect.width() - 2 * (spec.target() + 2 * banner.y()));
        Rect pillRect = new Rect(restRect.centre().x() - wide / 2, banner.y(), wide, banner.height());
        BoardViewport smallerViewport = BoardViewport.in(restRect, pillRect.bottom() + pillRect.y());
        return new TableLayout(spec, smallerViewport, pillRect, foot, seats, hand, sabot, buttons, textScale);
    }

    /// Where a drawer lies beside the smaller board, from the upper edge of the window to the foot. Where the seats stand
    /// beside the board and a drawer between them would leave hardly any board, it lies over them.
    ///
    /// @param width as it is wished for, in px
    public Rect drawer(double width) {
        double left = leaving(width).board().room().right();
        return Rect.between(
                left,
                0,
                isOverSeats(width) ? spec.width() : board.room().right(),
                board.room().bottom());
    }

    /// Whether a drawer of that width would lie over the seats.
    public boolean isOverSeats(double width) {
        boolean beside = seats.seats().getFirst().x() >= board.room().right();
        return beside && width > board.room().width() * MOST_BESIDE;
    }

    /// A target in the right corner of the sky, clear of the banner.
    public Rect corner() {
        double side = spec.target();
        return new Rect(board.room().right() - side - banner.y(), banner.y(), side, side);
    }

    /// The layout with the largest board in which everything can be read and hit.
    public static TableLayout of(TableLayoutSpec spec) {
        List<TableLayoutCandidate> all = TableLayoutCandidate.all(spec);
        TableLayoutCandidate bestCandidate = all.getLast();
        for (TableLayoutCandidate nextCandidate : all.reversed()) {
            if (nextCandidate.fits()
                    && nextCandidate.frame().scale() * WORTH_IT
                            >= bestCandidate.frame().scale()) {
                bestCandidate = nextCandidate;
            }
        }
        return laidOut(bestCandidate);
    }

    private static TableLayout laidOut(TableLayoutCandidate candidate) {
        TableLayoutSpec spec = candidate.spec();
        return new TableLayout(
                spec,
                candidate.frame(),
                candidate.banner(),
                candidate.foot(),
                candidate.seats(),
                candidate.hand(),
                ShoeLayout.in(candidate.sabotRoom(), spec.pictureScale(), spec.textScale()),
                ButtonsLayout.in(candidate.buttonsRoom(), spec),
                spec.textScale());
    }
}

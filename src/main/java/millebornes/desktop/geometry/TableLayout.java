package millebornes.desktop.geometry;

import java.util.Comparator;
import java.util.List;

/// The layout of the table, in pixels of the window's content.
///
/// The board fills the upper part; the foot holds seats, hand, sabot and buttons. Where many seats would make the foot
/// high they may move to a column to the right of the board. With large text they are a strip of cars and kilometres.
///
/// @param spec the parameters of the layout
/// @param board the board and its scale
/// @param banner the banner, in the sky over the board
/// @param foot the dashboard over the whole width
/// @param seats the list of seats
/// @param hand the fan of cards
/// @param sabot the tray with draw pile and discards
/// @param buttons one target for each button
/// @param textScale the factor by which text is larger than designed
public record TableLayout(
        TableLayoutSpec spec,
        BoardViewport board,
        Rect banner,
        Rect foot,
        SeatListLayout seats,
        HandLayout hand,
        CardTrayLayout sabot,
        List<Rect> buttons,
        double textScale) {

    /// The least factor by which another arrangement must enlarge the board to be preferred to the usual one.
    private static final double WORTH_IT = 1.04;

    /// The greatest share of the board's width that a drawer beside the board takes.
    private static final double MOST_BESIDE = 0.408;

    /// The greatest share of the board's width that a drawer takes in addition to the seats under it.
    private static final double MOST_MORE = 0.2;

    /// This table with a smaller board, which leaves room for a drawer at its right, see [#drawer]. The drawer may be
    /// narrower than requested, so that enough of the board remains.
    ///
    /// @param width the requested width of the drawer, in px
    public TableLayout leaving(double width) {
        Rect roomRect = board.room();
        double seated = isOverSeats(width) ? spec.width() - roomRect.right() : 0;
        double most = roomRect.width() * (seated > 0 ? MOST_MORE : MOST_BESIDE);
        double given = Math.clamp(width - seated, 0, most);
        Rect restRect = new Rect(roomRect.x(), roomRect.y(), roomRect.width() - given, roomRect.height());
        double wide = Math.min(banner.width(), restRect.width() - 2 * (spec.target() + 2 * banner.y()));
        Rect pillRect = new Rect(restRect.centre().x() - wide / 2, banner.y(), wide, banner.height());
        BoardViewport smallerViewport = BoardViewport.in(restRect, pillRect.bottom() + pillRect.y(), spec.text())
                .centredBelow(
                        pillRect.bottom(), spec.isLarge() ? FixedBoardPlaces.LEGEND.y() : FixedBoardPlaces.HEIGHT);
        return new TableLayout(spec, smallerViewport, pillRect, foot, seats, hand, sabot, buttons, textScale);
    }

    /// The place of a drawer beside the smaller board, from the upper edge of the window to the foot. If the seats are
    /// beside the board and there is not enough room for both, it lies over the seats.
    ///
    /// @param width the requested width, in px
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

    /// The place of a button in the right corner of the sky, clear of the banner.
    public Rect corner() {
        double side = spec.target();
        return new Rect(board.room().right() - side - banner.y(), banner.y(), side, side);
    }

    /// The layout with the largest board in which everything is readable and every target is large enough. With large text
    /// it is the one with the lowest foot.
    public static TableLayout of(TableLayoutSpec spec) {
        List<TableLayoutCandidate> all = TableLayoutCandidate.all(spec);
        if (spec.isLarge()) {
            return laidOut(all.stream()
                    .filter(TableLayoutCandidate::fits)
                    .min(Comparator.comparingDouble(TableLayoutCandidate::footNeeded))
                    .orElse(all.getLast()));
        }
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
                CardTrayLayout.in(candidate.sabotRoom(), spec.pictureScale(), spec.textScale()),
                ButtonsLayout.in(candidate.buttonsRoom(), spec),
                spec.textScale());
    }
}

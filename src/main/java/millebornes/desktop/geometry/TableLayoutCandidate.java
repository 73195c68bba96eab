package millebornes.desktop.geometry;

import java.util.ArrayList;
import java.util.List;

/// One way to divide the window: the place of the seats and the height of the foot. [TableLayout] selects the one with
/// the largest board.
///
/// @param spec the parameters of the layout
/// @param place the place of the list of seats
/// @param columns the number of its columns
record TableLayoutCandidate(TableLayoutSpec spec, SeatsPlacement place, int columns) {

    enum SeatsPlacement {
        FOOT,
        BESIDE_BOARD
    }

    private static final int MOST_COLUMNS = 3;
    private static final double MARGIN = 12;
    private static final double LINE = 38;
    private static final double PLATE = 44;
    private static final double LINE_WIDTH = 338;
    private static final double NARROW_COLUMN = 170;
    private static final double PLATE_WIDTH = 168;
    private static final double NARROW_PLATE = 150;
    private static final double NARROW_JUNIOR_PLATE = 101;
    private static final double CARDS = 0.9;
    private static final double CARDS_ABOVE = 18;
    private static final double SMALLEST_CARD = 0.66;
    private static final double GOOD_PITCH = 0.74;

    /// The least visible share of a card's width in which its large number fits.
    private static final double LEAST_PITCH = 0.6;

    /// The scale to which cards may shrink so that [#LEAST_PITCH] of each is visible.
    static final double LOWER = 0.88;

    /// The visible share of a card's width, with its number and its picture, that must remain when cards grow.
    static final double SEEN = 0.74;

    private static final double LARGER = 1.15;
    private static final double BESIDE_WIDTH = 150;
    private static final double BANNER_WIDTH = 540;
    private static final double BANNER_HEIGHT = 50;
    private static final double TALLEST_BANNER = 56;

    /// The greatest share of the height for banner and foot together with large text, if they need no more.
    private static final double MOST_CHROME = 0.28;
    private static final double BANNER_TOP = 5;
    private static final double BUTTON_WIDTH = 58;

    /// The least width of a button with text in a row of two, in px for a scale of 1.
    private static final double WORDY_BUTTON_WIDTH = 72;

    /// The widths of a button with an icon, and of the card tray, beside large text.
    private static final double ICON_BUTTON_WIDTH = 66;

    private static final double NARROW_TRAY = 120;

    /// The least width of a seat in a strip, as a share of its usual width.
    private static final double NARROW_STRIP = 0.77;

    /// All ways to divide a window, the usual one first.
    static List<TableLayoutCandidate> all(TableLayoutSpec spec) {
        List<TableLayoutCandidate> all = new ArrayList<>();
        for (int columns = 1; columns <= MOST_COLUMNS && columns <= spec.teams().count(); columns++) {
            if (columns == 1
                    || SeatListLayout.rows(spec.teams(), columns) < SeatListLayout.rows(spec.teams(), columns - 1)) {
                all.add(new TableLayoutCandidate(spec, SeatsPlacement.FOOT, columns));
            }
        }
        if (!spec.isLarge()) {
            all.add(new TableLayoutCandidate(spec, SeatsPlacement.BESIDE_BOARD, 1));
        }
        return all;
    }

    double margin() {
        return MARGIN * spec.windowScale() * crowded();
    }

    /// The height that everything in the foot needs, in px.
    double footNeeded() {
        double seats = place == SeatsPlacement.FOOT ? rows() * seatHeight() + head() : 0;
        double buttons = ButtonsLayout.rows(spec) * (spec.target() + ButtonsLayout.GAP) - ButtonsLayout.GAP;
        double cards = HandLayout.CARD_HEIGHT * CARDS * spec.pictureScale()
                + CARDS_ABOVE * (spec.isLarge() ? spec.windowScale() : 1);
        if (place == SeatsPlacement.BESIDE_BOARD) {
            // Many large seats one below the other are worth lower cards.
            cards = Math.min(cards, spec.height() - rows() * spec.target() - head() - 3 * margin());
        }
        return Math.max(cards, Math.max(seats, buttons)) + margin();
    }

    /// The height of the foot, in px: what its content needs, and up to a third more of what the board cannot use.
    double footHeight() {
        double spare = spec.height() - boardWidth() / FixedBoardPlaces.WIDTH * FixedBoardPlaces.HEIGHT;
        double most = spec.isLarge()
                ? spec.height() * MOST_CHROME - banner().height() - BANNER_TOP * spec.windowScale()
                : footNeeded() * 1.34;
        if (place == SeatsPlacement.BESIDE_BOARD) {
            most = Math.min(most, spec.height() - rows() * spec.target() - head() - 2 * margin());
        }
        return Math.max(footNeeded(), Math.min(spare, most));
    }

    Rect foot() {
        double height = footHeight();
        return new Rect(0, spec.height() - height, spec.width(), height);
    }

    /// The area of the board with its sky.
    Rect board() {
        return new Rect(0, 0, boardWidth(), spec.height() - footHeight());
    }

    /// The banner, in the sky.
    Rect banner() {
        double width = Math.min(BANNER_WIDTH * spec.textScale(), boardWidth() - 2 * (margin() + spec.target()));
        double x = boardWidth() / 2 - width / 2;
        double height = Math.min(BANNER_HEIGHT * spec.textScale(), TALLEST_BANNER * spec.windowScale());
        return new Rect(x, BANNER_TOP * spec.windowScale(), width, height);
    }

    BoardViewport frame() {
        return BoardViewport.in(board(), banner().bottom() + BANNER_TOP * spec.windowScale(), spec.text());
    }

    /// True when the seats are readable, every card of a full hand is a large enough target, and the board has half of
    /// the window.
    boolean fits() {
        return seatsWidth() >= columns * narrow() - 1e-6
                && handRoom().width() >= handWidth(CARDS * LOWER, LEAST_PITCH) - 1e-6
                && footNeeded() < spec.height() / 2;
    }

    SeatListLayout seats() {
        Rect roomRect = place == SeatsPlacement.FOOT
                ? new Rect(margin(), foot().y() + margin() / 2, seatsWidth(), footHeight() - margin())
                : Rect.between(
                        boardWidth() + margin() / 2,
                        margin(),
                        spec.width() - margin(),
                        board().bottom() - margin() / 2);
        return spec.isLarge()
                ? SeatListLayout.strip(roomRect, spec.teams(), columns, spec.textScale())
                : SeatListLayout.in(roomRect, spec, columns);
    }

    /// The fan between the seats and the card tray.
    HandLayout hand() {
        Rect roomRect = handRoom();
        double high = (roomRect.height() - 6) / (HandLayout.CARD_HEIGHT + HandLayout.BELOW);
        double hit = (roomRect.width() - 6 * spec.target()) / (HandLayout.CARD_WIDTH + HandLayout.SPREAD);
        double usual = CARDS * spec.pictureScale();
        double wide = Math.clamp(roomRect.width() / handWidth(SEEN), usual * LOWER, usual * LARGER);
        return new HandLayout(roomRect, Math.min(Math.min(high, hit), wide));
    }

    private Rect handRoom() {
        double left = place == SeatsPlacement.FOOT ? 2 * margin() + seatsWidth() : margin();
        return Rect.between(left, foot().y() + margin() / 2, sabotLeft() - margin(), foot().bottom());
    }

    Rect sabotRoom() {
        return Rect.between(sabotLeft(), foot().y() + margin(), buttonsLeft() - margin(), spec.height() - margin());
    }

    Rect buttonsRoom() {
        return Rect.between(
                buttonsLeft(), foot().y() + margin() / 2, spec.width() - margin(), spec.height() - margin() / 2);
    }

    private double sabotLeft() {
        double usual = spec.isLarge() ? NARROW_TRAY : CardTrayLayout.WIDTH;
        double width = Math.max(usual * spec.pictureScale() * crowded(), 2 * spec.target() + CardTrayLayout.FRAME);
        return buttonsLeft() - margin() - width;
    }

    private double buttonsLeft() {
        return spec.width() - margin() - 2 * buttonWidth() - ButtonsLayout.GAP;
    }

    private double buttonWidth() {
        if (spec.isLarge()) {
            return ICON_BUTTON_WIDTH * Math.max(1, spec.windowScale());
        }
        double width = ButtonsLayout.isWordy(spec.buttons()) ? WORDY_BUTTON_WIDTH : BUTTON_WIDTH;
        return Math.max(spec.target(), width * spec.textScale() * crowded());
    }

    /// The factor by which things in a narrow foot are smaller: 1 for a wide foot, down to 0.8.
    private double crowded() {
        return Math.clamp(spec.width() / (1280 * spec.windowScale()), 0.8, 1);
    }

    private int rows() {
        return SeatListLayout.rows(spec.teams(), columns);
    }

    /// The height of the column headings of the seats, in px; 0 if they have none.
    private double head() {
        return spec.isLarge() ? 0 : SeatListLayout.head(seatsWidth(), spec, columns);
    }

    private double seatHeight() {
        if (spec.isLarge()) {
            return Math.max(spec.target(), SeatListLayout.STRIP_HEIGHT * spec.textScale());
        }
        boolean lines = place == SeatsPlacement.FOOT && columns == 1;
        return Math.max(spec.target(), (lines ? LINE : PLATE) * spec.textScale());
    }

    private double narrow() {
        if (spec.isLarge()) {
            return NARROW_STRIP * SeatListLayout.STRIP_WIDTH * spec.textScale();
        }
        if (columns == 1) {
            return NARROW_COLUMN * spec.textScale();
        }
        return (spec.targetSize() == TableLayoutSpec.TargetSize.JUNIOR ? NARROW_JUNIOR_PLATE : NARROW_PLATE)
                * spec.textScale();
    }

    /// The width of the list of seats, in px: the preferred one, or less if the hand would become too narrow, but never
    /// too little for readable seats.
    private double seatsWidth() {
        if (place == SeatsPlacement.BESIDE_BOARD) {
            return BESIDE_WIDTH * spec.textScale();
        }
        double usual = spec.isLarge()
                ? columns == 1 ? SeatListLayout.NAMED_STRIP_WIDTH : columns * SeatListLayout.STRIP_WIDTH
                : columns == 1 ? LINE_WIDTH : columns * PLATE_WIDTH;
        double wish = usual * spec.textScale();
        double free = sabotLeft() - 3 * margin();
        double fair = Math.max(columns * narrow(), free - handWidth(CARDS, GOOD_PITCH));
        return Math.min(Math.min(wish, fair), free - handWidth(SMALLEST_CARD, 0));
    }

    /// The width of a full hand, in px.
    ///
    /// @param card the scale of its cards at 100 %
    /// @param pitch the distance between two cards, as a share of a card's width; at least a target's width
    private double handWidth(double card, double pitch) {
        double scale = card * spec.pictureScale();
        double step = Math.max(spec.target(), HandLayout.CARD_WIDTH * scale * pitch);
        return (HandLayout.MAX_CARDS - 1) * step + (HandLayout.CARD_WIDTH + HandLayout.SPREAD) * scale;
    }

    /// The width of a full hand, in px for a scale of 1, with that visible share of each card.
    static double handWidth(double seen) {
        return (HandLayout.MAX_CARDS - 1) * HandLayout.CARD_WIDTH * seen + HandLayout.CARD_WIDTH + HandLayout.SPREAD;
    }

    private double boardWidth() {
        return place == SeatsPlacement.FOOT ? spec.width() : spec.width() - seatsWidth() - 1.5 * margin();
    }
}

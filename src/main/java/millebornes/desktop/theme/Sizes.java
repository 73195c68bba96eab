package millebornes.desktop.theme;

/// Lengths of the design in px at 100 %, on a grid of 4.
public final class Sizes {

    /// Width and height of the board in its own units; the table scales them to the window.
    public static final double BOARD_WIDTH = 1280;

    public static final double BOARD_HEIGHT = 634;

    /// Width, height and corner radius of a card.
    public static final double CARD_WIDTH = 110;

    public static final double CARD_HEIGHT = 154;
    public static final double CARD_RADIUS = 9;

    /// Length and width of a car as drawn from above, its bonnet to the right.
    public static final double CAR_LENGTH = 104;

    public static final double CAR_WIDTH = 44;

    /// The height of a car from above beside a name in a list.
    public static final double LISTED_CAR_HEIGHT = 20;

    /// Width and height of a car from the side in a list of cars.
    public static final double SIDE_CAR_WIDTH = 56;

    public static final double SIDE_CAR_HEIGHT = 28;

    /// The radius of a token as drawn.
    public static final double TOKEN_RADIUS = 45;

    /// Corner radii: of panels; tiles in them; pictures and chips in tiles; fields and seats. Buttons are pills.
    public static final double PANEL_RADIUS = 20;

    public static final double TILE_RADIUS = 14;
    public static final double PICTURE_RADIUS = 10;
    public static final double SEAT_RADIUS = 8;

    /// Spaces: the margin of a page; between panels; inside a panel; between things that belong together.
    public static final double MARGIN = 16;

    public static final double GAP = 20;
    public static final double PANEL_PADDING = 16;
    public static final double SMALL_GAP = 8;

    /// Smaller spaces: around text in little room; between a line and its text; between parts of one thing; between
    /// lines of one text.
    public static final double TIGHT_PADDING = 10;

    public static final double LABEL_GAP = 6;
    public static final double TINY_GAP = 4;
    public static final double LINE_GAP = 2;

    /// The margin around a page that lies over another.
    public static final double POPUP_MARGIN = 28;

    /// The least size of text that is shrunk to fit.
    public static final double SMALLEST_TEXT = 11;

    public static final double TEXT_STEP = 0.5;

    /// The step in which narrower widths of text are tried.
    public static final double WIDTH_STEP = 4;

    /// The least width of a page with two columns.
    public static final double WIDE_PAGE = 1180;

    /// The least side of a click target, in most games and in the junior game.
    public static final double TARGET = 44;

    public static final double JUNIOR_TARGET = 64;

    /// The widths of rings around playable and around selected things.
    public static final double RING = 3;

    public static final double CHOSEN_RING = 5;

    private Sizes() {}
}

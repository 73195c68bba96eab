package millebornes.desktop.album;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;

/// The layout of the open book, in px: two pages beside each other, with fewer stamps in a row where text is large, or
/// one where the window is too narrow for both. The stamps that have no room follow on further pages.
///
/// @param leaves the open pages of the book
/// @param head the place of names and count, at the top of the first page
/// @param road the place of the road from Paris to the sea and of the buttons that turn the pages: at the top of the last
///     page, or below the head on a single page
/// @param places one for every stamp, in the order of the road, on the pages that it is on
/// @param columns the number of columns of a page
/// @param open the number of stamps on the open pages
/// @param height of the whole book
record AlbumLayout(List<Rect> leaves, Rect head, Rect road, List<Rect> places, int columns, int open, double height) {

    private static final int STAMPS = 24;
    private static final int FEWEST_COLUMNS = 2;
    private static final int MOST_COLUMNS = 4;
    private static final double COVER = 10;
    private static final double INSIDE = 20;
    private static final double TOP = 6;
    private static final double CELL_WIDTH = 122;
    private static final double LOWEST_STAMP = 96;
    private static final double CAPTION = 46;

    /// The parts of the growth of text by which columns and stamps grow, too.
    private static final double COLUMN_GROWS = 0.75;

    private static final double STAMP_GROWS = 0.7;

    private static final double HEAD = 42;
    private static final double NARROWEST = 320;
    private static final double ROAD = 50;

    public AlbumLayout {
        leaves = List.copyOf(leaves);
        places = List.copyOf(places);
    }

    /// Computes the layout for a given size.
    ///
    /// @param height the visible height of the book, in px; one line of stamps may be higher
    /// @param text the factor by which text is larger than designed
    public static AlbumLayout in(double width, double height, double text) {
        double wide = Math.max(width, NARROWEST);
        double cell = CELL_WIDTH * (1 + COLUMN_GROWS * (text - 1));
        int columns = Math.min(MOST_COLUMNS, (int) (((wide - 2 * COVER) / 2 - 2 * INSIDE) / cell));
        return columns >= FEWEST_COLUMNS
                ? book(wide, height, text, 2, columns)
                : book(wide, height, text, 1, Math.max(1, (int) ((wide - 2 * COVER - 2 * INSIDE) / cell)));
    }

    /// @param most the greatest number of columns of a page
    private static AlbumLayout book(double width, double height, double text, int pages, int most) {
        double top = COVER + TOP;
        double head = HEAD * text;
        double road = pages == 1 ? top + head : top;
        double roadHeight = pages == 1 ? ROAD * text : head;
        double first = road + roadHeight + Sizes.LABEL_GAP;
        double usual = LOWEST_STAMP * (1 + STAMP_GROWS * (text - 1)) + CAPTION * text;
        double room = height - first - COVER - TOP;
        int fitting = Math.max(1, (int) (room / usual)) * most * pages;
        // The stamps are spread evenly over as few pages as possible.
        int spreads = Math.ceilDiv(STAMPS, fitting);
        int rows = Math.ceilDiv(STAMPS, spreads * most * pages);
        int columns = Math.ceilDiv(STAMPS, spreads * rows * pages);
        double row = Math.max(usual, room / rows);
        double whole = first + rows * row + COVER + TOP;
        double leaf = (width - 2 * COVER) / pages;
        List<Rect> leaves = IntStream.range(0, pages)
                .mapToObj(page -> new Rect(COVER + page * leaf, COVER, leaf, whole - 2 * COVER))
                .toList();
        int onPage = rows * columns;
        List<Rect> places = IntStream.range(0, STAMPS)
                .mapToObj(stamp -> cell(leaves.get(stamp / onPage % pages), first, stamp % onPage, columns, row))
                .toList();
        double inside = leaf - 2 * INSIDE;
        return new AlbumLayout(
                leaves,
                new Rect(leaves.getFirst().x() + INSIDE, top, inside, head),
                new Rect(leaves.getLast().x() + INSIDE, road, inside, roadHeight),
                places,
                columns,
                onPage * pages,
                whole);
    }

    /// Whether the book has more pages than the open ones.
    public boolean isTurned() {
        return open < STAMPS;
    }

    /// Whether two stamps, by their indexes, are on pages that are open together.
    public boolean isSpread(int first, int second) {
        return first / open == second / open;
    }

    private static Rect cell(Rect leafRect, double first, int at, int columns, double row) {
        double wide = (leafRect.width() - 2 * INSIDE) / columns;
        double y = first + Math.floorDiv(at, columns) * row;
        return new Rect(leafRect.x() + INSIDE + at % columns * wide, y, wide, row);
    }
}

package millebornes.desktop.album;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.geometry.Rect;

/// The layout of the open book, in px: two pages beside each other, with fewer stamps in a row where text is large, or
/// one where the window is too narrow for both.
///
/// @param leaves the pages of the book
/// @param head the place of names and count, at the top of the first page
/// @param road the place of the road from Paris to the sea: at the top of the last page, or below the head on a single
///     page
/// @param places one for every stamp, in the order of the road
/// @param height of the whole book
record AlbumLayout(List<Rect> leaves, Rect head, Rect road, List<Rect> places, double height) {

    private static final int STAMPS = 24;
    private static final int FEWEST_COLUMNS = 2;
    private static final int MOST_COLUMNS = 4;
    private static final double COVER = 10;
    private static final double INSIDE = 26;
    private static final double TOP = 12;
    private static final double CELL_WIDTH = 122;
    private static final double LOWEST_STAMP = 106;
    private static final double CAPTION = 48;

    /// The part of the growth of text by which stamps grow, too.
    private static final double STAMP_GROWS = 0.6;

    /// The greatest factor by which rows grow or shrink so that the window shows whole ones, and the height below them
    /// in px.
    private static final double FITTED = 1.17;

    private static final double BELOW = 26;

    private static final double HEAD = 50;
    private static final double NARROWEST = 320;
    private static final double ROAD = 36;

    public AlbumLayout {
        leaves = List.copyOf(leaves);
        places = List.copyOf(places);
    }

    /// Computes the layout for a given size.
    ///
    /// @param text the factor by which text is larger than designed
    /// @param shown the visible height, in px; a book that is higher shows whole rows in it
    public static AlbumLayout in(double width, double height, double text, double shown) {
        double cell = CELL_WIDTH * text;
        double wide = Math.max(width, NARROWEST);
        int columns = Math.min(MOST_COLUMNS, (int) (((wide - 2 * COVER) / 2 - 2 * INSIDE) / cell));
        return columns >= FEWEST_COLUMNS
                ? spread(wide, height, text, columns, shown)
                : single(wide, height, text, cell, shown);
    }

    private static AlbumLayout spread(double width, double height, double text, int columns, double shown) {
        double leaf = (width - 2 * COVER) / 2;
        double top = COVER + TOP;
        double first = top + HEAD * text;
        int rows = STAMPS / (2 * columns);
        double row = Math.max(row(text, shown - first), (height - first - COVER - TOP) / rows);
        double whole = Math.max(height, first + rows * row + COVER + TOP);
        Rect leftRect = new Rect(COVER, COVER, leaf, whole - 2 * COVER);
        Rect rightRect = new Rect(COVER + leaf, COVER, leaf, whole - 2 * COVER);
        List<Rect> places = new ArrayList<>();
        for (int stamp = 0; stamp < STAMPS; stamp++) {
            Rect sideRect = stamp < STAMPS / 2 ? leftRect : rightRect;
            int at = stamp % (STAMPS / 2);
            places.add(cell(sideRect, first, at, columns, row));
        }
        return new AlbumLayout(
                List.of(leftRect, rightRect),
                new Rect(leftRect.x() + INSIDE, top, leaf - 2 * INSIDE, HEAD * text),
                new Rect(rightRect.x() + INSIDE, top, leaf - 2 * INSIDE, HEAD * text),
                places,
                whole);
    }

    private static AlbumLayout single(double width, double height, double text, double cell, double shown) {
        double leaf = width - 2 * COVER;
        int columns = Math.max(1, (int) ((leaf - 2 * INSIDE) / cell));
        int rows = Math.ceilDiv(STAMPS, columns);
        double top = COVER + TOP;
        double road = top + HEAD * text;
        double first = road + ROAD + TOP;
        double row = row(text, shown - first);
        double whole = Math.max(height, first + rows * row + COVER + TOP);
        Rect pageRect = new Rect(COVER, COVER, leaf, whole - 2 * COVER);
        List<Rect> places = new ArrayList<>();
        for (int stamp = 0; stamp < STAMPS; stamp++) {
            places.add(cell(pageRect, first, stamp, columns, row));
        }
        return new AlbumLayout(
                List.of(pageRect),
                new Rect(pageRect.x() + INSIDE, top, leaf - 2 * INSIDE, HEAD * text),
                new Rect(pageRect.x() + INSIDE, road, leaf - 2 * INSIDE, ROAD),
                places,
                whole);
    }

    /// The number of columns of stamps.
    public int columns() {
        double first = places.getFirst().y();
        return (int) places.stream().filter(rect -> rect.y() == first).count() / leaves.size();
    }

    /// The height of a row, fitted to the visible height of the rows if that is possible.
    private static double row(double text, double shown) {
        double usual = LOWEST_STAMP * (1 + STAMP_GROWS * (text - 1)) + CAPTION * text;
        double fitted = (shown - BELOW) / Math.max(1, Math.round((shown - BELOW) / usual));
        return fitted >= usual / FITTED && fitted <= usual * FITTED ? fitted : usual;
    }

    private static Rect cell(Rect leafRect, double first, int at, int columns, double row) {
        double wide = (leafRect.width() - 2 * INSIDE) / columns;
        double y = first + Math.floorDiv(at, columns) * row;
        return new Rect(leafRect.x() + INSIDE + at % columns * wide, y, wide, row);
    }
}

package millebornes.desktop.geometry;

import java.util.List;

/// The place of the board in the window. The scale is the same on both axes; if the room has another aspect ratio than
/// the board, more scenery is visible, or a strip of sky is cut off.
///
/// @param room the part of the window that shows scenery, in pixels
/// @param scale pixels per board unit
/// @param origin the pixel of the board's upper left corner, which may be above the room
/// @param text the size of text, 1 for 100 % to 2 for 200 %
public record BoardViewport(Rect room, double scale, Point origin, double text) {

    /// How much of the growth of text kilometre stones and counters take part in.
    private static final double FOLLOWS = 0.72;

    /// The greatest growth of kilometre stones on a small board with text of the usual size.
    private static final double LARGEST_STONES = 1.8;

    /// The greatest growth of the plate with the distances, and the least land around it, in board units.
    private static final double LARGEST_LEGEND = 1.4;

    private static final double BESIDE_LEGEND = 16;

    public BoardViewport {
        if (!(scale > 0)) {
            throw new IllegalArgumentException("A board needs a scale above 0, not " + scale);
        }
    }

    /// A board with text of the usual size.
    public BoardViewport(Rect roomRect, double scale, Point originPoint) {
        this(roomRect, scale, originPoint, 1);
    }

    /// The largest board for a room with text of the usual size.
    public static BoardViewport in(Rect roomRect, double banner) {
        return in(roomRect, banner, 1);
    }

    /// The largest board for a room: all of it but the upper sky is visible, and everything below
    /// [FixedBoardPlaces#FIRST_PIECE] lies at least `banner` pixels below the upper edge. It stands on the lower edge.
    ///
    /// @param text the size of text, 1 for 100 % to 2 for 200 %
    public static BoardViewport in(Rect roomRect, double banner, double text) {
        double scale = Math.min(
                roomRect.width() / FixedBoardPlaces.WIDTH,
                Math.min(
                        roomRect.height() / (FixedBoardPlaces.HEIGHT - FixedBoardPlaces.SKY),
                        (roomRect.height() - banner) / (FixedBoardPlaces.HEIGHT - FixedBoardPlaces.FIRST_PIECE)));
        double x = roomRect.centre().x() - FixedBoardPlaces.WIDTH * scale / 2;
        return new BoardViewport(
                roomRect, scale, new Point(x, roomRect.bottom() - FixedBoardPlaces.HEIGHT * scale), text);
    }

    /// The same board, raised so that there is as much land below it as sky between the banner and its pieces.
    ///
    /// @param banner the y of the lower edge of the banner, in pixels
    /// @param end the y below which there is only land, in board units
    BoardViewport centredBelow(double banner, double end) {
        double sky = origin.y() + FixedBoardPlaces.FIRST_PIECE * scale - banner;
        double land = (FixedBoardPlaces.HEIGHT - end) * scale;
        return new BoardViewport(room, scale, origin.plus(0, -Math.max(0, (sky - land) / 2)), text);
    }

    /// The place of the plate with the distances in the land below the road, in board units: in its middle, and where a
    /// smaller board leaves more land, larger.
    public Rect legend() {
        Rect plateRect = FixedBoardPlaces.LEGEND;
        double land = visible().bottom() - plateRect.y();
        double right = Math.min(visible().right(), FixedBoardPlaces.WIDTH);
        double growth = Math.clamp(
                Math.min(
                        (land - 2 * BESIDE_LEGEND) / plateRect.height(),
                        (right - BESIDE_LEGEND - plateRect.x()) / plateRect.width()),
                1,
                LARGEST_LEGEND);
        double height = plateRect.height() * growth;
        return new Rect(plateRect.x(), plateRect.y() + (land - height) / 2, plateRect.width() * growth, height);
    }

    /// The pixel of a point of the board.
    public Point toWindow(Point boardPoint) {
        return origin.plus(boardPoint.x() * scale, boardPoint.y() * scale);
    }

    /// The pixels of a rectangle of the board.
    public Rect toWindow(Rect boardRect) {
        Point cornerPoint = toWindow(new Point(boardRect.x(), boardRect.y()));
        return new Rect(cornerPoint.x(), cornerPoint.y(), boardRect.width() * scale, boardRect.height() * scale);
    }

    /// The pixels of rectangles of the board.
    public List<Rect> toWindow(List<Rect> boardRects) {
        return boardRects.stream().map(this::toWindow).toList();
    }

    /// The point of the board at a pixel.
    public Point toBoard(Point windowPoint) {
        return new Point((windowPoint.x() - origin.x()) / scale, (windowPoint.y() - origin.y()) / scale);
    }

    /// The part of the board under a rectangle of the window.
    public Rect toBoard(Rect windowRect) {
        Point cornerPoint = toBoard(new Point(windowRect.x(), windowRect.y()));
        return new Rect(cornerPoint.x(), cornerPoint.y(), windowRect.width() / scale, windowRect.height() / scale);
    }

    /// The visible part of the board's plane, in board units: beyond the board to the left and right, and more or less
    /// of it above.
    public Rect visible() {
        return toBoard(room);
    }

    /// The scale of kilometre stones and counters: 11 board units are at least 11 pixels, and more with larger text.
    public double enlarge() {
        return Math.max(Math.clamp(1 / scale, 1, LARGEST_STONES), 1 + FOLLOWS * (text - 1));
    }
}

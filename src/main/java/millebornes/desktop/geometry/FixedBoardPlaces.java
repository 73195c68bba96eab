package millebornes.desktop.geometry;

import java.util.List;
import millebornes.desktop.theme.Sizes;

/// The fixed places on the board, which do not depend on the game, in board units of 1280 by 632.
public final class FixedBoardPlaces {

    public static final double WIDTH = Sizes.BOARD_WIDTH;
    public static final double HEIGHT = 632;

    /// The rectangle of the whole drawn board.
    public static final Rect BOARD = new Rect(0, 0, WIDTH, HEIGHT);

    /// The y above which there is only sky, which may be cut off in a low window.
    public static final double SKY = 36;

    /// The y above which there are no pieces, so that the banner may be there.
    public static final double FIRST_PIECE = 76;

    /// The plate with the five distances and their animals.
    public static final Rect LEGEND = new Rect(312, 572, 660, 53);

    /// The roofs of Paris below the road.
    public static final Rect ROOFS = new Rect(0, 552, 310, 80);

    /// The plate with the played cards, in games in which they are not discarded.
    public static final Rect PLAYED = new Rect(984, 572, 208, 53);

    /// The place of the same plate in one line, where the plate with the distances is hidden.
    public static final Rect PLAYED_LINE = new Rect(580, 575, 612, 46);

    /// The sea below the sky, where fireworks disturb nothing.
    public static final Rect SEA = new Rect(1010, 20, 260, 190);

    /// The foot of the traffic light beside the green-light square, and the area of its head.
    public static final Point TRAFFIC_LIGHT = new Point(134, 463);

    public static final Rect TRAFFIC_LIGHT_ROOM = new Rect(120, 408, 28, 55);

    /// The market below the middle of the road and the roofs at the lower edge.
    public static final List<Rect> CROWDED = List.of(new Rect(682, 430, 132, 30), new Rect(0, 568, 308, 64));

    private FixedBoardPlaces() {}

    /// The rectangles that no kilometre stone may cover on a road.
    public static List<Rect> keptClear(Road road) {
        TokenReserveLayout reserve = TokenReserveLayout.of(road);
        Rect passportRect = HalfwayPassportLayout.of(road).page();
        return List.of(LEGEND, PLAYED, reserve.tray(), reserve.milestone(), passportRect, TRAFFIC_LIGHT_ROOM);
    }
}

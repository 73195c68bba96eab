package millebornes.desktop.tabletop.geometry;

import java.util.List;
import millebornes.desktop.theme.constants.Sizes;

/// Where everything lies on the board that does not depend on the game, in board units of 1280 by 632.
public final class BoardPlaces {

    public static final double WIDTH = Sizes.BOARD_WIDTH;
    public static final double HEIGHT = 632;

    /// The whole drawn board.
    public static final Rect BOARD = new Rect(0, 0, WIDTH, HEIGHT);

    /// Above this line there is nothing but sky: it may be cut off where the window is low.
    public static final double SKY = 36;

    /// Above this line nothing of the game stands: whose turn it is may be written there.
    public static final double FIRST_PIECE = 76;

    /// The plate with the five animals.
    public static final Rect LEGEND = new Rect(312, 573, 660, 57);

    /// The plate with the played cards, where these do not go to the discards.
    public static final Rect PLAYED = new Rect(984, 573, 208, 57);

    /// The foot of the great milestone in the middle of the board, and by how much its drawing shrinks.
    public static final Point MILESTONE_FOOT = new Point(578, 330);

    public static final double MILESTONE_SCALE = 0.95;

    /// The great milestone, and the tray of the reserve behind it.
    public static final Rect MILESTONE = new Rect(537.5, 221, 81, 109);

    public static final Rect TRAY = new Rect(420, 223, 279, 83);

    /// The foot of the traffic light beside the green-light square, and the room of its head.
    public static final Point TRAFFIC_LIGHT = new Point(134, 463);

    public static final Rect TRAFFIC_LIGHT_ROOM = new Rect(120, 408, 28, 55);

    private BoardPlaces() {}

    /// What a kilometre stone must not cover.
    public static List<Rect> keptClear() {
        return List.of(LEGEND, PLAYED, TRAY, MILESTONE, TRAFFIC_LIGHT_ROOM);
    }

    /// Where an attack token lies in reserve: two rows left of the great milestone.
    ///
    /// @param index from 0
    /// @param kinds how many kinds of attack the game has: 5, or 6 with the wrong way
    public static Point attackReserve(int index, int kinds) {
        Rect room = Rect.between(TRAY.x() + 4, TRAY.y() + 3, MILESTONE.x() - 3, TRAY.bottom() - 3);
        int above = 3;
        int row = index < above ? 0 : 1;
        int columns = row == 0 ? above : kinds - above;
        int column = row == 0 ? index : index - above;
        Rect line = room.cell(0, 1, row, 2, 0);
        double pitch = line.width() / above;
        return line.centre().plus((column - (columns - 1) / 2.0) * pitch, 0);
    }

    /// Where a safety token lies in reserve: two rows right of the great milestone.
    ///
    /// @param index from 0 to 3
    public static Point safetyReserve(int index) {
        Rect room = Rect.between(MILESTONE.right(), TRAY.y() + 3, TRAY.right() - 6, TRAY.bottom() - 3);
        return room.cell(index % 2, 2, index / 2, 2, 0).centre();
    }
}

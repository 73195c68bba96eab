package millebornes.desktop.board;

/// Moves the land of a board on, as time would.
public final class LandClock {

    private LandClock() {}

    /// Shows what lives in the land so many seconds after it began to live.
    public static void show(BoardView board, double seconds) {
        board.life().show(seconds);
    }

    /// Whether it waits to be drawn again.
    public static boolean isAwake(BoardView board) {
        return board.life().isAwake();
    }
}

package millebornes.desktop.board;

/// Advances the clock of a board's land.
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

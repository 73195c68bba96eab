package millebornes.desktop.app;

/// A way of operating the window: by clicks, with the keyboard alone, or by dragging cards.
///
/// If there are several ways to do a thing, it uses them in turn.
interface SimulatedUser {

    /// Presses a button, a switch or a tile.
    void press(String id);

    /// Opens the curtain.
    void open();

    /// Plays a card for the player's car.
    ///
    /// @param place of the card in the hand
    void play(int place, OwnSeat own);

    /// Plays a hazard on a car.
    ///
    /// @param car the attacked one
    /// @param seat who drives it
    void attack(int place, int car, int seat);

    /// Throws a card away.
    void discard(int place);

    /// Where the one who plays a card sits, and what that seat drives.
    record OwnSeat(int car, int seat) {}
}

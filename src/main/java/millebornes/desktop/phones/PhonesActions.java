package millebornes.desktop.phones;

import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.session.GameConfig;

/// The operations that the phones page needs from the table. Confined to the JavaFX thread.
interface PhonesActions {

    /// The game that is played, with its players.
    GameConfig game();

    /// The current status; after the table has been closed, the last one.
    PhonesStatus status();

    /// Sets the wanted place of a seat's cards. A phone that has them is released when they are wanted at the screen.
    void wish(int seat, SeatWish wish);

    /// Frees a seat for any phone; the phone that held it is disconnected from it.
    void release(int seat);

    /// Allows the phone that has asked for a seat to claim it.
    void allow(int seat);

    /// Lets the computer play for a disconnected phone.
    void letComputerPlay(int seat);

    /// Lets the seat's phone play again.
    void returnToPhone(int seat);
}

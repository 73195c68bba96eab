package millebornes.desktop.phones;

import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.session.GameConfig;

/// What the page of the phones asks the table and has it do. Belongs to the toolkit's thread.
interface PhonesDesk {

    /// Who plays.
    GameConfig game();

    /// What is known now; of a table that has been closed, what was known last.
    PhonesStatus status();

    /// Where the cards of a seat are wanted. A phone that has them is released when they are wanted at the screen.
    void wish(int seat, SeatWish wish);

    /// The seat is free for any phone again.
    void release(int seat);

    /// The phone that has asked for a seat may have it.
    void allow(int seat);

    /// The computer plays for a phone that is not heard, or waits for it again.
    void letComputerPlay(int seat, boolean plays);
}

package millebornes.session.flow;

import millebornes.session.GameConfig;

/// Tells which seats have their cards on a phone, and moves them elsewhere. Confined to the session's thread.
public interface SeatPhones {

    /// Where the cards of a seat are now.
    HandPlace place(int seat);

    /// Moves the cards of a seat back to the screen and notifies its phone.
    void playHere(int seat);

    /// Lets the computer play for a seat's phone until the phone is used again.
    void letComputerPlay(int seat);

    /// The phones of a table without phones.
    static SeatPhones none(GameConfig game) {
        return new SeatPhones() {
            @Override
            public HandPlace place(int seat) {
                return game.players().get(seat).isHuman() ? HandPlace.SCREEN : HandPlace.COMPUTER;
            }

            @Override
            public void playHere(int seat) {}

            @Override
            public void letComputerPlay(int seat) {}
        };
    }
}

package millebornes.session.flow;

import millebornes.session.GameConfig;

/// Which seats have their cards on a phone, and the table's decisions about them. Confined to the session's thread.
public interface SeatPhones {

    /// Where the cards of a seat are now.
    HandPlace place(int seat);

    /// Moves the cards of a seat back to the screen and notifies its phone.
    void playHere(int seat);

    /// The computer plays for a phone until that acts again.
    void letComputerPlay(int seat);

    /// A table without phones.
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

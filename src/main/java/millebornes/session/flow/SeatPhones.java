package millebornes.session.flow;

import millebornes.session.GameConfig;

/// Whose cards are on a phone, and what the table decides about them. Belongs to the session's thread.
public interface SeatPhones {

    /// Where the cards of a seat are now.
    HandPlace place(int seat);

    /// The cards of a seat come back to the screen; its phone is told.
    void playHere(int seat);

    /// The computer plays for a phone until that acts again.
    void letComputerPlay(int seat);

    /// A table at which nobody has a phone.
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

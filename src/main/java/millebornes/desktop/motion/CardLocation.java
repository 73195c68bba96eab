package millebornes.desktop.motion;

/// Where a card lies, or is held up for a moment. A place is symbolic; the view of the table knows its position.
public sealed interface CardLocation {

    /// The draw half of the card tray.
    record DrawPile() implements CardLocation {}

    /// The discard half of the card tray.
    record Discards() implements CardLocation {}

    /// The open cards of the person before the screen.
    ///
    /// @param slot the card's place in the fan, from 0 at the left
    /// @param cards how many cards the fan holds
    record OpenHand(int slot, int cards) implements CardLocation {

        public OpenHand {
            if (slot < 0 || slot >= cards) {
                throw new IllegalArgumentException("No slot " + slot + " in a fan of " + cards);
            }
        }
    }

    /// The closed cards of a seat.
    record ClosedHand(int seat) implements CardLocation {}

    /// Held up beside a car, for everybody to see what is played on whom.
    record BesideCar(int car) implements CardLocation {}

    /// Held up large beside the way that a car is about to drive, while that way is seen from near.
    ///
    /// @param from the square where the car stands
    /// @param to the square where it will stop
    record BesideWay(int car, int from, int to) implements CardLocation {}

    /// Among the cards beside the board that are not drawn: what was played where it does not go to the discards, and
    /// what is out of the game.
    record BesideBoard() implements CardLocation {}
}

package millebornes.desktop.motion;

/// The symbolic location of a card; the view of the table knows its position.
public sealed interface CardLocation {

    /// The draw half of the card tray.
    record DrawPile() implements CardLocation {}

    /// The discard half of the card tray.
    record Discards() implements CardLocation {}

    /// The open cards of the person at the screen.
    ///
    /// @param slot the card's place in the fan, from 0 at the left
    /// @param cards the number of cards in the fan
    record OpenHand(int slot, int cards) implements CardLocation {

        public OpenHand {
            if (slot < 0 || slot >= cards) {
                throw new IllegalArgumentException("No slot " + slot + " in a fan of " + cards);
            }
        }
    }

    /// The closed cards of a seat.
    record ClosedHand(int seat) implements CardLocation {}

    /// The place beside a car where a card is held up, so that everybody sees which card is played on the car.
    record BesideCar(int car) implements CardLocation {}

    /// The place beside the squares that a car is about to drive, where the card is held up large in the close view.
    ///
    /// @param from the square of the car
    /// @param to the square of its stop
    record BesideWay(int car, int from, int to) implements CardLocation {}

    /// The place of all cards beside the board, which are not drawn individually: played cards in games that do not
    /// discard them, and cards that are out of the game.
    record BesideBoard() implements CardLocation {}
}

package millebornes.desktop.setup;

import java.util.List;

/// The reason why a variant cannot be changed.
sealed interface VariantLock {

    /// The edition is never played so.
    record NotInEdition() implements VariantLock {}

    /// The edition has it only for other numbers of players.
    ///
    /// @param seats those numbers, the smallest first
    record OtherSeats(List<Integer> seats) implements VariantLock {

        public OtherSeats {
            seats = List.copyOf(seats);
        }
    }

    /// A long match adds up points, which the game does not have.
    record NoPoints() implements VariantLock {}

    /// This table is always played so.
    record Always() implements VariantLock {}
}

package millebornes.desktop.setup;

import java.util.List;

/// The reason why a variant cannot be changed.
sealed interface VariantLock {

    /// The edition does not have the variant.
    record NotInEdition() implements VariantLock {}

    /// The edition has the variant only for other numbers of players.
    ///
    /// @param seats those numbers, the smallest first
    record OtherSeats(List<Integer> seats) implements VariantLock {

        public OtherSeats {
            seats = List.copyOf(seats);
        }
    }

    /// The variant adds up the points of rounds, and the game has no points.
    record NoPoints() implements VariantLock {}

    /// The edition always has the variant at this table.
    record Always() implements VariantLock {}
}

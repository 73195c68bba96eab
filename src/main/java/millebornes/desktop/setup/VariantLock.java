package millebornes.desktop.setup;

import java.util.List;

/// Why a variant stays as it is.
sealed interface VariantLock {

    /// The edition is never played so.
    record NotInEdition() implements VariantLock {}

    /// The edition is played so, but not by as many as sit here.
    ///
    /// @param seats by how many it is, from the fewest on
    record OtherSeats(List<Integer> seats) implements VariantLock {

        public OtherSeats {
            seats = List.copyOf(seats);
        }
    }

    /// A long game adds points, and none are counted.
    record NoPoints() implements VariantLock {}

    /// This table is always played so.
    record Always() implements VariantLock {}
}

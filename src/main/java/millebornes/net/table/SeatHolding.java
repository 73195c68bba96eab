package millebornes.net.table;

import millebornes.save.DisplayNameSanitizer;
import org.jspecify.annotations.Nullable;

/// Who holds a seat: a phone, or nobody.
///
/// @param token the digest of the phone's key, or null without a phone
/// @param isOpen whether the table allows another phone to claim the seat once
/// @param isComputer whether the table lets the computer play for the phone
/// @param name the player's name as given on the phone; empty if none
record SeatHolding(@Nullable KeyDigest token, boolean isOpen, boolean isComputer, String name) {

    SeatHolding {
        name = DisplayNameSanitizer.of(name);
    }

    /// A seat that no phone holds.
    static final SeatHolding NONE = new SeatHolding(null, false, false, "");

    /// Whether a phone holds the seat and no other may claim it.
    boolean isTaken() {
        return token != null && !isOpen;
    }

    /// A seat that a phone has just claimed. Without a name the earlier one stays.
    SeatHolding claimed(KeyDigest digest, String called) {
        SeatHolding holding = new SeatHolding(digest, false, false, called);
        return holding.name.isEmpty() ? new SeatHolding(digest, false, false, name) : holding;
    }

    /// A copy that another phone may claim.
    SeatHolding opened() {
        return new SeatHolding(token, true, isComputer, name);
    }

    /// A copy in which the computer plays for the phone.
    SeatHolding playedByComputer() {
        return new SeatHolding(token, isOpen, true, name);
    }

    /// A copy in which the phone plays itself.
    SeatHolding playedByPhone() {
        return new SeatHolding(token, isOpen, false, name);
    }
}

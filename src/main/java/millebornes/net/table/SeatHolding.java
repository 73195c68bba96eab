package millebornes.net.table;

import millebornes.save.PlainName;
import org.jspecify.annotations.Nullable;

/// The phone that holds a seat.
///
/// @param token the digest of the phone's key, or null without a phone
/// @param isOpen whether the table allows another phone to claim it once
/// @param isComputer true while the table lets the computer play for the phone
/// @param name the name given on its phone; empty if none
record SeatHolding(@Nullable KeyDigest token, boolean isOpen, boolean isComputer, String name) {

    SeatHolding {
        name = PlainName.of(name);
    }

    /// No phone holds it.
    static final SeatHolding NONE = new SeatHolding(null, false, false, "");

    /// Whether it cannot be claimed at present.
    boolean isTaken() {
        return token != null && !isOpen;
    }

    /// Held by that phone.
    SeatHolding claimed(KeyDigest digest, String called) {
        SeatHolding holding = new SeatHolding(digest, false, false, called);
        return holding.name.isEmpty() ? new SeatHolding(digest, false, false, name) : holding;
    }

    /// The same, open to another phone.
    SeatHolding opened() {
        return new SeatHolding(token, true, isComputer, name);
    }

    /// The same, played by the computer or not.
    SeatHolding played(boolean byComputer) {
        return new SeatHolding(token, isOpen, byComputer, name);
    }
}

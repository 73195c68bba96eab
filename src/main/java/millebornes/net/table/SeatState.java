package millebornes.net.table;

import java.util.Locale;

/// Where the cards of a seat are, as everybody may know it.
public enum SeatState {
    /// at the table: no phone has them
    FREE,
    /// on a phone that is listening
    PHONE,
    /// on a disconnected phone, which keeps its seat
    AWAY,
    /// a computer plays it
    COMPUTER;

    /// The word of the protocol.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

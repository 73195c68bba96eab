package millebornes.net.table;

import java.util.Locale;

/// Where the cards of a seat are, as everybody may know it.
public enum SeatState {
    /// at the table: nobody's phone has them
    FREE,
    /// on a phone that is listening
    PHONE,
    /// on a phone that is not heard; it keeps its seat for ever
    AWAY,
    /// a computer plays it
    COMPUTER;

    /// The word of the protocol.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

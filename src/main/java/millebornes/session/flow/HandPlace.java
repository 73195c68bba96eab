package millebornes.session.flow;

/// Where the cards of a seat are.
public enum HandPlace {
    /// at the screen, which several people may share
    SCREEN,
    /// on a connected phone
    PHONE,
    /// on a disconnected phone, which keeps its seat
    SILENT_PHONE,
    /// with a computer: a computer player, or one that plays for a phone meanwhile
    COMPUTER;

    /// Whether the cards are on a phone, connected or not.
    public boolean isPhone() {
        return this == PHONE || this == SILENT_PHONE;
    }
}

package millebornes.session;

/// Whether the last act can be undone.
public enum UndoAvailability {
    /// no move since the deal or the last undo
    NOTHING,
    /// the last act was a person's, and has revealed nothing
    POSSIBLE,
    /// since then a card was dealt or shown, a drawn card was seen, an attack was answered, or a computer player has
    /// moved
    TOO_LATE
}

package millebornes.session;

/// Whether the last act can be taken back.
public enum UndoAvailability {
    /// nobody has acted since the deal, or since something was taken back
    NOTHING,
    /// the last act was a person's, and nothing has come of it that cannot be unseen
    POSSIBLE,
    /// a card was dealt or shown since, one was drawn that somebody has seen, somebody has answered, or a computer
    /// player has acted
    TOO_LATE
}

package millebornes.session;

/// Whether the move taken back last can be redone.
public enum RedoAvailability {
    /// nothing has been taken back since the last act
    NOTHING,
    /// an act was taken back, and nothing has been played since
    POSSIBLE,
    /// something else has been played instead
    TOO_LATE
}

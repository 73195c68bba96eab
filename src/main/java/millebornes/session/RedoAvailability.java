package millebornes.session;

/// Whether the move undone last can be redone.
public enum RedoAvailability {
    /// nothing has been undone since the last act
    NOTHING,
    /// an act was undone, and nothing has been played since
    POSSIBLE,
    /// something else was played instead
    TOO_LATE
}

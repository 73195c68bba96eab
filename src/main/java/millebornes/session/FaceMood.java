package millebornes.session;

/// The mood of a driver's face. It depends only on public information.
public enum FaceMood {
    /// the car waits for its light
    CALM,
    /// no hazard, or the race is won
    SMILE,
    /// a hazard lies before the car
    FROWN
}

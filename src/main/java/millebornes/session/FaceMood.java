package millebornes.session;

/// The mood of a driver's face. It depends only on public information.
public enum FaceMood {
    /// the car waits for its light
    CALM,
    /// no hazard, or the race is won
    SMILE,
    /// there is a hazard in front of the car
    FROWN
}

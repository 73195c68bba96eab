package millebornes.session;

/// How a driver looks. It follows from what lies open on the table and from nothing else.
public enum FaceMood {
    /// the car waits for its light
    CALM,
    /// nothing is in the way, or the race is won
    SMILE,
    /// something lies before the car
    FROWN
}

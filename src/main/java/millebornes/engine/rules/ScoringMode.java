package millebornes.engine.rules;

/// The way to win a round: by distance or by points.
public enum ScoringMode {
    JUNIOR,
    EXPERT
}

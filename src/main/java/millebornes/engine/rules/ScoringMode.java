package millebornes.engine.rules;

/// How a round is won: by the road or by points.
public enum ScoringMode {
    JUNIOR,
    EXPERT
}

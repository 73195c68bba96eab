package millebornes.engine.rules;

/// A reason for points, in the order in which a score sheet lists them.
public enum ScoreReason {
    KM,
    SAFETY,
    ALL_SAFETIES,
    COUP_FOURRE,
    TARGET,
    NO_200,
    NO_200_NO_100,
    COURONNEMENT,
    CAPOT,
    EXTENSION,
    EXTENSION_FAILED
}

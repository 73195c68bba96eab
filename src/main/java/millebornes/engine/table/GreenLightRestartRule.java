package millebornes.engine.table;

/// Whether a car needs a green light after a stop hazard was cured.
public enum GreenLightRestartRule {
    NEEDED,
    NOT_NEEDED
}

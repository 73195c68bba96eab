package millebornes.engine.rules;

import millebornes.engine.table.Safety;

/// Which safeties remove their hazards when they are played in the player's turn.
public enum SafetyClearsRule {
    ALL,
    RIGHT_OF_WAY_ONLY;

    /// Whether this safety removes its hazards.
    public boolean clearsWith(Safety safety) {
        return this == ALL || safety == Safety.RIGHT_OF_WAY;
    }
}

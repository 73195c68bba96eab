package millebornes.engine.rules;

import millebornes.engine.table.Safety;

/// Which safeties remove their hazards when they are played in the player's turn.
public enum SafetyClearsRule {
    ALL,
    RIGHT_OF_WAY_ONLY;

    /// True when this safety takes its hazards away.
    public boolean clearsWith(Safety safety) {
        return this == ALL || safety == Safety.RIGHT_OF_WAY;
    }
}

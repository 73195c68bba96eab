package millebornes.desktop.micro;

import millebornes.engine.rules.Refusal;

/// Why something cannot be done, as the dialogue line says it.
enum MicroComplaint {
    /// the car waits for its first green light
    NOT_STARTED,
    STOPPED,
    /// the car was repaired and waits for a green light
    NEEDS_GREEN_LIGHT,
    SPEED_LIMITED,
    BEYOND_TARGET,
    TOO_MANY_200,
    TARGET_NOT_STARTED,
    TARGET_STOPPED,
    TARGET_LIMITED,
    TARGET_IMMUNE,
    NOTHING_TO_CURE,
    /// a coup-fourré without an attack
    NO_ATTACK,
    /// a coup-fourré with another card than a safety
    NOT_A_SAFETY,
    /// a coup-fourré with a safety against something else
    WRONG_SAFETY,
    /// the rules say no, for a reason that this screen gives nobody occasion for
    NOT_NOW;

    /// How this screen says what the rules have said.
    static MicroComplaint of(Refusal refusal) {
        return switch (refusal) {
            case NOT_STARTED -> NOT_STARTED;
            case STOPPED -> STOPPED;
            case NEEDS_GREEN_LIGHT -> NEEDS_GREEN_LIGHT;
            case SPEED_LIMITED -> SPEED_LIMITED;
            case BEYOND_TARGET -> BEYOND_TARGET;
            case TOO_MANY_200 -> TOO_MANY_200;
            case TARGET_NOT_STARTED -> TARGET_NOT_STARTED;
            case TARGET_STOPPED -> TARGET_STOPPED;
            case TARGET_LIMITED -> TARGET_LIMITED;
            case TARGET_IMMUNE -> TARGET_IMMUNE;
            case NOTHING_TO_CURE -> NOTHING_TO_CURE;
            case NOT_HOLDING_SAFETY -> WRONG_SAFETY;
            case NOT_IN_HAND,
                    NO_SUCH_TARGET,
                    OWN_TEAM,
                    BEHIND_START,
                    TARGET_WRONG_WAY,
                    NO_TOKEN_LEFT,
                    CARD_IS_PLAYABLE,
                    MUST_END_TURN,
                    TOO_EARLY,
                    CAN_STILL_PLAY,
                    WRONG_PHASE,
                    ROUND_OVER -> NOT_NOW;
        };
    }

    /// The key of the words that say it; `{0}` is the target.
    public String textKey() {
        return "micro.complaint." + name();
    }
}

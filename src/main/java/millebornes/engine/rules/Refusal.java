package millebornes.engine.rules;

/// The reason for refusing a move, with the id of its rule. `words` has the sentences.
public enum Refusal implements MoveOutcome {
    NOT_IN_HAND("R-4.1"),
    NO_SUCH_TARGET("R-2.4"),
    OWN_TEAM("R-2.4"),
    NOT_STARTED("R-3.1"),
    STOPPED("R-3.2"),
    NEEDS_GREEN_LIGHT("R-3.4"),
    SPEED_LIMITED("R-3.2"),
    BEYOND_TARGET("R-3.2"),
    BEHIND_START("R-3.11"),
    TOO_MANY_200("R-3.2"),
    TARGET_NOT_STARTED("R-3.3"),
    TARGET_STOPPED("R-3.3"),
    TARGET_LIMITED("R-3.5"),
    TARGET_WRONG_WAY("R-3.11"),
    TARGET_IMMUNE("R-3.3"),
    NO_TOKEN_LEFT("R-1.6"),
    NOTHING_TO_CURE("R-3.6"),
    CARD_IS_PLAYABLE("R-3.9"),
    SAFETY_IS_KEPT("R-5.10"),
    MUST_END_TURN("R-5.1"),
    NOT_HOLDING_SAFETY("R-4.3"),
    TOO_EARLY("R-5.2"),
    CAN_STILL_PLAY("R-5.2"),
    WRONG_PHASE("R-4.1"),
    ROUND_OVER("R-4.6");

    private final String rule;

    Refusal(String rule) {
        this.rule = rule;
    }

    /// The id of the rule that the move breaks.
    public String rule() {
        return rule;
    }
}

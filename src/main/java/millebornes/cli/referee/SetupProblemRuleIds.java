package millebornes.cli.referee;

import millebornes.engine.rules.SetupProblem;
import org.jspecify.annotations.Nullable;

/// The rule that forbids a set-up; null when no rule does, because a word is unknown.
final class SetupProblemRuleIds {

    private SetupProblemRuleIds() {}

    static @Nullable String of(SetupProblem.Reason reason) {
        return switch (reason) {
            case UNKNOWN_EDITION, UNKNOWN_OPTION, BAD_VALUE, OPTION_UNKNOWN -> null;
            case UNKNOWN_TEAMS, SEATS_MISSING, SEATS_AND_TEAMS, TABLE_UNKNOWN -> "R-2.2";
            case TARGET_UNKNOWN -> "R-6.4";
            case POINTS_AND_ROUNDS, JUNIOR_HAS_NO_POINTS -> "R-5.4";
            case NO_EXTENSION_HERE -> "R-6.5";
            case NO_PARTNERS -> "R-2.3";
            case NOT_IN_DECK -> "R-1.1";
        };
    }
}

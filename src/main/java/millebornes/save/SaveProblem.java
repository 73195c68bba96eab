package millebornes.save;

import java.io.IOException;
import millebornes.engine.rules.BadSetupException;

/// The reason why a saved game cannot be continued. `words` has a sentence for each that says what the player can do.
public enum SaveProblem {
    /// the file cannot be opened or read by the system
    UNREADABLE,
    /// not a game of this program
    FOREIGN,
    /// a game of this program with missing or invalid parts
    DAMAGED,
    /// a newer program wrote it
    NEWER,
    /// the rules refuse one of its moves, or a checksum does not match
    CHANGED;

    /// The problem for an exception thrown while a game was read or replayed.
    ///
    /// @throws IllegalArgumentException for any other exception
    public static SaveProblem of(Exception thrown) {
        return switch (thrown) {
            case IOException _ -> UNREADABLE;
            case RefusedReplayException _ -> CHANGED;
            case BadSetupException _ -> DAMAGED;
            case BadJsonException bad -> of(bad.reason());
            default -> throw new IllegalArgumentException(thrown);
        };
    }

    private static SaveProblem of(BadJsonException.Problem problem) {
        return switch (problem) {
            case NOT_A_GAME, NOT_JSON, NOT_UTF_8 -> FOREIGN;
            case NEWER_VERSION -> NEWER;
            case WRONG_CHECKSUM -> CHANGED;
            case TWICE,
                    TOO_DEEP,
                    TOO_LONG,
                    MISSING,
                    NOT_TEXT,
                    NOT_A_WHOLE_NUMBER,
                    NOT_A_FLAG,
                    NOT_A_LIST,
                    NOT_AN_OBJECT,
                    UNKNOWN_CARD,
                    UNKNOWN_MOVE,
                    UNKNOWN_LEVEL,
                    NO_SUCH_SEAT,
                    UNKNOWN_LOOK,
                    UNKNOWN_VERSION,
                    NOT_A_MOMENT,
                    NOT_A_DEAL -> DAMAGED;
        };
    }
}

package millebornes.save;

/// Thrown for text that is not JSON, or whose fields are missing or of another type.
public final class BadJsonException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /// The kind of problem. `words` has a sentence for each name.
    public enum Problem {
        /// the line or the file is not one JSON object
        NOT_JSON,
        /// an object has the same field twice
        TWICE,
        /// objects and lists are nested too deeply
        TOO_DEEP,
        /// the text is too long to be read
        TOO_LONG,
        /// the bytes are not UTF-8
        NOT_UTF_8,
        MISSING,
        NOT_TEXT,
        NOT_A_WHOLE_NUMBER,
        NOT_A_FLAG,
        NOT_A_LIST,
        NOT_AN_OBJECT,
        /// no card of that name
        UNKNOWN_CARD,
        /// no kind of move of that name
        UNKNOWN_MOVE,
        /// no computer player of that level
        UNKNOWN_LEVEL,
        /// the table has no such seat
        NO_SUCH_SEAT,
        /// the looks of the cars are not letters of looks that all differ
        UNKNOWN_LOOK,
        /// not a saved game
        NOT_A_GAME,
        /// a saved game of a version that does not exist
        UNKNOWN_VERSION,
        /// a saved game of a version that only a newer program knows
        NEWER_VERSION,
        /// not a moment in time, such as `2026-07-14T18:05:00Z`
        NOT_A_MOMENT,
        /// a deal that is neither a number nor a key
        NOT_A_DEAL,
        /// the moves of a saved game do not lead to the state of its checksum
        WRONG_CHECKSUM
    }

    private final Problem problem;
    private final String where;

    /// @param where the wrong field, as a path like `rounds[0].moves[3].card`; empty for the whole text
    public BadJsonException(Problem problem, String where) {
        super(problem + (where.isEmpty() ? "" : ": " + where));
        this.problem = problem;
        this.where = where;
    }

    public Problem reason() {
        return problem;
    }

    /// The wrong field, as a path; empty for the whole text.
    public String where() {
        return where;
    }
}

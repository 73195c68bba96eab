package millebornes.cli.referee;

/// Thrown for a request that is valid JSON but not part of the protocol, or not possible now.
final class BadRequestException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /// The kind of problem; the referee has a sentence for each, by these names.
    enum Problem {
        /// no request of that name
        UNKNOWN_COMMAND,
        /// no computer player of that level
        UNKNOWN_LEVEL,
        /// the number is out of range
        OUT_OF_RANGE,
        /// a view that no seat of this game can have
        NOT_A_VIEW,
        /// the table has no such seat
        NO_SUCH_SEAT,
        /// several seats are to move: the move must name its seat
        WHICH_SEAT,
        /// there is no game yet
        NO_GAME
    }

    private final Problem problem;
    private final String where;

    /// @param where the wrong field, as a path like `view.cars[0].km`
    BadRequestException(Problem problem, String where) {
        super(problem + ": " + where);
        this.problem = problem;
        this.where = where;
    }

    Problem reason() {
        return problem;
    }

    String where() {
        return where;
    }
}

package millebornes.school;

/// Thrown for text that is not a valid exercise.
final class BadExerciseException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /// The kind of error.
    public enum Problem {
        /// not one JSON object with every field of its type
        NOT_READABLE,
        /// the id has other characters than small letters, digits and hyphens
        BAD_ID,
        /// two exercises have the same id
        TWICE,
        /// no group, question or level of that name
        UNKNOWN_WORD,
        /// no game can be played with that set-up
        BAD_GAME,
        /// a move that is not understood, or that the rules refuse
        BAD_MOVE,
        /// after the exercise's moves no seat is to move, or a later round has begun
        NOT_A_QUESTION,
        /// a choice is not legal, not an answer to the question, or given twice
        BAD_CHOICE,
        /// the right answer is not among the choices, or is the only one
        BAD_ANSWER
    }

    private final Problem problem;
    private final int line;

    BadExerciseException(Problem problem, int line, Exception cause) {
        super(problem + " in line " + line, cause);
        this.problem = problem;
        this.line = line;
    }

    BadExerciseException(Problem problem, int line) {
        super(problem + " in line " + line);
        this.problem = problem;
        this.line = line;
    }

    public Problem problem() {
        return problem;
    }

    /// The line of the exercise in its file, from 1.
    public int line() {
        return line;
    }
}

package millebornes.engine.rules;

/// Thrown for a set-up that cannot be played; the problem has the field and the reason.
public final class BadSetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient SetupProblem problem;

    public BadSetupException(SetupProblem problem) {
        super(problem.field() + ": " + problem.reason());
        this.problem = problem;
    }

    public SetupProblem problem() {
        return problem;
    }
}

package millebornes.engine.rules;

/// A set-up that cannot be played; the problem says which field and why.
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

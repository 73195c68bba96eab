package millebornes.cli.referee;

import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import org.jspecify.annotations.Nullable;

/// Thrown for a request that the rules refuse.
final class RuleRefusalException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Refusal refusal;
    private final transient @Nullable Move move;

    /// @param move the move of the request, or null when it was something else
    RuleRefusalException(Refusal refusal, @Nullable Move move) {
        super(refusal.name());
        this.refusal = refusal;
        this.move = move;
    }

    Refusal refusal() {
        return refusal;
    }

    @Nullable
    Move move() {
        return move;
    }
}

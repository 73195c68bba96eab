package millebornes.cli.referee;

import millebornes.engine.play.Refusal;

/// A request that the rules refuse.
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Refusal refusal;

    Refused(Refusal refusal) {
        super(refusal.name());
        this.refusal = refusal;
    }

    Refusal refusal() {
        return refusal;
    }
}

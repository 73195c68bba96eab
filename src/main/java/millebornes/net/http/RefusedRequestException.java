package millebornes.net.http;

/// A request that is no HTTP as this server speaks it. Nothing that follows on its connection can be understood.
final class RefusedRequestException extends Exception {

    private static final long serialVersionUID = 1L;

    private final HttpRefusal refusal;

    RefusedRequestException(HttpRefusal refusal) {
        super("refused with " + refusal.status(), null, false, false);
        this.refusal = refusal;
    }

    HttpRefusal refusal() {
        return refusal;
    }
}

package millebornes.net.http;

/// Thrown for a request that is not HTTP as this server understands it. The rest of its connection cannot be parsed.
final class MalformedRequestException extends Exception {

    private static final long serialVersionUID = 1L;

    private final HttpRefusal refusal;

    MalformedRequestException(HttpRefusal refusal) {
        super("refused with " + refusal.status(), null, false, false);
        this.refusal = refusal;
    }

    HttpRefusal refusal() {
        return refusal;
    }
}

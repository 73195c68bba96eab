package millebornes.net.http;

/// A request that is no HTTP as this server speaks it. Nothing that follows on its connection can be understood.
final class RefusedRequestException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient HttpAnswer answer;

    RefusedRequestException(HttpAnswer answer) {
        super("refused with " + answer.status(), null, false, false);
        this.answer = answer;
    }

    /// The answer to the client.
    HttpAnswer answer() {
        return answer;
    }
}

package millebornes.net.http;

import millebornes.net.table.TableAnswer;
import millebornes.words.Words;

/// The reasons why the server refuses a request without asking a table. `words` has a sentence for each name.
enum HttpRefusal {
    /// the key does not give the needed access, whatever the reason
    WRONG_KEY(401),
    FOREIGN(403),
    NOT_FOUND(404),
    NO_SUCH_METHOD(405),
    BODY_TOO_LONG(413, "TOO_LONG"),
    /// the first line of the request is too long
    PATH_TOO_LONG(414, "TOO_LONG"),
    HEADERS_TOO_LARGE(431, "TOO_LONG"),
    NOT_HTTP(400, "BAD_REQUEST"),
    UNKNOWN_ENCODING(501, "BAD_REQUEST"),
    OTHER_VERSION(505, "BAD_REQUEST"),
    TOO_MANY(429),
    FULL(503),
    BUSY(503),
    BROKEN(500);

    private final int status;

    /// The code of the refusal in docs/phones.md.
    private final String code;

    HttpRefusal(int status) {
        this.status = status;
        this.code = name();
    }

    HttpRefusal(int status, String code) {
        this.status = status;
        this.code = code;
    }

    /// The HTTP status.
    int status() {
        return status;
    }

    /// The answer that refuses a request, in the client's language.
    HttpAnswer answer(Words words) {
        String message = words.text("host.refused." + name());
        return HttpAnswer.json(
                status,
                TableAnswer.refused(TableAnswer.Kind.ANSWERED, code, null, message)
                        .json());
    }

    /// The answer that refuses a request for now.
    ///
    /// @param seconds the value of the header `Retry-After`: the client may try again then
    HttpAnswer answer(Words words, int seconds) {
        return answer(words).with("Retry-After", Integer.toString(seconds));
    }

    /// The answer to a request with a method that is not allowed.
    static HttpAnswer noSuchMethod(String allowed, Words words) {
        return NO_SUCH_METHOD.answer(words).with("Allow", allowed);
    }
}

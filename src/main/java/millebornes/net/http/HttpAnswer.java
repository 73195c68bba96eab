package millebornes.net.http;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import millebornes.net.table.TableAnswer;

/// A whole answer to a request.
///
/// @param headers besides those that every answer has
@SuppressWarnings("ArrayRecordComponent")
record HttpAnswer(int status, String type, byte[] body, Map<String, String> headers) {

    static final String JSON = "application/json; charset=utf-8";
    static final String TEXT = "text/plain; charset=utf-8";

    /// The answer to every key without the needed access, whatever the reason.
    static HttpAnswer wrongKey() {
        return refused(401, "WRONG_KEY", "This key opens nothing here.");
    }

    static HttpAnswer foreign() {
        return refused(403, "FOREIGN", "This table is called by another name.");
    }

    static HttpAnswer notFound() {
        return refused(404, "NOT_FOUND", "There is nothing of that name.");
    }

    static HttpAnswer noSuchMethod(String allowed) {
        return refused(405, "NO_SUCH_METHOD", "Ask with " + allowed + ".").with("Allow", allowed);
    }

    static HttpAnswer tooLong() {
        return refused(413, "TOO_LONG", "A request has at most 4096 bytes.");
    }

    /// The first line of the request is too long.
    static HttpAnswer pathTooLong() {
        return refused(414, "TOO_LONG", "There is no path of that length.");
    }

    static HttpAnswer headersTooLarge() {
        return refused(431, "TOO_LONG", "The headers are too large.");
    }

    /// The request is not HTTP/1.1.
    static HttpAnswer badRequest() {
        return refused(400, "BAD_REQUEST", "This is not HTTP/1.1.");
    }

    static HttpAnswer unknownEncoding() {
        return refused(501, "BAD_REQUEST", "Only chunked is known as a transfer encoding.");
    }

    static HttpAnswer otherVersion() {
        return refused(505, "BAD_REQUEST", "Only HTTP/1.1 and HTTP/1.0 are spoken here.");
    }

    static HttpAnswer tooMany(int seconds) {
        return refused(429, "TOO_MANY", "Too many requests.").with("Retry-After", Integer.toString(seconds));
    }

    static HttpAnswer full() {
        return refused(503, "FULL", "There is no more room.").with("Retry-After", "30");
    }

    static HttpAnswer busy() {
        return refused(503, "BUSY", "The table does not answer.").with("Retry-After", "1");
    }

    static HttpAnswer broken() {
        return refused(500, "BROKEN", "Something is wrong with the table.");
    }

    static HttpAnswer text(String text) {
        return new HttpAnswer(200, TEXT, text.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    static HttpAnswer json(int status, JsonObject json) {
        return new HttpAnswer(status, JSON, json.toString().getBytes(StandardCharsets.UTF_8), Map.of());
    }

    static HttpAnswer of(TableAnswer answer) {
        return switch (answer.kind()) {
            case ANSWERED -> json(200, answer.json());
            case BAD_REQUEST -> json(400, answer.json());
            case WRONG_KEY -> wrongKey();
            case CONFLICT -> json(409, answer.json());
        };
    }

    /// The same answer, shorter.
    HttpAnswer compressed() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new HttpAnswer(
                status, type, bytes.toByteArray(), Map.of("Content-Encoding", "gzip", "Vary", "Accept-Encoding"));
    }

    private static HttpAnswer refused(int status, String refusal, String message) {
        return json(
                status,
                TableAnswer.refused(TableAnswer.Kind.ANSWERED, refusal, null, message)
                        .json());
    }

    private HttpAnswer with(String header, String value) {
        return new HttpAnswer(status, type, body, Map.of(header, value));
    }
}

package millebornes.net.http;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import millebornes.net.table.TableAnswer;

/// A whole answer to a request.
///
/// @param headers the headers besides those that every answer has
@SuppressWarnings("ArrayRecordComponent")
record HttpAnswer(int status, String type, byte[] body, Map<String, String> headers) {

    static final String JSON = "application/json; charset=utf-8";
    static final String TEXT = "text/plain; charset=utf-8";

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
            case WRONG_KEY -> json(401, answer.json());
            case CONFLICT -> json(409, answer.json());
        };
    }

    /// A copy with the body compressed by gzip.
    HttpAnswer compressed() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            out.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new HttpAnswer(status, type, bytes.toByteArray(), headers)
                .with("Content-Encoding", "gzip")
                .with("Vary", "Accept-Encoding");
    }

    /// A copy with one more header.
    HttpAnswer with(String header, String value) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put(header, value);
        return new HttpAnswer(status, type, body, all);
    }
}

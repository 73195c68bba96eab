package millebornes.net.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Writes HTTP answers with the headers that all of them share, including refusals of malformed requests.
final class AnswerWriter {

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.US);

    private static final String ALWAYS = String.join(
            "\r\n",
            "Cache-Control: no-store",
            "Content-Security-Policy: default-src 'self'",
            "X-Content-Type-Options: nosniff",
            "X-Frame-Options: DENY",
            "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin",
            "");

    private static final int LEAST_FAILURE = 400;

    private AnswerWriter() {}

    /// What is sent of an answer.
    enum Part {
        WHOLE,
        HEADERS
    }

    /// What happens to the connection after an answer.
    enum After {
        KEEP_OPEN,
        CLOSE
    }

    /// Writes an answer.
    static void write(OutputStream out, HttpAnswer answer, Part part, After after) throws IOException {
        StringBuilder head = head(answer.status(), answer.type());
        answer.headers().forEach((name, value) -> add(head, name, value));
        add(head, "Content-Length", Integer.toString(answer.body().length));
        if (after == After.CLOSE) {
            add(head, "Connection", "close");
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(ascii(head.append("\r\n")));
        if (part == Part.WHOLE) {
            whole.writeBytes(answer.body());
        }
        out.write(whole.toByteArray());
        out.flush();
    }

    /// Begins an answer that lasts until the connection ends.
    ///
    /// @param minorVersion the minor version of HTTP of the request: 0 or 1
    /// @return the stream of its body
    static OutputStream begin(OutputStream out, String type, int minorVersion) throws IOException {
        StringBuilder head = head(200, type);
        add(head, "Connection", "close");
        boolean isChunked = minorVersion > 0;
        if (isChunked) {
            add(head, "Transfer-Encoding", "chunked");
        }
        out.write(ascii(head.append("\r\n")));
        out.flush();
        return isChunked ? new ChunkedOutput(out) : out;
    }

    private static StringBuilder head(int status, String type) {
        StringBuilder head = new StringBuilder(512);
        head.append("HTTP/1.1 ").append(status).append(status < LEAST_FAILURE ? " OK" : " Refused");
        head.append("\r\n").append(ALWAYS);
        add(head, "Date", DATE.format(ZonedDateTime.now(ZoneOffset.UTC)));
        add(head, "Content-Type", type);
        return head;
    }

    private static void add(StringBuilder head, String name, String value) {
        head.append(name).append(": ").append(value).append("\r\n");
    }

    private static byte[] ascii(CharSequence text) {
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }
}

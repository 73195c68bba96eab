package millebornes.net.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Reads the head of a request. Sizes are checked while reading, before parsing; everything that RFC 9112 leaves to the
/// server is refused.
final class HeadReader {

    /// The greatest length of the first line, in bytes.
    static final int LINE_BYTES = 4_096;

    /// The greatest length of all headers together, in bytes.
    static final int HEADER_BYTES = 16_384;

    /// The most headers.
    static final int MOST_HEADERS = 64;

    private static final int MOST_EMPTY_LINES = 4;
    private static final String VERSION = "HTTP/";
    private static final String TOKEN_SIGNS = "!#$%&'*+-.^_`|~";
    private static final int PARTS = 3;

    private HeadReader() {}

    /// Reads the head of a request.
    ///
    /// @throws MalformedRequestException when it is too large or malformed
    /// @throws IOException when the connection ends before the head does
    static RequestHead read(InputStream in) throws IOException, MalformedRequestException {
        LineReader lines = new LineReader(in, LINE_BYTES + HEADER_BYTES, LineReader.Ending.CR_LF_OR_LF);
        String first = "";
        for (int tries = 0; first.isEmpty(); tries++) {
            if (tries > MOST_EMPTY_LINES) {
                throw bad();
            }
            first = lines.line(LINE_BYTES, HttpRefusal.PATH_TOO_LONG);
        }
        String[] parts = first.split(" ", -1);
        if (parts.length != PARTS || !isToken(parts[0]) || !isPath(parts[1])) {
            throw bad();
        }
        int minor = minorVersion(parts[2]);
        Map<String, List<String>> headers = headers(lines);
        int question = parts[1].indexOf('?');
        return question < 0
                ? new RequestHead(parts[0], parts[1], null, minor, headers)
                : new RequestHead(
                        parts[0], parts[1].substring(0, question), parts[1].substring(question + 1), minor, headers);
    }

    private static Map<String, List<String>> headers(LineReader lines) throws IOException, MalformedRequestException {
        Map<String, List<String>> headers = new LinkedHashMap<>();
        int count = 0;
        for (String line = next(lines); !line.isEmpty(); line = next(lines)) {
            count++;
            if (count > MOST_HEADERS) {
                throw new MalformedRequestException(HttpRefusal.HEADERS_TOO_LARGE);
            }
            int colon = line.indexOf(':');
            // A space before the colon or a line that goes on with the one before it means two things to two readers.
            if (colon < 0 || !isToken(line.substring(0, colon))) {
                throw bad();
            }
            headers.computeIfAbsent(line.substring(0, colon).toLowerCase(Locale.ROOT), _ -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        return headers;
    }

    private static String next(LineReader lines) throws IOException, MalformedRequestException {
        return lines.line(HEADER_BYTES, HttpRefusal.HEADERS_TOO_LARGE);
    }

    /// Whether the target is a path of this server: no absolute URL, no `*`, no fragment.
    private static boolean isPath(String target) {
        return target.startsWith("/")
                && target.chars().allMatch(letter -> letter > ' ' && letter < 0x7f && letter != '#');
    }

    private static boolean isToken(String text) {
        return !text.isEmpty()
                && text.chars()
                        .allMatch(letter -> (letter >= 'a' && letter <= 'z')
                                || (letter >= 'A' && letter <= 'Z')
                                || (letter >= '0' && letter <= '9')
                                || TOKEN_SIGNS.indexOf(letter) >= 0);
    }

    private static int minorVersion(String version) throws MalformedRequestException {
        return switch (version) {
            case "HTTP/1.1" -> 1;
            case "HTTP/1.0" -> 0;
            default ->
                throw version.startsWith(VERSION) ? new MalformedRequestException(HttpRefusal.OTHER_VERSION) : bad();
        };
    }

    private static MalformedRequestException bad() {
        return new MalformedRequestException(HttpRefusal.NOT_HTTP);
    }
}

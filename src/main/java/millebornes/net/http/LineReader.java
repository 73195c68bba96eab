package millebornes.net.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/// Reads lines that end with CR LF, or with LF where that is allowed, and no byte after them.
final class LineReader {

    private static final int DELETE = 0x7f;

    private final InputStream in;
    private final Ending ending;
    private int left;

    /// How a line may end.
    enum Ending {
        CR_LF,
        CR_LF_OR_LF
    }

    /// @param in a buffered stream: it is read byte by byte
    /// @param longest the most bytes of all lines together
    LineReader(InputStream in, int longest, Ending ending) {
        this.in = in;
        this.left = longest;
        this.ending = ending;
    }

    /// Reads the next line, and returns it without its end.
    ///
    /// @param most the most bytes of this line, with its end
    /// @param refusal the reason to refuse the request if this line or all together are longer
    /// @throws MalformedRequestException when it is too long, holds a control character or ends in another way
    /// @throws EOFException when the stream ends in the middle of the line
    String line(int most, HttpRefusal refusal) throws IOException, MalformedRequestException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            left--;
            if (next < 0) {
                throw new EOFException("a request ends in the middle of a line");
            }
            if (left < 0 || bytes.size() >= most) {
                throw new MalformedRequestException(refusal);
            }
            bytes.write(next);
        }
        String line = bytes.toString(StandardCharsets.ISO_8859_1);
        boolean hasReturn = line.endsWith("\r");
        String text = hasReturn ? line.substring(0, line.length() - 1) : line;
        if ((ending == Ending.CR_LF && !hasReturn)
                || text.chars().anyMatch(letter -> (letter < ' ' && letter != '\t') || letter == DELETE)) {
            throw new MalformedRequestException(HttpRefusal.NOT_HTTP);
        }
        return text;
    }
}

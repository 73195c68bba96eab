package millebornes.net.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;

/// Reads the body of a request, which may be no longer than a limit.
final class BodyReader {

    private static final String LENGTH = "content-length";
    private static final String ENCODING = "transfer-encoding";

    /// The longest line with the size of a chunk, including extensions, in bytes.
    private static final int SIZE_LINE_BYTES = 128;

    /// The greatest length of all trailers, the headers behind a chunked body, in bytes.
    private static final int TRAILER_BYTES = 4_096;

    /// The most digits of a size; a size with more digits, leading zeros included, exceeds any limit.
    private static final int MOST_DIGITS = 9;

    private BodyReader() {}

    /// Whether the headers announce a body of more than 0 bytes.
    static boolean hasBody(RequestHead head) {
        return !head.all(ENCODING).isEmpty()
                || (!head.all(LENGTH).isEmpty() && !head.all(LENGTH).equals(List.of("0")));
    }

    /// Checks the headers about the body. Two lengths are refused, since a proxy might use the other one.
    ///
    /// @throws MalformedRequestException when they are malformed, contradictory or unknown
    static void check(RequestHead head) throws MalformedRequestException {
        List<String> encodings = head.all(ENCODING);
        List<String> lengths = head.all(LENGTH);
        if (encodings.isEmpty()) {
            boolean isGood = lengths.isEmpty() || (lengths.size() == 1 && isNumber(lengths.getFirst()));
            if (!isGood) {
                throw new MalformedRequestException(HttpRefusal.NOT_HTTP);
            }
        } else if (!lengths.isEmpty() || head.minorVersion() == 0) {
            throw new MalformedRequestException(HttpRefusal.NOT_HTTP);
        } else if (encodings.size() != 1 || !encodings.getFirst().equalsIgnoreCase("chunked")) {
            throw new MalformedRequestException(HttpRefusal.UNKNOWN_ENCODING);
        }
    }

    /// The length in bytes of a body that has arrived completely; -1 if it has not, or its length is unknown.
    static int lengthOfArrived(RequestHead head, InputStream in) throws IOException {
        List<String> lengths = head.all(LENGTH);
        if (!head.all(ENCODING).isEmpty()
                || lengths.size() != 1
                || lengths.getFirst().length() > MOST_DIGITS) {
            return -1;
        }
        int length = Integer.parseInt(lengths.getFirst());
        return length <= in.available() ? length : -1;
    }

    /// Reads the whole body.
    ///
    /// @param head the head, which has been checked
    /// @param in a buffered stream
    /// @param longest the greatest length, in bytes
    /// @throws MalformedRequestException when the body is longer, or its chunks are malformed
    /// @throws IOException when the connection ends before the body does
    static byte[] read(RequestHead head, InputStream in, int longest) throws IOException, MalformedRequestException {
        if (!head.all(ENCODING).isEmpty()) {
            return chunks(in, longest);
        }
        List<String> lengths = head.all(LENGTH);
        return lengths.isEmpty() ? new byte[0] : exactly(in, size(lengths.getFirst(), 10, longest));
    }

    /// Reads a body in chunks, whose lines end with CR LF: a proxy might take a size that ends with LF for another
    /// line.
    private static byte[] chunks(InputStream in, int longest) throws IOException, MalformedRequestException {
        byte[] body = new byte[longest];
        int used = 0;
        for (int size = chunkSize(in, longest); size > 0; size = chunkSize(in, longest - used)) {
            System.arraycopy(exactly(in, size), 0, body, used, size);
            used += size;
            if (!line(in).isEmpty()) {
                throw new MalformedRequestException(HttpRefusal.NOT_HTTP);
            }
        }
        LineReader trailerReader = new LineReader(in, TRAILER_BYTES, LineReader.Ending.CR_LF);
        while (!trailerReader.line(TRAILER_BYTES, HttpRefusal.HEADERS_TOO_LARGE).isEmpty()) {
            // Trailers are ignored.
        }
        return Arrays.copyOf(body, used);
    }

    private static int chunkSize(InputStream in, int longest) throws IOException, MalformedRequestException {
        String line = line(in);
        int end = line.indexOf(';');
        return size(end < 0 ? line : line.substring(0, end).strip(), 16, longest);
    }

    private static String line(InputStream in) throws IOException, MalformedRequestException {
        return new LineReader(in, SIZE_LINE_BYTES + 1, LineReader.Ending.CR_LF)
                .line(SIZE_LINE_BYTES, HttpRefusal.NOT_HTTP);
    }

    /// Parses a size in bytes.
    ///
    /// @throws MalformedRequestException when it is not a number, or exceeds the limit
    private static int size(String digits, int radix, int longest) throws MalformedRequestException {
        boolean isSize = !digits.isEmpty() && digits.chars().allMatch(digit -> isDigit(digit, radix));
        if (!isSize) {
            throw new MalformedRequestException(HttpRefusal.NOT_HTTP);
        }
        if (digits.length() > MOST_DIGITS || Long.parseLong(digits, radix) > longest) {
            throw new MalformedRequestException(HttpRefusal.BODY_TOO_LONG);
        }
        return Integer.parseInt(digits, radix);
    }

    /// Whether a character is a digit in ASCII. [Character#digit(int, int)] also accepts those of other scripts.
    private static boolean isDigit(int letter, int radix) {
        return letter < 0x80 && Character.digit(letter, radix) >= 0;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(digit -> isDigit(digit, 10));
    }

    private static byte[] exactly(InputStream in, int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("a body ends in the middle");
        }
        return bytes;
    }
}

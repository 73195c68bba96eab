package millebornes.net.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import millebornes.save.BadJsonException;
import millebornes.save.BadJsonException.Problem;
import millebornes.save.JsonFields;
import millebornes.save.StrictJsonParser;

/// The body of a request, read as strictly as a line of the pipe.
final class RequestBody {

    private RequestBody() {}

    /// The fields of the body; none when it is empty.
    ///
    /// @param longest in bytes
    /// @throws BadJsonException when it is too long, not UTF-8 or not one JSON object
    static JsonFields read(InputStream in, int longest) throws IOException {
        byte[] bytes = in.readNBytes(longest + 1);
        if (bytes.length > longest) {
            throw new BadJsonException(Problem.TOO_LONG, "");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return new JsonFields(StrictJsonParser.object(text.isBlank() ? "{}" : text));
        } catch (CharacterCodingException e) {
            BadJsonException bad = new BadJsonException(Problem.NOT_UTF_8, "");
            bad.initCause(e);
            throw bad;
        }
    }
}

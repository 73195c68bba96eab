package millebornes.net.http;

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
    /// @throws BadJsonException when it is not UTF-8 or not one JSON object
    static JsonFields of(byte[] bytes) {
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

package millebornes.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Locale;
import java.util.zip.CRC32C;
import millebornes.save.BadJsonException.Problem;
import org.jspecify.annotations.Nullable;

/// Computes the checksum of a JSON file's whole content: eight hexadecimal digits in the field `sum`, the CRC-32C of
/// the object without that field, written in one line, in UTF-8. White space in the file does not count.
final class JsonFileChecksum {

    private static final String FIELD = "sum";

    private JsonFileChecksum() {}

    /// A copy of the object with its checksum as last field.
    static JsonObject seal(JsonObject json) {
        // As a reader will see it: without fields that are null, and with its numbers.
        JsonObject read = StrictJsonParser.object(json.toString());
        read.remove(FIELD);
        read.addProperty(FIELD, of(read));
        return read;
    }

    /// Checks and removes the checksum of an object. A file of an older version has none.
    ///
    /// @param json as [StrictJsonParser] has read it
    /// @throws BadJsonException when it does not match
    static void open(JsonObject json) {
        @Nullable Object said = json.remove(FIELD);
        if (said != null && !said.equals(new JsonPrimitive(of(json)))) {
            throw new BadJsonException(Problem.WRONG_CHECKSUM, FIELD);
        }
    }

    private static String of(JsonObject json) {
        CRC32C sum = new CRC32C();
        sum.update(json.toString().getBytes(UTF_8));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }
}

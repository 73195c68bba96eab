package millebornes.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.zip.CRC32C;
import millebornes.save.BadJsonException.Problem;
import org.jspecify.annotations.Nullable;

/// The checksum over everything that a JSON file says, names and all: eight hexadecimal digits in the field `sum`, the
/// CRC-32C of the object without that field, written in one line, in UTF-8. Spaces and line ends do not count.
final class ContentChecksum {

    private static final String FIELD = "sum";

    private ContentChecksum() {}

    /// The same object with its checksum at the end.
    public static JsonObject seal(JsonObject json) {
        // As a reader will see it: without fields that are null, and with its numbers.
        JsonObject read = StrictJsonParser.object(json.toString());
        read.remove(FIELD);
        read.addProperty(FIELD, of(read));
        return read;
    }

    /// Takes the checksum away from an object that was read. A file of an older program has none.
    ///
    /// @param json as [StrictJsonParser] has read it
    /// @throws BadJsonException when it is another one than the object's
    public static void open(JsonObject json) {
        @Nullable Object said = json.remove(FIELD);
        if (said != null && !said.equals(new JsonPrimitive(of(json)))) {
            throw new BadJsonException(Problem.WRONG_CHECKSUM, FIELD);
        }
    }

    private static String of(JsonObject json) {
        CRC32C sum = new CRC32C();
        sum.update(json.toString().getBytes(UTF_8));
        return "%08x".formatted(sum.getValue());
    }
}

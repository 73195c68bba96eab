package millebornes.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.StringReader;
import java.util.regex.Pattern;
import millebornes.save.BadJsonException.Problem;

/// Reads JSON text as the standard writes it: no comments, no NaN, no field twice, nothing after the object.
///
/// A whole number that a `long` holds becomes a [Long], any other number a [Double]; so nobody downstream has to ask
/// how a number was spelt, and no exponent can cost time or memory.
public final class StrictJsonParser {

    /// How deeply objects and lists may be nested. A saved game needs five levels.
    private static final int DEEPEST = 64;

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,19}");

    private StrictJsonParser() {}

    /// The one object that the text is.
    ///
    /// @throws BadJsonException when the text is anything else
    public static JsonObject object(String text) {
        try (JsonReader reader = new JsonReader(new StringReader(text))) {
            reader.setStrictness(Strictness.STRICT);
            reader.setNestingLimit(Integer.MAX_VALUE);
            JsonElement element = element(reader, 0);
            if (!(element instanceof JsonObject object) || reader.peek() != JsonToken.END_DOCUMENT) {
                throw new BadJsonException(Problem.NOT_JSON, "");
            }
            return object;
        } catch (BadJsonException e) {
            throw e;
        } catch (IOException | IllegalStateException | NumberFormatException e) {
            BadJsonException bad = new BadJsonException(Problem.NOT_JSON, "");
            bad.initCause(e);
            throw bad;
        }
    }

    private static JsonElement element(JsonReader reader, int depth) throws IOException {
        if (depth > DEEPEST) {
            throw new BadJsonException(Problem.TOO_DEEP, "");
        }
        return switch (reader.peek()) {
            case BEGIN_OBJECT -> fields(reader, depth);
            case BEGIN_ARRAY -> items(reader, depth);
            case STRING -> new JsonPrimitive(reader.nextString());
            case NUMBER -> new JsonPrimitive(number(reader.nextString()));
            case BOOLEAN -> new JsonPrimitive(reader.nextBoolean());
            case NULL -> {
                reader.nextNull();
                yield JsonNull.INSTANCE;
            }
            case NAME, END_OBJECT, END_ARRAY, END_DOCUMENT -> throw new MalformedJsonException("no value");
        };
    }

    private static JsonObject fields(JsonReader reader, int depth) throws IOException {
        JsonObject object = new JsonObject();
        reader.beginObject();
        while (reader.hasNext()) {
            String name = reader.nextName();
            if (object.has(name)) {
                throw new BadJsonException(Problem.TWICE, name);
            }
            object.add(name, element(reader, depth + 1));
        }
        reader.endObject();
        return object;
    }

    private static JsonArray items(JsonReader reader, int depth) throws IOException {
        JsonArray array = new JsonArray();
        reader.beginArray();
        while (reader.hasNext()) {
            array.add(element(reader, depth + 1));
        }
        reader.endArray();
        return array;
    }

    private static Number number(String text) {
        if (WHOLE.matcher(text).matches()) {
            try {
                return Long.valueOf(text);
            } catch (NumberFormatException _) {
                return Double.valueOf(text); // whole, but more than a long can hold
            }
        }
        return Double.valueOf(text);
    }
}

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
import java.util.function.Consumer;
import java.util.regex.Pattern;
import millebornes.save.BadJsonException.Problem;

/// Parses strict JSON: no comments, no NaN, no duplicate field, nothing after the object.
///
/// A whole number in the range of `long` becomes a [Long], any other number a [Double]. So callers need not check the
/// notation of a number, and no exponent can cost time or memory.
public final class StrictJsonParser {

    /// The deepest nesting of objects and lists. A saved game needs five levels.
    private static final int DEEPEST = 64;

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,19}");

    private StrictJsonParser() {}

    /// Parses a text that is one object.
    ///
    /// @throws BadJsonException for any other text
    public static JsonObject object(String text) {
        JsonObject object = new JsonObject();
        read(text, object);
        return object;
    }

    /// The fields of an object up to the first syntax error; the last list and the last object may be incomplete.
    static JsonObject beginning(String text) {
        JsonObject object = new JsonObject();
        try {
            read(text, object);
        } catch (BadJsonException _) {
            // Everything before the mistake has been read.
        }
        return object;
    }

    private static void read(String text, JsonObject into) {
        try (JsonReader reader = new JsonReader(new StringReader(text))) {
            reader.setStrictness(Strictness.STRICT);
            reader.setNestingLimit(Integer.MAX_VALUE);
            fields(reader, 0, into);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                throw new BadJsonException(Problem.NOT_JSON, "");
            }
        } catch (BadJsonException e) {
            throw e;
        } catch (IOException | IllegalStateException | NumberFormatException e) {
            BadJsonException bad = new BadJsonException(Problem.NOT_JSON, "");
            bad.initCause(e);
            throw bad;
        }
    }

    /// Reads a value. Objects and lists are added to their parent before their content is read.
    private static void value(JsonReader reader, int depth, Consumer<JsonElement> place) throws IOException {
        if (depth > DEEPEST) {
            throw new BadJsonException(Problem.TOO_DEEP, "");
        }
        switch (reader.peek()) {
            case BEGIN_OBJECT -> {
                JsonObject object = new JsonObject();
                place.accept(object);
                fields(reader, depth, object);
            }
            case BEGIN_ARRAY -> {
                JsonArray array = new JsonArray();
                place.accept(array);
                items(reader, depth, array);
            }
            case STRING -> place.accept(new JsonPrimitive(reader.nextString()));
            case NUMBER -> place.accept(new JsonPrimitive(number(reader.nextString())));
            case BOOLEAN -> place.accept(new JsonPrimitive(reader.nextBoolean()));
            case NULL -> {
                reader.nextNull();
                place.accept(JsonNull.INSTANCE);
            }
            case NAME, END_OBJECT, END_ARRAY, END_DOCUMENT -> throw new MalformedJsonException("no value");
        }
    }

    private static void fields(JsonReader reader, int depth, JsonObject object) throws IOException {
        reader.beginObject();
        while (reader.hasNext()) {
            String name = reader.nextName();
            if (object.has(name)) {
                throw new BadJsonException(Problem.TWICE, name);
            }
            value(reader, depth + 1, field -> object.add(name, field));
        }
        reader.endObject();
    }

    private static void items(JsonReader reader, int depth, JsonArray array) throws IOException {
        reader.beginArray();
        while (reader.hasNext()) {
            value(reader, depth + 1, array::add);
        }
        reader.endArray();
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

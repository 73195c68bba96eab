package millebornes.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import millebornes.save.BadJsonException.Problem;
import org.jspecify.annotations.Nullable;

/// The fields of a JSON object, read with their types. A field with the value `null` counts as missing.
///
/// Example: `new JsonFields(object).integer("seed", 0)`.
///
/// Every method throws [BadJsonException] naming the field when it has another type.
public final class JsonFields {

    private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

    private final JsonObject object;
    private final String path;

    public JsonFields(JsonObject object) {
        this(object, "");
    }

    private JsonFields(JsonObject object, String path) {
        this.object = object;
        this.path = path;
    }

    /// The names of all fields, in their order.
    public Set<String> names() {
        return object.keySet();
    }

    public boolean has(String name) {
        return value(name) != null;
    }

    /// The value of a field, of any type, or null when it is missing.
    public @Nullable JsonElement value(String name) {
        @Nullable JsonElement value = object.get(name);
        return value == null || value.isJsonNull() ? null : value;
    }

    /// The full path of a field, for messages.
    public String where(String name) {
        return path + name;
    }

    public String text(String name) {
        if (value(name) instanceof JsonPrimitive text && text.isString()) {
            return text.getAsString();
        }
        throw wrong(name, Problem.NOT_TEXT);
    }

    /// A moment in time from [Instant#EPOCH] to the year 9999, or null when the field is missing. [Instant#MAX] has no local
    /// date in some time zones.
    public @Nullable Instant instant(String name) {
        if (!has(name)) {
            return null;
        }
        try {
            Instant instant = Instant.parse(text(name));
            if (instant.isBefore(Instant.EPOCH) || instant.isAfter(LATEST)) {
                throw wrong(name, Problem.NOT_A_MOMENT);
            }
            return instant;
        } catch (DateTimeParseException e) {
            BadJsonException bad = wrong(name, Problem.NOT_A_MOMENT);
            bad.initCause(e);
            throw bad;
        }
    }

    /// A copy with the same path and an object made from this one.
    JsonFields map(UnaryOperator<JsonObject> change) {
        return new JsonFields(change.apply(object), path);
    }

    public String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    public long integer(String name) {
        if (value(name) instanceof JsonPrimitive number
                && number.isNumber()
                && number.getAsNumber() instanceof Long whole) {
            return whole;
        }
        throw wrong(name, Problem.NOT_A_WHOLE_NUMBER);
    }

    public long integer(String name, long otherwise) {
        return has(name) ? integer(name) : otherwise;
    }

    public boolean flag(String name) {
        if (value(name) instanceof JsonPrimitive flag && flag.isBoolean()) {
            return flag.getAsBoolean();
        }
        throw wrong(name, Problem.NOT_A_FLAG);
    }

    public JsonFields object(String name) {
        if (value(name) instanceof JsonObject inner) {
            return new JsonFields(inner, where(name) + ".");
        }
        throw wrong(name, Problem.NOT_AN_OBJECT);
    }

    /// A list of texts, each converted by a function, which is given the text and its path.
    public <T> List<T> texts(String name, BiFunction<String, String, T> make) {
        List<T> items = new ArrayList<>();
        for (JsonElement item : list(name)) {
            String where = where(name) + "[" + items.size() + "]";
            if (!(item instanceof JsonPrimitive text) || !text.isString()) {
                throw new BadJsonException(Problem.NOT_TEXT, where);
            }
            items.add(make.apply(text.getAsString(), where));
        }
        return items;
    }

    /// A list of objects.
    public List<JsonFields> objects(String name) {
        List<JsonFields> items = new ArrayList<>();
        for (JsonElement item : list(name)) {
            String where = where(name) + "[" + items.size() + "]";
            if (!(item instanceof JsonObject inner)) {
                throw new BadJsonException(Problem.NOT_AN_OBJECT, where);
            }
            items.add(new JsonFields(inner, where + "."));
        }
        return items;
    }

    /// A list of any values, as an object with the fields `0`, `1`, ….
    public JsonFields items(String name) {
        JsonObject items = new JsonObject();
        for (JsonElement item : list(name)) {
            items.add(Integer.toString(items.size()), item);
        }
        return new JsonFields(items, where(name) + ".");
    }

    private JsonArray list(String name) {
        if (value(name) instanceof JsonArray list) {
            return list;
        }
        throw wrong(name, Problem.NOT_A_LIST);
    }

    private BadJsonException wrong(String name, Problem problem) {
        return new BadJsonException(has(name) ? problem : Problem.MISSING, where(name));
    }
}

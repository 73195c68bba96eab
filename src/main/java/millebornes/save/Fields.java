package millebornes.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import millebornes.save.BadJson.Reason;
import org.jspecify.annotations.Nullable;

/// The fields of a JSON object, read with their types; a field that is `null` is not there.
///
/// Example: `new Fields(object).integer("seed", 0)`.
///
/// Every method throws [BadJson] naming the field when it has another type.
public final class Fields {

    private final JsonObject object;
    private final String path;

    public Fields(JsonObject object) {
        this(object, "");
    }

    private Fields(JsonObject object, String path) {
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

    /// The field's value whatever its type, or null when it is not there.
    public @Nullable JsonElement value(String name) {
        @Nullable JsonElement value = object.get(name);
        return value == null || value.isJsonNull() ? null : value;
    }

    /// The field's full name for messages.
    public String where(String name) {
        return path + name;
    }

    public String text(String name) {
        if (value(name) instanceof JsonPrimitive text && text.isString()) {
            return text.getAsString();
        }
        throw wrong(name, Reason.NOT_TEXT);
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
        throw wrong(name, Reason.NOT_A_WHOLE_NUMBER);
    }

    public long integer(String name, long otherwise) {
        return has(name) ? integer(name) : otherwise;
    }

    public boolean flag(String name) {
        if (value(name) instanceof JsonPrimitive flag && flag.isBoolean()) {
            return flag.getAsBoolean();
        }
        throw wrong(name, Reason.NOT_A_FLAG);
    }

    public Fields object(String name) {
        if (value(name) instanceof JsonObject inner) {
            return new Fields(inner, where(name) + ".");
        }
        throw wrong(name, Reason.NOT_AN_OBJECT);
    }

    /// A list of texts, each made into something; the function gets the text and the place where it stands.
    public <T> List<T> texts(String name, BiFunction<String, String, T> make) {
        List<T> items = new ArrayList<>();
        for (JsonElement item : list(name)) {
            String where = where(name) + "[" + items.size() + "]";
            if (!(item instanceof JsonPrimitive text) || !text.isString()) {
                throw new BadJson(Reason.NOT_TEXT, where);
            }
            items.add(make.apply(text.getAsString(), where));
        }
        return items;
    }

    /// A list of objects.
    public List<Fields> objects(String name) {
        List<Fields> items = new ArrayList<>();
        for (JsonElement item : list(name)) {
            String where = where(name) + "[" + items.size() + "]";
            if (!(item instanceof JsonObject inner)) {
                throw new BadJson(Reason.NOT_AN_OBJECT, where);
            }
            items.add(new Fields(inner, where + "."));
        }
        return items;
    }

    /// A list of anything: its items are the fields `0`, `1`, … of what is returned.
    public Fields items(String name) {
        JsonObject items = new JsonObject();
        for (JsonElement item : list(name)) {
            items.add(Integer.toString(items.size()), item);
        }
        return new Fields(items, where(name) + ".");
    }

    private JsonArray list(String name) {
        if (value(name) instanceof JsonArray list) {
            return list;
        }
        throw wrong(name, Reason.NOT_A_LIST);
    }

    private BadJson wrong(String name, Reason reason) {
        return new BadJson(has(name) ? reason : Reason.MISSING, where(name));
    }
}

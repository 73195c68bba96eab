package millebornes.protocol;

import com.google.gson.JsonArray;
import java.util.List;
import millebornes.save.BadJsonException;
import millebornes.save.BadJsonException.Problem;
import millebornes.save.JsonFields;

/// Numbers as JSON, and lists of them.
public final class JsonNumberCodec {

    private JsonNumberCodec() {}

    public static JsonArray write(Iterable<Integer> numbers) {
        JsonArray list = new JsonArray();
        for (Integer number : numbers) {
            list.add(number);
        }
        return list;
    }

    /// A field that holds a number from 0 to `most`.
    ///
    /// @throws BadJsonException when it does not
    public static int read(JsonFields json, String name, int most) {
        long number = json.integer(name);
        if (number < 0 || number > most) {
            throw new BadJsonException(Problem.OUT_OF_RANGE, json.where(name));
        }
        return (int) number;
    }

    /// A list of that many numbers from 0 to `most`.
    ///
    /// @throws BadJsonException when it is anything else
    public static List<Integer> readList(JsonFields json, String name, int length, int most) {
        JsonFields items = json.items(name);
        if (items.names().size() != length) {
            throw new BadJsonException(Problem.NOT_A_VIEW, json.where(name));
        }
        return items.names().stream().map(item -> read(items, item, most)).toList();
    }
}

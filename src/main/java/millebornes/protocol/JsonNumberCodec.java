package millebornes.protocol;

import com.google.gson.JsonArray;

/// Writes numbers as JSON.
public final class JsonNumberCodec {

    private JsonNumberCodec() {}

    public static JsonArray write(Iterable<Integer> numbers) {
        JsonArray list = new JsonArray();
        for (Integer number : numbers) {
            list.add(number);
        }
        return list;
    }
}

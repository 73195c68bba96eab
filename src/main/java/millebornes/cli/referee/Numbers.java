package millebornes.cli.referee;

import com.google.gson.JsonArray;
import java.util.stream.IntStream;

/// Lists of numbers as JSON.
final class Numbers {

    private Numbers() {}

    static JsonArray write(Iterable<Integer> numbers) {
        JsonArray list = new JsonArray();
        for (Integer number : numbers) {
            list.add(number);
        }
        return list;
    }

    /// The numbers of the bits that are set, ascending.
    static JsonArray ofBits(int bits) {
        return write(IntStream.range(0, Integer.SIZE)
                .filter(bit -> (bits & (1 << bit)) != 0)
                .boxed()
                .toList());
    }
}

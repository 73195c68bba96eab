package millebornes.cli.text;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import millebornes.words.Words;

/// Formats several items in one line, each with its number, from 1.
final class NumberedList {

    private NumberedList() {}

    static String of(Words words, List<String> things) {
        return IntStream.range(0, things.size())
                .mapToObj(place -> words.text("terminal.item", place + 1, things.get(place)))
                .collect(Collectors.joining(words.text("terminal.separator")));
    }
}

package millebornes.engine.card;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The card list behind [Card#ALL], apart from it so that the families can be loaded in any order.
final class Cards {

    private static final List<Card> IN_ORDER = Stream.<Card[]>of(
                    Distance.values(), Hazard.values(), Remedy.values(), Safety.values())
            .flatMap(Arrays::stream)
            .toList();

    private static final Map<String, Card> BY_NAME =
            IN_ORDER.stream().collect(Collectors.toUnmodifiableMap(Card::name, Function.identity()));

    private Cards() {}

    static List<Card> inOrder() {
        return IN_ORDER;
    }

    static Card named(String name) {
        @Nullable Card card = BY_NAME.get(name);
        if (card == null) {
            throw new IllegalArgumentException("no such card: " + name);
        }
        return card;
    }
}

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

    /// The places of the first remedy and the first safety. They stand here and not in their families, because loading
    /// [Hazard] loads those two, and they would count the hazards before there are any.
    static final int FIRST_REMEDY = Distance.values().length + Hazard.values().length;

    static final int FIRST_SAFETY = FIRST_REMEDY + Remedy.values().length;

    private static final List<Card> IN_ORDER = Stream.<Card[]>of(
                    Distance.values(), Hazard.values(), Remedy.values(), Safety.values())
            .flatMap(Arrays::stream)
            .toList();

    private static final Card[] BY_INDEX = IN_ORDER.toArray(Card[]::new);

    private static final Map<String, Card> BY_NAME =
            IN_ORDER.stream().collect(Collectors.toUnmodifiableMap(Card::name, Function.identity()));

    private Cards() {}

    static List<Card> inOrder() {
        return IN_ORDER;
    }

    static Card at(int index) {
        return BY_INDEX[index];
    }

    static Card named(String name) {
        @Nullable Card card = BY_NAME.get(name);
        if (card == null) {
            throw new IllegalArgumentException("no such card: " + name);
        }
        return card;
    }
}

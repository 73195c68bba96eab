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

    /// The places where the families begin; the distances begin at 0.
    private static final int FIRST_HAZARD = Distance.values().length;

    private static final int FIRST_REMEDY = FIRST_HAZARD + Hazard.values().length;

    private static final int FIRST_SAFETY = FIRST_REMEDY + Remedy.values().length;

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

    /// Adds instead of asking each family: which card comes next cannot be guessed, and a wrong guess costs the
    /// processor more than three sums.
    static int index(Card card) {
        int first = (card instanceof Hazard ? FIRST_HAZARD : 0)
                + (card instanceof Remedy ? FIRST_REMEDY : 0)
                + (card instanceof Safety ? FIRST_SAFETY : 0);
        return first + ((Enum<?>) card).ordinal();
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

package millebornes.engine.table;

/// Finds cards by the names that saved games and the referee protocol give them.
public final class CardNames {

    private CardNames() {}

    /// The card with that [Card#name()].
    public static Card card(String name) {
        return Card.ALL.stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}

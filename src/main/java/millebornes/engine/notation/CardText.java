package millebornes.engine.notation;

import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;

/// Writes cards as words, and reads a card: `100`, `flat-tire`, `end-of-limit`, `right-of-way`.
public final class CardText {

    private static final String NOTHING = "nothing";

    private CardText() {}

    /// The word for a card: its km, or its name in small letters.
    public static String of(Card card) {
        return card instanceof Distance distance
                ? Integer.toString(distance.km())
                : card.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The cards in the order given, or `nothing`.
    public static String of(Collection<? extends Card> cards) {
        return cards.isEmpty() ? NOTHING : cards.stream().map(CardText::of).collect(Collectors.joining(" "));
    }

    /// The card for a word.
    ///
    /// @throws IllegalArgumentException when no card is called so
    public static Card card(String word) {
        for (Card card : Card.ALL) {
            if (of(card).equals(word)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card is called " + word);
    }

    /// The hazard for a word.
    ///
    /// @throws IllegalArgumentException when no hazard is called so
    public static Hazard hazard(String word) {
        if (card(word) instanceof Hazard hazard) {
            return hazard;
        }
        throw new IllegalArgumentException("no hazard: " + word);
    }
}

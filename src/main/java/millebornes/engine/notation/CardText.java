package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Writes and reads cards as words: `100`, `flat-tire`, `end-of-limit`, `right-of-way`. Several of a kind may be
/// written `3x25`.
public final class CardText {

    private static final String NOTHING = "nothing";

    private static final String TIMES = "x";

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

    /// The safety for a word.
    ///
    /// @throws IllegalArgumentException when no safety is called so
    public static Safety safety(String word) {
        if (card(word) instanceof Safety safety) {
            return safety;
        }
        throw new IllegalArgumentException("no safety: " + word);
    }

    /// The cards of a list like `25 2x100 flat-tire`, or none for `nothing`.
    ///
    /// @throws IllegalArgumentException when a word is no card
    public static List<Card> cards(String text) {
        List<Card> cards = new ArrayList<>();
        if (text.isBlank() || text.strip().equals(NOTHING)) {
            return cards;
        }
        for (String word : text.strip().split("\\s+", -1)) {
            int times = word.matches("\\d+x.+") ? Integer.parseInt(word.substring(0, word.indexOf(TIMES))) : 1;
            Card card = card(times == 1 && !word.startsWith("1x") ? word : word.substring(word.indexOf(TIMES) + 1));
            for (int copy = 0; copy < times; copy++) {
                cards.add(card);
            }
        }
        return cards;
    }
}

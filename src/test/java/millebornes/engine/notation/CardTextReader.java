package millebornes.engine.notation;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;

/// Reads lists of cards as [CardText] writes them. Several of a kind may be written `3x25`.
public final class CardTextReader {

    private static final String NOTHING = "nothing";

    private static final String TIMES = "x";

    private CardTextReader() {}

    /// The safety for a word.
    ///
    /// @throws IllegalArgumentException when no safety is called so
    public static Safety safety(String word) {
        if (CardText.card(word) instanceof Safety safety) {
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
            Card card = CardText.card(
                    times == 1 && !word.startsWith("1x") ? word : word.substring(word.indexOf(TIMES) + 1));
            for (int copy = 0; copy < times; copy++) {
                cards.add(card);
            }
        }
        return cards;
    }
}

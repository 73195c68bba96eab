package millebornes.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import millebornes.engine.table.Card;

/// Several cards in one enumeration: `25 km, 25 km` is `25 km ×2`.
final class CardListFormatter {

    private CardListFormatter() {}

    static String list(Words words, List<? extends Card> cards) {
        Map<Card, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        List<String> names = new ArrayList<>();
        counts.forEach((card, count) -> {
            String name = words.text("card." + card.name());
            names.add(count == 1 ? name : words.text("card.times", name, count));
        });
        return words.list(names);
    }
}

package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.Safety;
import millebornes.engine.card.SafetySet;
import millebornes.engine.play.Event;
import millebornes.engine.table.Shoe;

/// The discards become the draw pile.
final class Reshuffler {

    private Reshuffler() {}

    /// How many cards a reshuffle would bring now; 0 in games that do not reshuffle.
    static int cards(RuleParameters rules, Shoe shoe) {
        if (rules.options().has(FlagOption.EXTENDED)) {
            return shoe.discards().sizeWithoutSafeties();
        }
        return rules.options().has(FlagOption.RESHUFFLE) ? shoe.discards().size() : 0;
    }

    /// Makes the draw pile of the discards. In the extended game all safeties leave them for good.
    static void perform(RuleParameters rules, RoundBuilder draft) {
        List<Card> cards = new ArrayList<>();
        List<Safety> leaving = new ArrayList<>();
        SafetySet removed = draft.shoe().removed();
        for (Card card : draft.shoe().discards()) {
            if (rules.options().has(FlagOption.EXTENDED) && card instanceof Safety safety) {
                leaving.add(safety);
                removed = removed.with(safety);
            } else {
                cards.add(card);
            }
        }
        draft.put(draft.shoe().reshuffled(cards, removed));
        draft.happened(new Event.Reshuffled(cards.size(), List.copyOf(leaving)));
    }
}

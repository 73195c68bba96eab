package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardList;
import millebornes.engine.table.Safety;

/// Makes the discards the new draw pile.
final class Reshuffler {

    private Reshuffler() {}

    /// The number of cards that a reshuffle would return now; 0 in games without reshuffles.
    static int cards(RuleParameters rules, RoundDraft draft) {
        if (rules.extended()) {
            return draft.discards().sizeWithoutSafeties();
        }
        return rules.options().has(FlagOption.RESHUFFLE) ? draft.discards().size() : 0;
    }

    /// Reshuffles the discards into the draw pile. In the extended game all safeties among them leave the game.
    static void perform(RuleParameters rules, RoundDraft draft) {
        List<Card> cards = new ArrayList<>();
        List<Safety> leaving = new ArrayList<>();
        for (Card card : draft.discards().cards()) {
            if (rules.extended() && card instanceof Safety safety) {
                leaving.add(safety);
                draft.remove(safety);
            } else {
                cards.add(card);
            }
        }
        draft.reshuffle(CardList.copyOf(cards));
        draft.events().reshuffled(cards.size(), leaving);
    }
}

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
    static int cards(RuleParameters rules, MutableRound round) {
        if (rules.extended()) {
            return round.discards().sizeWithoutSafeties();
        }
        return rules.options().has(FlagOption.RESHUFFLE) ? round.discards().size() : 0;
    }

    /// Reshuffles the discards into the draw pile. In the extended game all safeties among them leave the game.
    static void perform(RuleParameters rules, MutableRound round) {
        List<Card> cards = new ArrayList<>();
        List<Safety> leaving = new ArrayList<>();
        for (Card card : round.discards().cards()) {
            if (rules.extended() && card instanceof Safety safety) {
                leaving.add(safety);
                round.remove(safety);
            } else {
                cards.add(card);
            }
        }
        round.reshuffle(CardList.copyOf(cards));
        round.events().reshuffled(cards.size(), leaving);
    }
}

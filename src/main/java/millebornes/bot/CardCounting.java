package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.table.Card;
import millebornes.engine.table.Safety;

/// Counts cards for a seat: how many of a kind are in other hands or the draw pile.
final class CardCounting {

    private static final int THOUSAND = 1000;

    private static final Safety[] SAFETIES = Safety.values();

    private final SeatKnowledge knowledge;

    /// Whether the game reshuffles its discard pile, without the safeties.
    private final boolean comesBack;

    /// The number of cards that this seat cannot see or that will be reshuffled; at least 1, since it is a divisor.
    private final int hidden;

    private final int memory;

    /// Counts with a perfect memory.
    CardCounting(SeatKnowledge knowledge) {
        this(knowledge, HumanLimits.NONE.memory());
    }

    /// @param memory the number of discards that are remembered, the latest ones; safeties are never forgotten
    CardCounting(SeatKnowledge knowledge, int memory) {
        this.knowledge = knowledge;
        this.memory = memory;
        EffectiveOptions options = knowledge.rules().options();
        comesBack = options.has(FlagOption.EXTENDED) || options.has(FlagOption.RESHUFFLE);
        int held = 0;
        int seats = knowledge.rules().seating().seats();
        for (int seat = 0; seat < seats; seat++) {
            held += seat == knowledge.seat() ? 0 : knowledge.cardsOf(seat);
        }
        hidden = Math.max(1, knowledge.drawPile() + held + toComeBack());
    }

    /// The number of copies of a card that this seat has not seen or that will be reshuffled.
    int unseen(Card card) {
        boolean mayReturn = comesBack && !(card instanceof Safety);
        int seen = knowledge.hand().count(card) + knowledge.played(card) + (mayReturn ? 0 : remembered(card));
        return Math.max(0, knowledge.rules().deck().count(card) - seen);
    }

    private int remembered(Card card) {
        return knowledge.discardCount() <= memory || card instanceof Safety
                ? knowledge.discarded(card)
                : knowledge.discardedLately(card, memory);
    }

    /// The number of cards in the discard pile that a reshuffle will bring back.
    int toComeBack() {
        if (!comesBack) {
            return 0;
        }
        int back = knowledge.discardCount();
        for (Safety safety : SAFETIES) {
            back -= knowledge.discarded(safety);
        }
        return back;
    }

    /// The probability, in thousandths, that one of the wanted cards is among so many places of unseen cards.
    int chance(int wanted, int places) {
        return Math.min(THOUSAND, THOUSAND * wanted * places / hidden);
    }
}

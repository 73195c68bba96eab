package millebornes.bot;

import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Seating;

/// A whole position of an imagined deal as numbers, as a seat sees it that knows all hands: its own car and hand first,
/// then those of the others in the order of their turns. Most of the numbers are 0; the others are listed.
///
/// It belongs to one search and is written over with every position.
final class PositionFeatures {

    private static final List<Card> KINDS = Card.ALL;

    /// A hand: of every kind how many and whether any; whether it arrives, and whether it gets a standing car to roll.
    private static final int HAND = 2 * KINDS.size() + 2;

    /// Draw piles below these sizes are another matter.
    private static final int[] PILES = {1, 5, 10, 20, 40};

    /// The pile's size and its kinds, whether the road was extended and by whom.
    private static final int TABLE = 1 + PILES.length + KINDS.size() + 3;

    private static final float PILE_SCALE = 0.05f;

    private static final float SCALE = 0.5f;

    private final RuleEngine rules;
    private final Seating seating;
    private final int first;
    private final FeatureList list;

    /// @param seat the one that comes first
    PositionFeatures(RuleEngine rules, int seat) {
        this.rules = rules;
        seating = rules.seating();
        first = seat;
        list = new FeatureList(size(seating));
    }

    /// How many numbers describe a position of such a table.
    static int size(Seating seating) {
        return CarFeatures.SIZE * seating.carCount() + (HAND + 1) * seating.seats() + TABLE;
    }

    FeatureList list() {
        return list;
    }

    /// Looks at a position in which a seat has its turn.
    void read(RoundDraft draft) {
        list.clear();
        int at = 0;
        for (int car = 0; car < seating.carCount(); car++) {
            CarFeatures.put(list, at, draft.car((seating.carOf(first) + car) % seating.carCount()), draft.target());
            at += CarFeatures.SIZE;
        }
        for (int place = 0; place < seating.seats(); place++) {
            int seat = (first + place) % seating.seats();
            hand(at, draft.hand(seat), draft.carOf(seat), draft.target());
            list.putIf(draft.phase() instanceof Phase.Turn turn && turn.seat() == seat, at + HAND);
            at += HAND + 1;
        }
        table(at, draft);
    }

    private void hand(int at, Hand hand, Car car, int target) {
        for (int kind = 0; kind < KINDS.size(); kind++) {
            int copies = hand.count(KINDS.get(kind));
            if (copies > 0) {
                list.put(at + kind, copies * SCALE);
                list.put(at + KINDS.size() + kind, 1);
            }
        }
        list.putIf(NextTurn.arrives(hand, car, target - car.km()), at + 2 * KINDS.size());
        list.putIf(!car.rolls() && NextTurn.helps(hand, car), at + 2 * KINDS.size() + 1);
    }

    private void table(int table, RoundDraft draft) {
        int at = table;
        int pile = draft.drawPileSize();
        list.put(at++, pile * PILE_SCALE);
        for (int size : PILES) {
            list.putIf(pile < size, at++);
        }
        for (Card card : KINDS) {
            int left = rules.deck().count(card) - draft.discarded(card) - draft.played(card);
            for (int seat = 0; seat < seating.seats(); seat++) {
                left -= draft.hand(seat).count(card);
            }
            if (left > 0) {
                list.put(at, left * SCALE);
            }
            at++;
        }
        list.putIf(draft.target() > rules.options().target(), at++);
        if (draft.extensionCaller() != Seating.NOBODY) {
            list.put(at + (draft.extensionCaller() == seating.teamOf(first) ? 0 : 1), 1);
        }
    }
}

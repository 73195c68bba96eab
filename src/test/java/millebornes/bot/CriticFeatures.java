package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;

/// Net inputs for a whole position of two seats, with all hands and the pile. Moving a card between a hand and the pile
/// changes only a few of them ([#columns(int, int, int)]), so all cards that might have been drawn can be evaluated
/// quickly.
final class CriticFeatures {

    private static final List<Card> KINDS = Card.ALL;

    private static final int ALL_KINDS = KINDS.size();

    private static final Distance[] DISTANCES = Distance.values();

    /// Of every kind how many and whether any, the same of what can be played, whether the hand arrives, whose turn.
    private static final int HAND = 4 * ALL_KINDS + 2;

    private static final int HANDS = 2 * CarFeatures.SIZE;

    private static final int[] SIZES = {1, 3, 6, 10, 15, 20, 30, 40, 55, 70};

    private static final int LEFT = HANDS + 2 * HAND + 1 + SIZES.length;

    private static final int ROAD = 4;

    private static final int PRIZES = LEFT + ALL_KINDS + ROAD;

    static final int SIZE = PRIZES + PointsMarginFeatures.SIZE;

    private static final float SCALE = 0.5f;

    private static final float PILE_SCALE = 0.03f;

    private final RuleEngine rules;
    private final int[] deck = new int[ALL_KINDS];
    private final int[] left = new int[ALL_KINDS];
    private final int[] open = new int[2];
    private final int[] arriving = new int[2];
    private final SparseNetInputs inputs = new SparseNetInputs(SIZE);
    private final SparseNetInputs columnInputs = new SparseNetInputs(6);

    CriticFeatures(RuleEngine rules) {
        this.rules = rules;
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            deck[kind] = rules.deck().count(KINDS.get(kind));
        }
    }

    /// How many such cards lie in the pile of the position that was looked at.
    int left(int kind) {
        return left[kind];
    }

    /// How many cards should lie there.
    int left() {
        int sum = 0;
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            sum += left[kind];
        }
        return sum;
    }

    /// @param first whose car and hand come first
    Numbers read(RoundDraft draft, int first) {
        inputs.clear();
        for (int place = 0; place < 2; place++) {
            CarFeatures.put(inputs, place * CarFeatures.SIZE, car(draft, first, place), draft.target());
        }
        for (int place = 0; place < 2; place++) {
            putHand(draft, place == 0 ? first : 1 - first, place);
        }
        putPile(draft);
        int road = LEFT + ALL_KINDS;
        inputs.putIf(draft.target() > rules.options().target(), road);
        if (draft.extensionCaller() >= 0) {
            inputs.put(road + (draft.extensionCaller() == first ? 1 : 2), 1);
        }
        inputs.putIf(draft.phase() instanceof Phase.Extension, road + 3);
        PointsMarginFeatures.put(
                inputs,
                PRIZES,
                rules,
                car(draft, first, 0),
                car(draft, first, 1),
                draft.target(),
                draft.drawPileSize());
        return Numbers.of(inputs);
    }

    private static Car car(RoundDraft draft, int first, int place) {
        return draft.car(place == 0 ? first : 1 - first);
    }

    private void putHand(RoundDraft draft, int seat, int place) {
        int at = HANDS + place * HAND;
        Hand hand = draft.hand(seat);
        CardKindSet ownKinds = draft.own(seat);
        open[place] = ownKinds.bits() | CardKindSet.of(draft.hazards(1 - seat)).bits();
        arriving[place] = arriving(draft.car(seat), ownKinds, draft.target());
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            int copies = hand.count(KINDS.get(kind));
            if (copies > 0) {
                inputs.put(at + kind, SCALE * copies);
                inputs.put(at + ALL_KINDS + kind, 1);
                if (isOpen(place, kind)) {
                    inputs.put(at + 2 * ALL_KINDS + kind, SCALE * copies);
                    inputs.put(at + 3 * ALL_KINDS + kind, 1);
                }
                inputs.putIf(kind == arriving[place], at + 4 * ALL_KINDS);
            }
        }
        inputs.putIf(draft.phase() instanceof Phase.Turn turn && turn.seat() == seat, at + 4 * ALL_KINDS + 1);
    }

    private boolean isOpen(int place, int kind) {
        return (open[place] >>> kind & 1) != 0;
    }

    /// The kind that brings the car to the target, or -1.
    private static int arriving(Car car, CardKindSet ownKinds, int target) {
        int arriving = -1;
        for (int kind = 0; kind < DISTANCES.length; kind++) {
            boolean fits = DISTANCES[kind].km() == target - car.km() && ownKinds.contains(DISTANCES[kind]);
            arriving = fits && !car.has(Hazard.WRONG_WAY) ? kind : arriving;
        }
        return arriving;
    }

    private void putPile(RoundDraft draft) {
        int at = HANDS + 2 * HAND;
        inputs.put(at++, draft.drawPileSize() * PILE_SCALE);
        for (int size : SIZES) {
            inputs.putIf(draft.drawPileSize() < size, at++);
        }
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            Card card = KINDS.get(kind);
            left[kind] = deck[kind]
                    - draft.discarded(card)
                    - draft.played(card)
                    - draft.hand(0).count(card)
                    - draft.hand(1).count(card);
            if (left[kind] > 0) {
                inputs.put(LEFT + kind, SCALE * left[kind]);
            }
        }
    }

    /// What changes when a card goes from the pile to a hand.
    ///
    /// @param place 0 for the first hand
    /// @param had how many such cards the hand held before
    SparseNetInputs columns(int place, int kind, int had) {
        int at = HANDS + place * HAND;
        columnInputs.clear();
        columnInputs.put(at + kind, SCALE);
        columnInputs.put(LEFT + kind, -SCALE);
        if (isOpen(place, kind)) {
            columnInputs.put(at + 2 * ALL_KINDS + kind, SCALE);
        }
        if (had == 0) {
            columnInputs.put(at + ALL_KINDS + kind, 1);
            if (isOpen(place, kind)) {
                columnInputs.put(at + 3 * ALL_KINDS + kind, 1);
            }
            columnInputs.putIf(kind == arriving[place], at + 4 * ALL_KINDS);
        }
        return columnInputs;
    }
}

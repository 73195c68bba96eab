package millebornes.bot;

import java.util.List;
import millebornes.engine.rules.MutableRound;
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
    Numbers read(MutableRound round, int first) {
        inputs.clear();
        for (int place = 0; place < 2; place++) {
            CarFeatures.put(inputs, place * CarFeatures.SIZE, car(round, first, place), round.target());
        }
        for (int place = 0; place < 2; place++) {
            putHand(round, place == 0 ? first : 1 - first, place);
        }
        putPile(round);
        int road = LEFT + ALL_KINDS;
        inputs.putIf(round.target() > rules.options().target(), road);
        if (round.extensionCaller() >= 0) {
            inputs.put(road + (round.extensionCaller() == first ? 1 : 2), 1);
        }
        inputs.putIf(round.phase() instanceof Phase.Extension, road + 3);
        PointsMarginFeatures.put(
                inputs,
                PRIZES,
                rules,
                car(round, first, 0),
                car(round, first, 1),
                round.target(),
                round.drawPileSize());
        return Numbers.of(inputs);
    }

    private static Car car(MutableRound round, int first, int place) {
        return round.car(place == 0 ? first : 1 - first);
    }

    private void putHand(MutableRound round, int seat, int place) {
        int at = HANDS + place * HAND;
        Hand hand = round.hand(seat);
        CardKindSet ownKinds = round.own(seat);
        open[place] = ownKinds.bits() | CardKindSet.of(round.hazards(1 - seat)).bits();
        arriving[place] = arriving(round.car(seat), ownKinds, round.target());
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
        inputs.putIf(round.phase() instanceof Phase.Turn turn && turn.seat() == seat, at + 4 * ALL_KINDS + 1);
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

    private void putPile(MutableRound round) {
        int at = HANDS + 2 * HAND;
        inputs.put(at++, round.drawPileSize() * PILE_SCALE);
        for (int size : SIZES) {
            inputs.putIf(round.drawPileSize() < size, at++);
        }
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            Card card = KINDS.get(kind);
            left[kind] = deck[kind]
                    - round.discarded(card)
                    - round.played(card)
                    - round.hand(0).count(card)
                    - round.hand(1).count(card);
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

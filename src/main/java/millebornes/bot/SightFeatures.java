package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;

/// The inputs of a neural network for the view of a seat at a table of two: both cars, its hand, unseen cards, the
/// pile.
final class SightFeatures {

    private static final List<Card> KINDS = Card.ALL;

    private static final int ALL_KINDS = KINDS.size();

    /// The greatest number of copies of a kind that the inputs tell apart.
    private static final int MOST_COPIES = 3;

    /// The number of inputs for what the hand can do at once, and for whether the other hand is not full.
    private static final int NEXT = 3;

    /// The limits of the size of the draw pile, in cards: below each of them one more input is set.
    private static final int[] SIZES = {1, 2, 3, 5, 8, 12, 18, 26, 36, 50};

    private static final int HAND_SIZES = 8;

    private static final int ROAD = 6;

    private static final float UNSEEN_SCALE = 0.3f;

    private static final float SHARE_SCALE = 6;

    private static final float PILE_SCALE = 0.03f;

    private static final float LEAD_SCALE = 500;

    private static final float KM_SCALE = 1000;

    /// The number of inputs for a view.
    static final int SIZE = 2 * CarFeatures.SIZE
            + MOST_COPIES * ALL_KINDS
            + NEXT
            + 3 * ALL_KINDS
            + 1
            + SIZES.length
            + HAND_SIZES
            + ROAD;

    private SightFeatures() {}

    /// Adds the inputs for the view of a seat at a table of two.
    static void put(SparseNetInputs inputs, SeatKnowledge knowledge) {
        Car ownCar = knowledge.car(knowledge.ownCar());
        Car otherCar = knowledge.car(1 - knowledge.ownCar());
        int at = 0;
        CarFeatures.put(inputs, at, ownCar, knowledge.target());
        at += CarFeatures.SIZE;
        CarFeatures.put(inputs, at, otherCar, knowledge.target());
        at += CarFeatures.SIZE;
        at = putHand(inputs, at, knowledge, ownCar);
        at = putUnseen(inputs, at, knowledge);
        at = putPile(inputs, at, knowledge);
        inputs.putIf(knowledge.target() > knowledge.rules().options().target(), at);
        inputs.putIf(knowledge.reshuffles() > 0, at + 1);
        inputs.put(at + 2, (ownCar.km() - otherCar.km()) / LEAD_SCALE);
        inputs.put(at + 3, ownCar.km() / KM_SCALE);
        inputs.put(at + 4, otherCar.km() / KM_SCALE);
    }

    private static int putHand(SparseNetInputs inputs, int from, SeatKnowledge knowledge, Car ownCar) {
        int at = from;
        Hand hand = knowledge.hand();
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            int copies = Math.min(MOST_COPIES, hand.count(KINDS.get(kind)));
            for (int copy = 0; copy < copies; copy++) {
                inputs.put(at + copy * ALL_KINDS + kind, 1);
            }
        }
        at += MOST_COPIES * ALL_KINDS;
        inputs.putIf(HandOpportunities.arrives(hand, ownCar, knowledge.target() - ownCar.km()), at);
        inputs.putIf(!ownCar.rolls() && HandOpportunities.helps(hand, ownCar), at + 1);
        inputs.putIf(knowledge.cardsOf(1 - knowledge.seat()) < Hand.FULL, at + 2);
        return at + NEXT;
    }

    private static int putUnseen(SparseNetInputs inputs, int at, SeatKnowledge knowledge) {
        CardCounting counting = new CardCounting(knowledge);
        float places = knowledge.drawPile() + knowledge.cardsOf(1 - knowledge.seat()) + 1;
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            int unseen = counting.unseen(KINDS.get(kind));
            if (unseen > 0) {
                inputs.put(at + kind, UNSEEN_SCALE * unseen);
                inputs.put(at + 2 * ALL_KINDS + kind, SHARE_SCALE * unseen / places);
            } else {
                inputs.put(at + ALL_KINDS + kind, 1);
            }
        }
        return at + 3 * ALL_KINDS;
    }

    private static int putPile(SparseNetInputs inputs, int from, SeatKnowledge knowledge) {
        int at = from;
        inputs.put(at++, knowledge.drawPile() * PILE_SCALE);
        for (int size : SIZES) {
            inputs.putIf(knowledge.drawPile() < size, at++);
        }
        boolean extension = knowledge.phase() instanceof Phase.Extension;
        inputs.put(
                at
                        + (extension
                                ? HAND_SIZES - 1
                                : Math.min(HAND_SIZES - 2, knowledge.hand().size())),
                1);
        return at + HAND_SIZES;
    }
}

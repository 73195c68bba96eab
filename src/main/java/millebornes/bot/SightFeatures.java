package millebornes.bot;

import java.util.List;
import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;

/// Net inputs for the view of one of two seats: both cars, its hand, unseen cards, the draw pile.
final class SightFeatures {

    private static final List<Card> KINDS = Card.ALL;

    private static final int ALL_KINDS = KINDS.size();

    /// The number of copies of a kind beyond which further ones do not matter.
    private static final int MOST_COPIES = 3;

    /// The immediate uses of the hand for each car, and whether the other hand is not full.
    private static final int NEXT = 3;

    /// The sizes of the draw pile that separate the classes of this input.
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

    /// @param sight a view at a table of two seats
    static void put(SparseNetInputs list, SeatKnowledge sight) {
        Car ownCar = sight.car(sight.ownCar());
        Car otherCar = sight.car(1 - sight.ownCar());
        int at = 0;
        CarFeatures.put(list, at, ownCar, sight.target());
        at += CarFeatures.SIZE;
        CarFeatures.put(list, at, otherCar, sight.target());
        at += CarFeatures.SIZE;
        at = putHand(list, at, sight, ownCar);
        at = putUnseen(list, at, sight);
        at = putPile(list, at, sight);
        list.putIf(sight.target() > sight.rules().options().target(), at);
        list.putIf(sight.reshuffles() > 0, at + 1);
        list.put(at + 2, (ownCar.km() - otherCar.km()) / LEAD_SCALE);
        list.put(at + 3, ownCar.km() / KM_SCALE);
        list.put(at + 4, otherCar.km() / KM_SCALE);
    }

    private static int putHand(SparseNetInputs list, int from, SeatKnowledge sight, Car ownCar) {
        int at = from;
        Hand hand = sight.hand();
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            int copies = Math.min(MOST_COPIES, hand.count(KINDS.get(kind)));
            for (int copy = 0; copy < copies; copy++) {
                list.put(at + copy * ALL_KINDS + kind, 1);
            }
        }
        at += MOST_COPIES * ALL_KINDS;
        list.putIf(NextTurn.arrives(hand, ownCar, sight.target() - ownCar.km()), at);
        list.putIf(!ownCar.rolls() && NextTurn.helps(hand, ownCar), at + 1);
        list.putIf(sight.cardsOf(1 - sight.seat()) < Hand.FULL, at + 2);
        return at + NEXT;
    }

    private static int putUnseen(SparseNetInputs list, int at, SeatKnowledge sight) {
        CardCounting counting = new CardCounting(sight);
        float places = sight.drawPile() + sight.cardsOf(1 - sight.seat()) + 1;
        for (int kind = 0; kind < ALL_KINDS; kind++) {
            int unseen = counting.unseen(KINDS.get(kind));
            if (unseen > 0) {
                list.put(at + kind, UNSEEN_SCALE * unseen);
                list.put(at + 2 * ALL_KINDS + kind, SHARE_SCALE * unseen / places);
            } else {
                list.put(at + ALL_KINDS + kind, 1);
            }
        }
        return at + 3 * ALL_KINDS;
    }

    private static int putPile(SparseNetInputs list, int from, SeatKnowledge sight) {
        int at = from;
        list.put(at++, sight.drawPile() * PILE_SCALE);
        for (int size : SIZES) {
            list.putIf(sight.drawPile() < size, at++);
        }
        boolean extension = sight.phase() instanceof Phase.Extension;
        list.put(
                at
                        + (extension
                                ? HAND_SIZES - 1
                                : Math.min(HAND_SIZES - 2, sight.hand().size())),
                1);
        return at + HAND_SIZES;
    }
}

package millebornes.bot;

import java.util.List;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;

/// The inputs of a neural network for a hand: the number of each kind, whether there is any, whether a card can reach
/// the target, and whether one can start a stopped car.
final class HandFeatures {

    private static final List<Card> KINDS = Card.ALL;

    /// The number of inputs for a hand.
    static final int SIZE = 2 * KINDS.size() + 2;

    private static final float SCALE = 0.5f;

    private HandFeatures() {}

    static void put(SparseNetInputs inputs, int at, Hand hand, Car car, int target) {
        for (int kind = 0; kind < KINDS.size(); kind++) {
            int copies = hand.count(KINDS.get(kind));
            if (copies > 0) {
                inputs.put(at + kind, copies * SCALE);
                inputs.put(at + KINDS.size() + kind, 1);
            }
        }
        inputs.putIf(HandOpportunities.arrives(hand, car, target - car.km()), at + 2 * KINDS.size());
        inputs.putIf(!car.rolls() && HandOpportunities.helps(hand, car), at + 2 * KINDS.size() + 1);
    }
}

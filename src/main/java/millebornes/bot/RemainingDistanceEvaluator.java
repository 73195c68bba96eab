package millebornes.bot;

import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hand;

/// Evaluates the distance that is left after a drive: whether the cards in hand complete it exactly, and with how few.
final class RemainingDistanceEvaluator {

    private static final MediumWeight[] REST = {
        MediumWeight.REST_1,
        MediumWeight.REST_2,
        MediumWeight.REST_3,
        MediumWeight.REST_4,
        MediumWeight.REST_5,
        MediumWeight.REST_6,
        MediumWeight.REST_7,
        MediumWeight.REST_8
    };

    /// The longest remaining distance that is evaluated, in squares: two 200s.
    static final int LONGEST = 2 * REST.length;

    private static final Distance[] DISTANCES = Distance.values();

    private final MediumWeights weights;

    RemainingDistanceEvaluator(MediumWeights weights) {
        this.weights = weights;
    }

    /// The value of having a distance left with a hand; 0 if it is too long to plan.
    ///
    /// @param km the remaining distance, in km
    /// @param played200 the number of 200s that the car has played
    int worth(int km, Hand hand, int played200) {
        int squares = km / Distance.KM_PER_SQUARE;
        if (squares > LONGEST || squares <= 0) {
            return 0;
        }
        int cards = cardsToComplete(squares, hand, played200);
        boolean far = squares > REST.length;
        return switch (cards) {
            case 0 -> far ? 0 : weights.of(REST[squares - 1]);
            case 1 -> weights.of(MediumWeight.REST_ONE_CARD);
            case 2 -> weights.of(far ? MediumWeight.REST_FAR_TWO_CARDS : MediumWeight.REST_TWO_CARDS);
            default -> weights.of(far ? MediumWeight.REST_FAR_SOME_CARDS : MediumWeight.REST_SOME_CARDS);
        };
    }

    /// The least number of cards of a hand that complete a remaining distance of at most [#LONGEST] squares exactly: 1,
    /// 2, 3 for three or more, 0 if none do.
    static int cardsToComplete(int squares, Hand hand, int played200) {
        int one = 0;
        int two = 0;
        int some = 1;
        for (Distance distance : DISTANCES) {
            int copies = Math.min(hand.count(distance), room(distance, played200));
            int far = distance.squares();
            for (int copy = 0; copy < copies; copy++) {
                two |= one << far;
                some |= some << far;
                one |= 1 << far;
            }
        }
        int wanted = 1 << squares;
        if ((one & wanted) != 0) {
            return 1;
        }
        if ((two & wanted) != 0) {
            return 2;
        }
        return (some & wanted) != 0 ? 3 : 0;
    }

    /// Whether a card of the hand, alone or with one other card, completes a remaining distance in km exactly.
    static boolean completes(Card card, int km, Hand hand, int played200) {
        int squares = km / Distance.KM_PER_SQUARE;
        if (squares > LONGEST || !(card instanceof Distance distance) || distance.squares() > squares) {
            return false;
        }
        if (distance.squares() == squares) {
            return true;
        }
        return cardsToComplete(squares - distance.squares(), hand.without(card), played200) == 1;
    }

    private static int room(Distance distance, int played200) {
        return distance == Distance.KM_200 ? Math.max(0, Car.MOST_200 - played200) : Hand.MOST;
    }
}

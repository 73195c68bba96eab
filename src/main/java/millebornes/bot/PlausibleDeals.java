package millebornes.bot;

import millebornes.engine.match.RollOuts;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;

/// Imagined deals, without most of those that contradict the opponents' last turns: a player who could have attacked
/// and did not probably holds no hazard, and a stopped player probably holds no remedy. Without this filter every
/// opponent seems to have an attack ready, and the search is worth little.
///
/// People make odd moves: implausible deals are rare here, not impossible.
final class PlausibleDeals {

    /// The number of rejected deals after which the next one is accepted.
    private static final int TRIES = 40;

    private static final int PERCENT = 100;

    /// The probability, in hundredths, that a player who can drive does so although an attack is possible.
    private static final int DRIVES_FIRST = 15;

    /// The probability, in hundredths, that a player who cannot drive keeps an attack or a remedy.
    private static final int WAITS = 4;

    private static final int KEEPS_LIMIT = 30;

    private static final Hazard[] HAZARDS = Hazard.values();

    private final SeatView view;
    private final Seating seating;
    private final RollOuts rollOuts;
    private final SeededRandom random;
    private final boolean somethingIsKnown;

    /// @param seed the seed of the deals
    PlausibleDeals(SeatView view, RollOuts rollOuts, long seed) {
        this.view = view;
        this.rollOuts = rollOuts;
        seating = view.rules().seating();
        random = new SeededRandom(seed);
        boolean everybodyHadTurns = view.discardCount() > 0 || view.reshuffles() > 0;
        somethingIsKnown = everybodyHadTurns && view.phase() instanceof Phase.Turn turn && turn.plays() == 0;
    }

    MutableRound next() {
        MutableRound round = rollOuts.deal(random.next());
        for (int tries = 1; somethingIsKnown && tries < TRIES && !isTaken(round); tries++) {
            round = rollOuts.deal(random.next());
        }
        return round;
    }

    private boolean isTaken(MutableRound round) {
        int seats = seating.seats();
        for (int place = 1; place < seats; place++) {
            int seat = (view.seat() + place) % seats;
            int likely = likely(seat, round.hand(seat), place == seats - 1);
            if (likely < PERCENT && random.below(PERCENT) >= likely) {
                return false;
            }
        }
        return true;
    }

    /// How well a hand agrees with the last turn of its seat, in hundredths: 100 if nothing speaks against it.
    ///
    /// @param last whether no other seat has had a turn since
    private int likely(int seat, Hand hand, boolean last) {
        Car car = view.car(seating.carOf(seat));
        boolean opponent = seating.teamOf(seat) != seating.teamOf(view.seat());
        Car ownCar = view.car(view.ownCar());
        if (opponent && couldHaveAttacked(hand, ownCar)) {
            return car.rolls() ? DRIVES_FIRST : WAITS;
        }
        if (last && ownCar.hazards().isEmpty()) {
            if (!car.rolls() && HandOpportunities.helps(hand, car)) {
                return WAITS;
            }
            if (car.rolls() && car.has(Hazard.SPEED_LIMIT) && hand.holds(Remedy.END_OF_LIMIT)) {
                return KEEPS_LIMIT;
            }
        }
        return PERCENT;
    }

    /// Whether the hand holds a hazard that can be played on the car now. Then it could most likely be played in the
    /// seat's last turn, too.
    private boolean couldHaveAttacked(Hand hand, Car victimCar) {
        for (Hazard hazard : HAZARDS) {
            boolean open = hazard.stops()
                    ? victimCar.rolls()
                    : hazard.lane() == Hazard.Lane.SPEED && !victimCar.has(hazard) && victimCar.started();
            if (open && hand.holds(hazard) && !victimCar.immuneTo(hazard)) {
                return true;
            }
        }
        return false;
    }
}

package millebornes.bot;

import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.table.Car;
import millebornes.engine.view.SeatView;

/// How much a move is worth at first sight, and for what. The weights only order the moves: a play above [#SAVE_CARDS]
/// is better than ending an accelerated turn, any play that heavy is better than throwing a card away.
final class MoveEvaluator {

    /// @param weight the more, the better; below 0 for what costs a card or a way
    /// @param reason what the weight is for
    record Worth(int weight, MoveReason reason) {}

    private static final Worth ARRIVE = new Worth(1000, MoveReason.ARRIVE);

    private static final Worth COUP_FOURRE = new Worth(1000, MoveReason.COUP_FOURRE);

    private static final Worth EXTEND_ALONE = new Worth(1000, MoveReason.EXTEND);

    private static final Worth START = new Worth(300, MoveReason.START);

    private static final Worth GREEN_AGAIN = new Worth(300, MoveReason.ROLL_AGAIN);

    private static final Worth SAFETY_CURES = new Worth(290, MoveReason.SAFETY_CURES);

    private static final Worth SAFETY_TOO_LATE = new Worth(290, MoveReason.SAFETY_GUARDS);

    private static final Worth REPAIR = new Worth(280, MoveReason.ROLL_AGAIN);

    private static final Worth TURN_ROUND = new Worth(280, MoveReason.TURN_ROUND);

    private static final Worth SAFETY_STARTS = new Worth(270, MoveReason.SAFETY_STARTS);

    private static final Worth SAFETY_BEFORE_THE_END = new Worth(260, MoveReason.SAFETY_BEFORE_THE_END);

    private static final Worth LIFT_LIMIT = new Worth(130, MoveReason.LIFT_LIMIT);

    private static final Worth SAVE_CARDS = new Worth(40, MoveReason.SAVE_CARDS);

    private static final Worth STOP = new Worth(40, MoveReason.STOP);

    private static final Worth SAFETY_GUARDS = new Worth(0, MoveReason.SAFETY_GUARDS);

    private static final Worth NO_ANSWER = new Worth(0, MoveReason.NO_ANSWER);

    private static final Worth EXTEND_WITH_OTHERS = new Worth(0, MoveReason.EXTEND);

    private static final Worth STUCK = new Worth(-CardEvaluator.WORTH_KEEPING, MoveReason.STUCK);

    private static final int DRIVE = 150;

    private static final int STOP_LEADER = 140;

    private static final int LIMIT_LEADER = 100;

    /// Draw piles below so many cards a seat are the end of the round: safeties in hand would be lost.
    private static final int END_IS_NEAR = 2;

    private final SeatView view;
    private final Car own;
    private final CardEvaluator keep;

    MoveEvaluator(SeatView view) {
        this.view = view;
        this.own = view.car(view.ownCar());
        this.keep = new CardEvaluator(view);
    }

    Worth of(Move move) {
        return switch (move) {
            case Move.Play play -> play(play.card());
            case Move.Attack attack -> attack(attack.hazard(), view.car(attack.car()));
            case Move.Discard discard -> discard(discard.card());
            case Move.CoupFourre _ -> COUP_FOURRE;
            case Move.Decline _ -> NO_ANSWER;
            case Move.EndTurn _ -> SAVE_CARDS;
            case Move.Stuck _ -> STUCK;
            case Move.Extend _ -> leadsAlone() ? EXTEND_ALONE : EXTEND_WITH_OTHERS;
            case Move.Stop _ -> STOP;
        };
    }

    private Worth play(Card card) {
        return switch (card) {
            case Distance distance -> drive(distance);
            case Remedy remedy -> cure(remedy);
            case Safety safety -> show(safety);
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        };
    }

    /// Driving is good and driving far is better, but the wrong way is not.
    private Worth drive(Distance distance) {
        if (own.has(Hazard.WRONG_WAY)) {
            return new Worth(-distance.km(), MoveReason.DRIVE_BACK);
        }
        return own.km() + distance.km() == view.target()
                ? ARRIVE
                : new Worth(DRIVE + distance.km() / Distance.KM_PER_SQUARE, MoveReason.DRIVE);
    }

    private Worth cure(Remedy remedy) {
        return switch (remedy) {
            case GREEN_LIGHT -> own.started() ? GREEN_AGAIN : START;
            case END_OF_LIMIT -> LIFT_LIMIT;
            case GASOLINE, SPARE_TIRE, REPAIRS -> REPAIR;
            case END_OF_WRONG_WAY -> TURN_ROUND;
        };
    }

    /// A safety is kept for a coup-fourré unless it helps now or would be lost.
    private Worth show(Safety safety) {
        if (!own.hazards().guardedBy(safety).isEmpty()) {
            return view.rules().options().safetyClears().clearsWith(safety) ? SAFETY_CURES : SAFETY_TOO_LATE;
        }
        if (safety == Safety.RIGHT_OF_WAY && !own.started()) {
            return SAFETY_STARTS;
        }
        boolean endIsNear = view.drawPile() < END_IS_NEAR * view.handCounts().size();
        return endIsNear ? SAFETY_BEFORE_THE_END : SAFETY_GUARDS;
    }

    /// The further somebody has come, the better is it to hold him up.
    private Worth attack(Hazard hazard, Car victim) {
        int ahead = victim.km() / Distance.KM_PER_SQUARE;
        int weight = switch (hazard.lane()) {
            case STOP -> STOP_LEADER + ahead;
            case SPEED, DIRECTION -> LIMIT_LEADER + ahead;
        };
        return new Worth(weight, leads(victim) ? MoveReason.HOLD_UP_LEADER : MoveReason.HOLD_UP);
    }

    private Worth discard(Card card) {
        int kept = keep.of(card);
        return new Worth(-kept, kept == 0 ? MoveReason.DISCARD_USELESS : MoveReason.DISCARD_LEAST);
    }

    private boolean leads(Car victim) {
        return victim.km() > 0 && view.cars().stream().allMatch(other -> other.km() <= victim.km());
    }

    private boolean leadsAlone() {
        int halfway = view.target() / 2;
        for (int car = 0; car < view.cars().size(); car++) {
            if (car != view.ownCar() && view.car(car).km() >= halfway) {
                return false;
            }
        }
        return true;
    }
}

package millebornes.bot;

import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.table.Car;
import millebornes.engine.view.SeatSight;

/// How much a move is worth at first sight, and for what. The weights only order the moves: a play above [#SAVE_CARDS]
/// is better than ending an accelerated turn, any play that heavy is better than throwing a card away.
///
/// A weight is asked for every legal move and makes no object; the reason is asked for the chosen one only.
final class MoveEvaluator {

    private static final int ARRIVE = 1000;

    private static final int COUP_FOURRE = 1000;

    private static final int EXTEND_ALONE = 1000;

    private static final int START = 300;

    private static final int GREEN_AGAIN = 300;

    private static final int REPAIR = 280;

    private static final int TURN_ROUND = 280;

    private static final int LIFT_LIMIT = 130;

    private static final int SAVE_CARDS = 40;

    private static final int STOP = 40;

    private static final int STUCK = -CardEvaluator.WORTH_KEEPING;

    private static final int NOTHING_GAINED = 0;

    private static final int DRIVE = 150;

    private static final int STOP_LEADER = 140;

    private static final int LIMIT_LEADER = 100;

    /// Draw piles below so many cards a seat are the end of the round: safeties in hand would be lost.
    private static final int END_IS_NEAR = 2;

    /// What showing a safety does now, and its weight: it is kept for a coup-fourré unless it helps or would be lost.
    private enum SafetyUse {
        CURE(290, MoveReason.SAFETY_CURES),
        TOO_LATE(290, MoveReason.SAFETY_GUARDS),
        START(270, MoveReason.SAFETY_STARTS),
        LAST_CHANCE(260, MoveReason.SAFETY_BEFORE_THE_END),
        GUARD(NOTHING_GAINED, MoveReason.SAFETY_GUARDS);

        private final int weight;
        private final MoveReason reason;

        SafetyUse(int weight, MoveReason reason) {
            this.weight = weight;
            this.reason = reason;
        }
    }

    private final SeatSight view;
    private final Car own;
    private final CardEvaluator keep;

    MoveEvaluator(SeatSight view) {
        this.view = view;
        this.own = view.car(view.ownCar());
        this.keep = new CardEvaluator(view);
    }

    /// The more, the better; below 0 for what costs a card or a way.
    int weight(Move move) {
        return switch (move) {
            case Move.Play play -> weight(play.card());
            case Move.Attack attack -> weight(attack.hazard(), view.car(attack.car()));
            case Move.Discard discard -> -keep.of(discard.card());
            case Move.CoupFourre _ -> COUP_FOURRE;
            case Move.Decline _ -> NOTHING_GAINED;
            case Move.EndTurn _ -> SAVE_CARDS;
            case Move.Stuck _ -> STUCK;
            case Move.Extend _ -> leadsAlone() ? EXTEND_ALONE : NOTHING_GAINED;
            case Move.Stop _ -> STOP;
        };
    }

    /// What the weight of the move is for.
    MoveReason reason(Move move) {
        return switch (move) {
            case Move.Play play -> reason(play.card());
            case Move.Attack attack -> leads(view.car(attack.car())) ? MoveReason.HOLD_UP_LEADER : MoveReason.HOLD_UP;
            case Move.Discard discard ->
                keep.of(discard.card()) == 0 ? MoveReason.DISCARD_USELESS : MoveReason.DISCARD_LEAST;
            case Move.CoupFourre _ -> MoveReason.COUP_FOURRE;
            case Move.Decline _ -> MoveReason.NO_ANSWER;
            case Move.EndTurn _ -> MoveReason.SAVE_CARDS;
            case Move.Stuck _ -> MoveReason.STUCK;
            case Move.Extend _ -> MoveReason.EXTEND;
            case Move.Stop _ -> MoveReason.STOP;
        };
    }

    private int weight(Card card) {
        return switch (card) {
            case Distance distance -> weight(distance);
            case Remedy remedy -> weight(remedy);
            case Safety safety -> use(safety).weight;
            case Hazard hazard -> throw withoutTarget(hazard);
        };
    }

    private MoveReason reason(Card card) {
        return switch (card) {
            case Distance distance -> reason(distance);
            case Remedy remedy -> reason(remedy);
            case Safety safety -> use(safety).reason;
            case Hazard hazard -> throw withoutTarget(hazard);
        };
    }

    private static IllegalArgumentException withoutTarget(Hazard hazard) {
        return new IllegalArgumentException("a hazard needs a target: " + hazard);
    }

    /// Driving is good and driving far is better, but the wrong way is not.
    private int weight(Distance distance) {
        if (own.has(Hazard.WRONG_WAY)) {
            return -distance.km();
        }
        return arrives(distance) ? ARRIVE : DRIVE + distance.km() / Distance.KM_PER_SQUARE;
    }

    private MoveReason reason(Distance distance) {
        if (own.has(Hazard.WRONG_WAY)) {
            return MoveReason.DRIVE_BACK;
        }
        return arrives(distance) ? MoveReason.ARRIVE : MoveReason.DRIVE;
    }

    private boolean arrives(Distance distance) {
        return own.km() + distance.km() == view.target();
    }

    private int weight(Remedy remedy) {
        return switch (remedy) {
            case GREEN_LIGHT -> own.started() ? GREEN_AGAIN : START;
            case END_OF_LIMIT -> LIFT_LIMIT;
            case GASOLINE, SPARE_TIRE, REPAIRS -> REPAIR;
            case END_OF_WRONG_WAY -> TURN_ROUND;
        };
    }

    private MoveReason reason(Remedy remedy) {
        return switch (remedy) {
            case GREEN_LIGHT -> own.started() ? MoveReason.ROLL_AGAIN : MoveReason.START;
            case END_OF_LIMIT -> MoveReason.LIFT_LIMIT;
            case GASOLINE, SPARE_TIRE, REPAIRS -> MoveReason.ROLL_AGAIN;
            case END_OF_WRONG_WAY -> MoveReason.TURN_ROUND;
        };
    }

    private SafetyUse use(Safety safety) {
        if (!own.hazards().guardedBy(safety).isEmpty()) {
            return view.rules().options().safetyClears().clearsWith(safety) ? SafetyUse.CURE : SafetyUse.TOO_LATE;
        }
        if (safety == Safety.RIGHT_OF_WAY && !own.started()) {
            return SafetyUse.START;
        }
        boolean endIsNear =
                view.drawPile() < END_IS_NEAR * view.rules().seating().seats();
        return endIsNear ? SafetyUse.LAST_CHANCE : SafetyUse.GUARD;
    }

    /// The further somebody has come, the better is it to hold him up.
    private int weight(Hazard hazard, Car victim) {
        int ahead = victim.km() / Distance.KM_PER_SQUARE;
        return switch (hazard.lane()) {
            case STOP -> STOP_LEADER + ahead;
            case SPEED, DIRECTION -> LIMIT_LEADER + ahead;
        };
    }

    private boolean leads(Car victim) {
        if (victim.km() == 0) {
            return false;
        }
        for (int car = 0; car < view.carCount(); car++) {
            if (view.car(car).km() > victim.km()) {
                return false;
            }
        }
        return true;
    }

    private boolean leadsAlone() {
        int halfway = view.target() / 2;
        for (int car = 0; car < view.carCount(); car++) {
            if (car != view.ownCar() && view.car(car).km() >= halfway) {
                return false;
            }
        }
        return true;
    }
}

package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Finds the reason for a move from the rules and a seat's view, without a search.
final class MoveReasonFinder {

    /// The number of cards per seat in the draw pile below which the round is about to end.
    static final int END_IS_NEAR = 2;

    private final SeatKnowledge knowledge;
    private final Car ownCar;

    MoveReasonFinder(SeatKnowledge knowledge) {
        this.knowledge = knowledge;
        ownCar = knowledge.car(knowledge.ownCar());
    }

    /// The reason for a move.
    ///
    /// @param useless whether the move is a discard of a card that is of no more use to the player
    MoveReason of(Move move, boolean useless) {
        return switch (move) {
            case Move.Play play -> play(play.card());
            case Move.Attack attack ->
                leads(knowledge.car(attack.car())) ? MoveReason.HOLD_UP_LEADER : MoveReason.HOLD_UP;
            case Move.Discard discard ->
                useless && !isPlayable(discard.card()) ? MoveReason.DISCARD_USELESS : MoveReason.DISCARD_LEAST;
            case Move.CoupFourre _ -> MoveReason.COUP_FOURRE;
            case Move.Decline _ -> MoveReason.NO_ANSWER;
            case Move.EndTurn _ -> MoveReason.SAVE_CARDS;
            case Move.Stuck _ -> MoveReason.STUCK;
            case Move.Extend _ -> MoveReason.EXTEND;
            case Move.Stop _ -> MoveReason.STOP;
        };
    }

    private MoveReason play(Card card) {
        return switch (card) {
            case Distance distance -> drive(distance);
            case Remedy remedy -> cure(remedy);
            case Safety safety -> show(safety);
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        };
    }

    private MoveReason drive(Distance distance) {
        if (ownCar.has(Hazard.WRONG_WAY)) {
            return MoveReason.DRIVE_BACK;
        }
        return ownCar.km() + distance.km() == knowledge.target() ? MoveReason.ARRIVE : MoveReason.DRIVE;
    }

    private MoveReason cure(Remedy remedy) {
        return switch (Hazard.curedBy(remedy).lane()) {
            // Cumulated hazards may lie before a car that has not started.
            case STOP -> ownCar.started() ? MoveReason.ROLL_AGAIN : MoveReason.START;
            case SPEED -> MoveReason.LIFT_LIMIT;
            case DIRECTION -> MoveReason.TURN_ROUND;
        };
    }

    private MoveReason show(Safety safety) {
        boolean clears = knowledge.rules().options().safetyClears().clearsWith(safety);
        if (!ownCar.hazards().guardedBy(safety).isEmpty()) {
            return clears ? MoveReason.SAFETY_CURES : MoveReason.SAFETY_GUARDS;
        }
        if (safety == Safety.RIGHT_OF_WAY && !ownCar.started()) {
            return MoveReason.SAFETY_STARTS;
        }
        boolean endIsNear =
                knowledge.drawPile() < END_IS_NEAR * knowledge.rules().seating().seats();
        return endIsNear ? MoveReason.SAFETY_BEFORE_THE_END : MoveReason.SAFETY_GUARDS;
    }

    private boolean leads(Car victimCar) {
        boolean leads = victimCar.km() > 0;
        for (int car = 0; car < knowledge.carCount(); car++) {
            leads &= knowledge.car(car).km() <= victimCar.km();
        }
        return leads;
    }

    private boolean isPlayable(Card card) {
        return knowledge.legal().stream().anyMatch(move -> !(move instanceof Move.Discard) && card.equals(move.card()));
    }
}

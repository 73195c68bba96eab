package millebornes.bot;

import millebornes.engine.match.SeatKnowledge;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// `easy`'s evaluation of moves. Only the order of the values matters: a play above [#SAVE_CARDS] is better than ending
/// an accelerated turn, and any such play is better than a discard.
final class EasyMoveEvaluator {

    /// The value from which a move is never overlooked.
    static final int ARRIVE = 1000;

    private static final int COUP_FOURRE = 1000;

    private static final int EXTEND_ALONE = 1000;

    private static final int START = 300;

    private static final int GREEN_AGAIN = 300;

    private static final int REPAIR = 280;

    private static final int TURN_ROUND = 280;

    private static final int LIFT_LIMIT = 130;

    private static final int SAVE_CARDS = 40;

    private static final int STOP = 40;

    /// The value of a move that is never made: an attack on a spared car, or a needless declaration of being stuck.
    private static final int NEVER = -10_000;

    private static final int NOTHING_GAINED = 0;

    private static final int DRIVE = 150;

    private static final int STOP_LEADER = 140;

    private static final int LIMIT_LEADER = 100;

    /// The number of cards per seat in the draw pile below which the round is about to end, and safeties in hand would
    /// be lost.
    private static final int END_IS_NEAR = 2;

    /// The reasons to play a safety now, each with its value. Without one it is kept for a coup-fourré.
    private enum SafetyUse {
        CURE(290),
        TOO_LATE(290),
        START(270),
        LAST_CHANCE(260),
        GUARD(NOTHING_GAINED);

        private final int weight;

        SafetyUse(int weight) {
            this.weight = weight;
        }
    }

    private final SeatKnowledge knowledge;
    private final Car ownCar;
    private final EasyCardEvaluator cardEvaluator;
    private final SparedCars sparedCars;

    EasyMoveEvaluator(SeatKnowledge knowledge) {
        this.knowledge = knowledge;
        this.ownCar = knowledge.car(knowledge.ownCar());
        this.cardEvaluator = new EasyCardEvaluator(knowledge);
        this.sparedCars = new SparedCars(knowledge);
    }

    /// The value of a move; below 0 if it costs a card or distance.
    int weight(Move move) {
        return switch (move) {
            case Move.Play play -> weight(play.card());
            case Move.Attack attack ->
                sparedCars.spares(attack.car()) ? NEVER : weight(attack.hazard(), knowledge.car(attack.car()));
            case Move.Discard discard -> -cardEvaluator.of(discard.card());
            case Move.CoupFourre _ -> COUP_FOURRE;
            case Move.Decline _ -> NOTHING_GAINED;
            case Move.EndTurn _ -> SAVE_CARDS;
            case Move.Stuck _ -> StuckDeclarationEvaluator.pays(knowledge) ? ARRIVE : NEVER;
            case Move.Extend _ -> leadsAlone() ? EXTEND_ALONE : NOTHING_GAINED;
            case Move.Stop _ -> STOP;
        };
    }

    /// Whether a move discards a card that can never be played again.
    boolean isUseless(Move move) {
        return move instanceof Move.Discard discard && cardEvaluator.of(discard.card()) == 0;
    }

    private int weight(Card card) {
        return switch (card) {
            case Distance distance -> weight(distance);
            case Remedy remedy -> weight(remedy);
            case Safety safety -> use(safety).weight;
            case Hazard hazard -> throw withoutTarget(hazard);
        };
    }

    private static IllegalArgumentException withoutTarget(Hazard hazard) {
        return new IllegalArgumentException("a hazard needs a target: " + hazard);
    }

    /// The value of driving a distance: the farther the better, except on the wrong way.
    private int weight(Distance distance) {
        if (ownCar.has(Hazard.WRONG_WAY)) {
            return -distance.km();
        }
        return arrives(distance) ? ARRIVE : DRIVE + distance.km() / Distance.KM_PER_SQUARE;
    }

    private boolean arrives(Distance distance) {
        return ownCar.km() + distance.km() == knowledge.target();
    }

    private int weight(Remedy remedy) {
        return switch (remedy) {
            case GREEN_LIGHT -> ownCar.started() ? GREEN_AGAIN : START;
            case END_OF_LIMIT -> LIFT_LIMIT;
            case GASOLINE, SPARE_TIRE, REPAIRS -> REPAIR;
            case END_OF_WRONG_WAY -> TURN_ROUND;
        };
    }

    private SafetyUse use(Safety safety) {
        if (!ownCar.hazards().guardedBy(safety).isEmpty()) {
            return knowledge.rules().options().safetyClears().clearsWith(safety) ? SafetyUse.CURE : SafetyUse.TOO_LATE;
        }
        if (safety == Safety.RIGHT_OF_WAY && !ownCar.started()) {
            return SafetyUse.START;
        }
        boolean endIsNear =
                knowledge.drawPile() < END_IS_NEAR * knowledge.rules().seating().seats();
        return endIsNear ? SafetyUse.LAST_CHANCE : SafetyUse.GUARD;
    }

    /// The value of an attack; it grows with the victim's distance.
    private int weight(Hazard hazard, Car victimCar) {
        int ahead = victimCar.km() / Distance.KM_PER_SQUARE;
        return switch (hazard.lane()) {
            case STOP -> STOP_LEADER + ahead;
            case SPEED, DIRECTION -> LIMIT_LEADER + ahead;
        };
    }

    private boolean leadsAlone() {
        int halfway = knowledge.target() / 2;
        for (int car = 0; car < knowledge.carCount(); car++) {
            if (car != knowledge.ownCar() && knowledge.car(car).km() >= halfway) {
                return false;
            }
        }
        return true;
    }
}

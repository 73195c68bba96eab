package millebornes.bot;

import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.card.Safety;
import millebornes.engine.play.Move;
import millebornes.engine.table.Car;
import millebornes.engine.view.SeatView;

/// How much a move is worth at first sight. The weights only order the moves: a play above [#WORTH_PLAYING] is better
/// than ending an accelerated turn, any play worth it is better than throwing a card away.
final class MoveWeight {

    private static final int WORTH_PLAYING = 40;

    private static final int ARRIVAL = 1000;

    private static final int START = 300;

    private static final int CURE = 280;

    private static final int SAFETY_THAT_CURES = 290;

    private static final int RIGHT_OF_WAY = 270;

    private static final int SAFETY_BEFORE_THE_END = 260;

    private static final int DRIVE = 150;

    private static final int STOP_LEADER = 140;

    private static final int LIMIT_LEADER = 100;

    private static final int LIFT_LIMIT = 130;

    /// Draw piles below so many cards a seat are the end of the round: safeties in hand would be lost.
    private static final int END_IS_NEAR = 2;

    private final SeatView view;
    private final Car own;
    private final CardKeep keep;

    MoveWeight(SeatView view) {
        this.view = view;
        this.own = view.car(view.ownCar());
        this.keep = new CardKeep(view);
    }

    int of(Move move) {
        return switch (move) {
            case Move.Play play -> play(play.card());
            case Move.Attack attack -> attack(attack.hazard(), view.car(attack.car()));
            case Move.Discard discard -> -keep.of(discard.card());
            case Move.CoupFourre coup -> ARRIVAL;
            case Move.Decline decline -> 0;
            case Move.EndTurn end -> WORTH_PLAYING;
            case Move.Stuck stuck -> -CardKeep.WORTH_KEEPING;
            case Move.Extend extend -> leadsAlone() ? ARRIVAL : 0;
            case Move.Stop stop -> WORTH_PLAYING;
        };
    }

    private int play(Card card) {
        return switch (card) {
            case Distance distance -> drive(distance);
            case Remedy remedy -> cure(remedy);
            case Safety safety -> show(safety);
            case Hazard hazard -> throw new IllegalArgumentException("a hazard needs a target: " + hazard);
        };
    }

    /// Driving is good and driving far is better, but the wrong way is not.
    private int drive(Distance distance) {
        if (own.has(Hazard.WRONG_WAY)) {
            return -distance.km();
        }
        return own.km() + distance.km() == view.target() ? ARRIVAL : DRIVE + distance.km() / Distance.KM_PER_SQUARE;
    }

    private int cure(Remedy remedy) {
        return switch (remedy) {
            case GREEN_LIGHT -> START;
            case END_OF_LIMIT -> LIFT_LIMIT;
            case GASOLINE, SPARE_TIRE, REPAIRS, END_OF_WRONG_WAY -> CURE;
        };
    }

    /// A safety is kept for a coup-fourré unless it helps now or would be lost.
    private int show(Safety safety) {
        if (!own.hazards().guardedBy(safety).isEmpty()) {
            return SAFETY_THAT_CURES;
        }
        if (safety == Safety.RIGHT_OF_WAY && !own.started()) {
            return RIGHT_OF_WAY;
        }
        boolean endIsNear = view.drawPile() < END_IS_NEAR * view.handCounts().size();
        return endIsNear ? SAFETY_BEFORE_THE_END : 0;
    }

    /// The further somebody has come, the better is it to hold him up.
    private int attack(Hazard hazard, Car victim) {
        int ahead = victim.km() / Distance.KM_PER_SQUARE;
        return switch (hazard.lane()) {
            case STOP -> STOP_LEADER + ahead;
            case SPEED -> LIMIT_LEADER + ahead;
            case DIRECTION -> LIMIT_LEADER + ahead;
        };
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

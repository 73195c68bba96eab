package millebornes.desktop.motion;

import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// One movement of a [MotionPlan], or one change with its own time. It says what moves and where, not how it looks.
public sealed interface Movement {

    /// A card moves from one location to another.
    ///
    /// @param card its face, shown on arrival at the latest; null if nobody at the screen may see it
    record CardMove(
            CardLocation from, CardLocation to, @Nullable Card card) implements Movement {}

    /// A card is held up beside the car that it is played on.
    record CardHold(int car, Card card) implements Movement {}

    /// The camera zooms in on the drive of a car, follows it, and zooms out again. The squares are highlighted.
    ///
    /// @param from the square of the car
    /// @param to the square of its stop
    /// @param in the duration of zooming in, in ms
    /// @param out the duration of zooming out, in ms
    record CloseUp(int car, int from, int to, double in, double out) implements Movement {

        public CloseUp {
            if (!(in >= 0) || !(out >= 0)) {
                throw new IllegalArgumentException("Leaning takes time: " + in + " ms, " + out + " ms");
            }
        }
    }

    /// The card that drives a car is held up large beside the drive; its squares are counted and the odometer turns.
    ///
    /// @param from the square of the car
    /// @param to the square of its stop
    record DriveCount(int car, int from, int to, Card card) implements Movement {}

    /// The camera zooms in on the garages at the beginning of a round, and out again at the end.
    ///
    /// @param in the duration of zooming in, in ms
    /// @param out the duration of zooming out, in ms
    record GarageCloseUp(double in, double out) implements Movement {}

    /// The doors of a car's garage open at the beginning of a round, and the car drives out.
    record GarageOpens(int car) implements Movement {}

    /// A car drives along its lane, forwards or, on the wrong way and after an undo, backwards.
    ///
    /// @param from its old square, −1 for its garage, 0 for the green-light square
    /// @param to its new square
    record CarMove(int car, int from, int to) implements Movement {}

    /// A token flies from the great milestone and drops in front of a car.
    record TokenDrop(int car, Hazard hazard) implements Movement {

        /// The share of its time after which a token first touches the board, before its small bounce.
        public static final double TOUCHES = 0.83;
    }

    /// A disc beside the road shows what an attack, a remedy or a safety does to a car. See [CardEffectTimeline].
    ///
    /// @param attacker the attacking car; the car itself when it is not attacked
    /// @param car the car that it concerns
    /// @param card the attack, the remedy or the safety
    /// @param hazard the attack that comes or goes; null if the card lifts none
    record Moment(
            int attacker, int car, Card card, @Nullable Hazard hazard) implements Movement {}

    /// A token flies from a car back to the great milestone.
    record TokenLift(int car, Hazard hazard) implements Movement {}

    /// A safety's token flies from the great milestone and clips on a car.
    record SafetyClip(int car, Safety safety) implements Movement {}

    /// A safety's token flies from a car back to the great milestone after an undo.
    record SafetyLift(int car, Safety safety) implements Movement {}

    /// A coup-fourré: the card swings in crosswise before a burst of rays, the attack flies off, the safety stays.
    record CoupFourreFlourish(int car, Safety safety, Hazard hazard) implements Movement {}

    /// A kilometre stone winks at a car that passes it.
    record StoneWinks(int kilometres) implements Movement {}

    /// A car passes the stone in the middle of a long road: it leaps up large, in confetti.
    record HalfwayPassed(int car, int kilometres) implements Movement {}

    /// The discard pile becomes the draw pile.
    record PileReshuffle() implements Movement {}

    /// Fireworks for a car that has reached the target.
    record Fireworks(int car) implements Movement {}

    /// The time at which the table shows that the turn has changed, to a seat of that car.
    record TurnChange(int car) implements Movement {}
}

package millebornes.desktop.motion;

import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// One thing that moves, or one change that is due while others move. It names what and where, never how it looks.
public sealed interface Movement {

    /// A card goes from one place to another.
    ///
    /// @param card its face, at the latest on arrival; null if nobody at the screen may see it
    record CardMove(
            CardLocation from, CardLocation to, @Nullable Card card) implements Movement {}

    /// A card is held up beside the car that it is played on.
    record CardHold(int car, Card card) implements Movement {}

    /// The view leans in on the way of a car that drives, stays there, and leans out again. The way is lit.
    ///
    /// @param from the square where the car stands
    /// @param to the square where it will stop
    /// @param in how long it takes until the way is near, in ms
    /// @param out how long it takes until all of the board is seen again, in ms
    record CloseUp(int car, int from, int to, double in, double out) implements Movement {

        public CloseUp {
            if (!(in >= 0) || !(out >= 0)) {
                throw new IllegalArgumentException("Leaning takes time: " + in + " ms, " + out + " ms");
            }
        }
    }

    /// The card that drives a car is held up large beside its way; its squares are counted and the odometer turns.
    ///
    /// @param from the square where the car stands
    /// @param to the square where it will stop
    record DriveCount(int car, int from, int to, Card card) implements Movement {}

    /// A car drives along its lane, forwards or, on the wrong way and when what was played is taken back, backwards.
    ///
    /// @param from the square where it stood, −1 for its garage, 0 for the green-light square
    /// @param to the square where it stops
    record CarMove(int car, int from, int to) implements Movement {}

    /// A token comes from the great milestone and drops before a car.
    record TokenDrop(int car, Hazard hazard) implements Movement {

        /// Which share of its time is over when a token first touches the board, before its small bounce.
        public static final double TOUCHES = 0.83;
    }

    /// A car takes an attack: it swerves, smokes, sinks, stutters or brakes.
    record CarStricken(int car, Hazard hazard) implements Movement {}

    /// A car rejoices that an attack is over.
    record CarRelieved(int car, Hazard hazard) implements Movement {}

    /// A token leaves a car, back to the great milestone.
    record TokenLift(int car, Hazard hazard) implements Movement {}

    /// A safety's token comes from the great milestone and clips on a car.
    record SafetyClip(int car, Safety safety) implements Movement {}

    /// A safety's token leaves a car again, back to the great milestone: what was played is taken back.
    record SafetyLift(int car, Safety safety) implements Movement {}

    /// A coup-fourré: the card swings in crosswise before a burst of rays, the attack flies off, the safety stays.
    record CoupFourreFlourish(int car, Safety safety, Hazard hazard) implements Movement {}

    /// A kilometre stone greets a car that passes it.
    record StoneWinks(int kilometres) implements Movement {}

    /// A car passes the stone in the middle of a long road: it leaps up large, in confetti.
    record HalfwayPassed(int car, int kilometres) implements Movement {}

    /// The discards become the draw pile.
    record PileReshuffle() implements Movement {}

    /// A car stands on the target: fireworks.
    record Fireworks(int car) implements Movement {}

    /// It is another seat's turn from here on.
    record TurnChange() implements Movement {}
}

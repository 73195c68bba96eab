package millebornes.engine.table;

import org.jspecify.annotations.Nullable;

/// The phase of a round. Each phase holds only what exists in it.
public sealed interface Phase {

    /// A seat plays its turn.
    ///
    /// @param plays the number of cards already played in this turn; above 0 in the accelerated game only
    record Turn(int seat, int plays) implements Phase {

        @Override
        public SeatSet asked() {
            return SeatSet.of(seat);
        }

        @Override
        public int turn() {
            return seat;
        }
    }

    /// The coup-fourré window: the victims of an attack are asked.
    ///
    /// @param attacker the seat whose turn it is
    /// @param car the attacked car
    /// @param before the car as it was before the attack
    /// @param asked the seats that have not answered yet
    record CoupFourreWindow(int attacker, int car, Hazard hazard, Car before, SeatSet asked) implements Phase {

        /// The safety that answers the attack.
        public Safety safety() {
            return hazard.safety();
        }

        @Override
        public int turn() {
            return attacker;
        }
    }

    /// A seat has reached exactly 700 km and decides whether the round is extended to 1000.
    record Extension(int seat) implements Phase {

        @Override
        public SeatSet asked() {
            return SeatSet.of(seat);
        }

        @Override
        public int turn() {
            return seat;
        }
    }

    /// The round has ended.
    ///
    /// @param arrival the arrival at the target; null if there was none
    record Over(@Nullable Arrival arrival) implements Phase {

        @Override
        public SeatSet asked() {
            return SeatSet.NONE;
        }

        @Override
        public int turn() {
            return Seating.NOBODY;
        }
    }

    /// How the target was reached.
    ///
    /// @param car the car at the target
    /// @param shoe whether cards were left to draw at that moment
    record Arrival(int car, ShoeLeft shoe) {}

    /// Whether a card could still have been drawn when the winning card was played.
    enum ShoeLeft {
        SOME,
        EMPTY
    }

    /// The seats that are to move now; none when the round is over.
    SeatSet asked();

    /// The seat whose turn it is, in the coup-fourré window the attacker's; [Seating#NOBODY] when the round is over.
    int turn();
}

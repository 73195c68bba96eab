package millebornes.engine.table;

import org.jspecify.annotations.Nullable;

/// What the round waits for. Each phase holds only what exists in it.
public sealed interface Phase {

    /// A seat plays its turn.
    ///
    /// @param plays how many cards it has already played in this turn; above 0 in the accelerated game only
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

    /// The coup-fourré window: an attack lies there and its victims are asked.
    ///
    /// @param attacker the seat whose turn it is
    /// @param car the attacked car
    /// @param before the car as it was before the attack
    /// @param asked the seats that have not answered yet
    record CoupFourreWindow(int attacker, int car, Hazard hazard, Car before, SeatSet asked) implements Phase {

        @Override
        public int turn() {
            return attacker;
        }
    }

    /// A seat has reached exactly 700 km and says whether everybody goes on to 1000.
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
    /// @param arrival who reached the target and how, or null when nobody did
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

    /// The winning card was played.
    ///
    /// @param car the car that stands on the target
    /// @param shoe what was left to draw at that moment
    record Arrival(int car, ShoeLeft shoe) {}

    /// Whether a card could still have been drawn when the winning card was played.
    enum ShoeLeft {
        SOME,
        EMPTY
    }

    /// The seats that may answer now; none when the round is over.
    SeatSet asked();

    /// The seat whose turn it is, or [Seating#NOBODY] when the round is over. In the window it stays the attacker's.
    int turn();
}

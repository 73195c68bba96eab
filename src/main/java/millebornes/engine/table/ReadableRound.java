package millebornes.engine.table;

/// What rules read of a round. Implemented by the immutable [Round] and by a mutable draft, so that both follow the
/// same rules.
///
/// It is read-only; whether the state behind it can change depends on the implementation.
public interface ReadableRound extends RoundCars {

    Seating seating();

    Hand hand(int seat);

    /// The current phase of the round.
    Phase phase();

    /// The distance to reach in this round, in km.
    int target();

    /// The team that called the extension, or [Seating#NOBODY].
    int extensionCaller();

    /// The seats that have declared in a row that they cannot play.
    SeatSet stuck();

    /// The number of cards in the draw pile.
    int drawPileSize();

    /// The number of reshuffles in this round, which make the discards the draw pile.
    int reshuffles();

    @Override
    default int carCount() {
        return seating().carCount();
    }

    /// The car that this seat drives.
    default Car carOf(int seat) {
        return car(seating().carOf(seat));
    }

    /// Whether another car of the same team has started, so that this car may start with its first distance.
    default boolean partnerStarted(int car) {
        Seating seating = seating();
        if (seating.cars() == Seating.CarAssignment.ONE_PER_TEAM) {
            return false;
        }
        int team = seating.teamOfCar(car);
        for (int other = 0; other < carCount(); other++) {
            if (other != car && seating.teamOfCar(other) == team && car(other).started()) {
                return true;
            }
        }
        return false;
    }

    /// True when the round has ended.
    default boolean isOver() {
        return phase() instanceof Phase.Over;
    }
}

package millebornes.engine.table;

/// One round as it lies on the table: cars, hands, shoe, and what it waits for. Immutable; what happens next is decided
/// by the rules.
///
/// @param seating who sits where
/// @param cars every car, by its number
/// @param hands every hand, by seat
/// @param shoe draw pile, discards and removed cards
/// @param onTable the cards that lie played on the table
/// @param phase what the round waits for
/// @param target the km to reach
/// @param extensionCaller the team that called the extension, or [Seating#NOBODY]
/// @param stuck the seats that have declared in a row that they cannot play
public record Round(
        Seating seating,
        ImmutableArray<Car> cars,
        Hands hands,
        Shoe shoe,
        PlayedCardCounts onTable,
        Phase phase,
        int target,
        int extensionCaller,
        SeatSet stuck) {

    /// A round before its first turn: every seat with its six cards, dealt one at a time from the first seat on
    /// every car in its garage.
    ///
    /// @param order the whole deck, the card dealt first in front
    /// @param seed where reshuffles come from
    public static Round dealt(Seating seating, int target, int first, CardList order, long seed) {
        int seats = seating.seats();
        Hands hands = Hands.of(seats, seat -> dealtTo(seat, first, seats, order));
        return new Round(
                seating,
                ImmutableArray.of(seating.carCount(), _ -> Car.IN_GARAGE),
                hands,
                Shoe.of(order.from(seats * Hand.FULL), seed),
                PlayedCardCounts.EMPTY,
                new Phase.Turn(first, 0),
                target,
                Seating.NOBODY,
                SeatSet.NONE);
    }

    private static Hand dealtTo(int seat, int first, int seats, CardList order) {
        Hand hand = Hand.EMPTY;
        for (int card = 0; card < Hand.FULL; card++) {
            hand = hand.with(order.index(card * seats + Math.floorMod(seat - first, seats)));
        }
        return hand;
    }

    public Car car(int car) {
        return cars.get(car);
    }

    /// The car that this seat drives.
    public Car carOf(int seat) {
        return cars.get(seating.carOf(seat));
    }

    public Hand hand(int seat) {
        return hands.get(seat);
    }

    /// Every card that was played and is in no hand, not in the draw pile and not among the discards: what lies on the
    /// table and what is out of the game.
    public PlayedCardCounts played() {
        return onTable.with(shoe.removed());
    }

    /// True when a car of the same team has started: then this car may leave with its first distance.
    public boolean partnerStarted(int car) {
        if (seating.cars() == Seating.CarAssignment.ONE_PER_TEAM) {
            return false;
        }
        int team = seating.teamOfCar(car);
        for (int other = 0; other < cars.size(); other++) {
            if (other != car
                    && seating.teamOfCar(other) == team
                    && cars.get(other).started()) {
                return true;
            }
        }
        return false;
    }

    /// True when the round has ended.
    public boolean isOver() {
        return phase instanceof Phase.Over;
    }
}

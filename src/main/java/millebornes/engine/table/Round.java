package millebornes.engine.table;

/// The state of a round: cars, hands, draw and discard pile, and its phase. Immutable; the rules decide what follows.
///
/// @param seating the seats, teams and cars
/// @param cars every car, by its number
/// @param hands every hand, by seat
/// @param shoe draw pile, discard pile and removed cards
/// @param onTable the cards played on the table
/// @param phase the current phase
/// @param target the km to reach
/// @param extensionCaller the team that called the extension, or [Seating#NOBODY]
/// @param stuck the seats that have declared in a row that they cannot play
public record Round(
        Seating seating,
        ImmutableArray<Car> cars,
        Hands hands,
        CardTray shoe,
        CardKindCounts onTable,
        Phase phase,
        int target,
        int extensionCaller,
        SeatSet stuck)
        implements ReadableRound {

    /// A round before its first turn: every seat has its six cards, dealt one at a time from the first seat on.
    ///
    /// @param carAtStart the state of every car when the round begins
    /// @param cardOrder the whole deck in the order of dealing
    /// @param source the source of reshuffles
    public static Round dealt(
            Seating seating, Car carAtStart, int target, int first, CardList cardOrder, ShuffleSource source) {
        int seats = seating.seats();
        return new Round(
                seating,
                ImmutableArray.of(seating.carCount(), _ -> carAtStart),
                Hands.dealt(seats, first, cardOrder).done(),
                CardTray.of(cardOrder.from(seats * Hand.FULL), source),
                CardKindCounts.EMPTY,
                new Phase.Turn(first, 0),
                target,
                Seating.NOBODY,
                SeatSet.NONE);
    }

    @Override
    public Car car(int car) {
        return cars.get(car);
    }

    @Override
    public Hand hand(int seat) {
        return hands.get(seat);
    }

    @Override
    public int drawPileSize() {
        return shoe.drawPileSize();
    }

    @Override
    public int reshuffles() {
        return shoe.reshuffles();
    }

    /// The cards that are in no hand and neither pile: those on the table and those removed from the game.
    public CardKindCounts played() {
        return onTable.with(shoe.removed());
    }
}

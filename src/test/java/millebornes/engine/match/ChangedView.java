package millebornes.engine.match;

import java.util.List;
import java.util.function.Consumer;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Hand;
import millebornes.engine.table.HandSizes;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.PlayedCardCounts;
import millebornes.engine.table.SafetySet;

/// The parts of a view, to be changed one by one.
final class ChangedView {

    private final SeatView from;
    int seat;
    Phase phase;
    ImmutableArray<Car> cars;
    Hand hand;
    HandSizes handCounts;
    int drawPile;
    DiscardPile discards;
    SafetySet removed;
    PlayedCardCounts onTable;
    ImmutableArray<Integer> totals;
    List<Move> legal;

    private ChangedView(SeatView from) {
        this.from = from;
        seat = from.seat();
        phase = from.phase();
        cars = from.cars();
        hand = from.hand();
        handCounts = from.handCounts();
        drawPile = from.drawPile();
        discards = from.discards();
        removed = from.removed();
        onTable = from.onTable();
        totals = from.totals();
        legal = from.legal();
    }

    static SeatView of(SeatView from, Consumer<ChangedView> change) {
        ChangedView parts = new ChangedView(from);
        change.accept(parts);
        return parts.view();
    }

    private SeatView view() {
        return new SeatView(
                from.rules(),
                seat,
                from.number(),
                phase,
                cars,
                hand,
                handCounts,
                drawPile,
                discards,
                removed,
                onTable,
                from.reshuffles(),
                from.distances(),
                from.target(),
                from.extensionCaller(),
                from.stuck(),
                totals,
                legal);
    }
}

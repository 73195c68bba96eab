package millebornes.engine.match;

import java.util.List;
import java.util.function.Consumer;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Car;
import millebornes.engine.table.CardKindCounts;
import millebornes.engine.table.DiscardPile;
import millebornes.engine.table.Hand;
import millebornes.engine.table.HandSizes;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SafetySet;

/// The parts of a view, to be changed one by one.
final class ChangedView {

    private final SeatView fromView;
    int seat;
    Phase phase;
    ImmutableArray<Car> cars;
    Hand hand;
    HandSizes handCounts;
    int drawPile;
    DiscardPile discards;
    SafetySet removedSafeties;
    CardKindCounts tableCounts;
    ImmutableArray<Integer> totals;
    List<Move> legal;

    private ChangedView(SeatView fromView) {
        this.fromView = fromView;
        seat = fromView.seat();
        phase = fromView.phase();
        cars = fromView.cars();
        hand = fromView.hand();
        handCounts = fromView.handCounts();
        drawPile = fromView.drawPile();
        discards = fromView.discards();
        removedSafeties = fromView.removed();
        tableCounts = fromView.onTable();
        totals = fromView.totals();
        legal = fromView.legal();
    }

    static SeatView of(SeatView fromView, Consumer<ChangedView> change) {
        ChangedView partsView = new ChangedView(fromView);
        change.accept(partsView);
        return partsView.view();
    }

    private SeatView view() {
        return new SeatView(
                fromView.rules(),
                seat,
                fromView.number(),
                phase,
                cars,
                hand,
                handCounts,
                drawPile,
                discards,
                removedSafeties,
                tableCounts,
                fromView.reshuffles(),
                fromView.distances(),
                fromView.target(),
                fromView.extensionCaller(),
                fromView.stuck(),
                totals,
                legal);
    }
}

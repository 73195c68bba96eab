package millebornes.desktop.learn;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.table.TableViewState;
import org.jspecify.annotations.Nullable;

/// Knows what the lesson points at, from the state and the layout that the table has reported last.
final class PointerTargetLocator {

    private final ObjectProperty<PointerTarget> target =
            new SimpleObjectProperty<>(null, "target", new PointerTarget.Nowhere());
    private @Nullable TableViewState tableState;
    private final ObjectProperty<@Nullable TableLayout> layout = new SimpleObjectProperty<>(null, "layout");

    /// The target that the learner has to press next.
    ObjectProperty<PointerTarget> target() {
        return target;
    }

    void shows(TableViewState tableViewState, PointerTarget pressedTarget) {
        tableState = tableViewState;
        target.set(pressedTarget);
    }

    void lies(TableLayout tableLayout) {
        layout.set(tableLayout);
    }

    /// The layout of the table; null before it is laid out.
    ObservableValue<@Nullable TableLayout> layout() {
        return layout;
    }

    /// The y of the road's lower edge at its beginning, in px of the table; 0 before the table is laid out.
    double lowerEdge() {
        TableViewState tableViewState = tableState;
        TableLayout tableLayout = layout.get();
        if (tableViewState == null || tableLayout == null) {
            return 0;
        }
        Road road = tableViewState.board().road();
        Point lastPoint = road.pose(road.lanes() - 1, 0).at();
        return tableLayout
                .board()
                .toWindow(Rect.around(lastPoint, road.laneWidth(), road.laneWidth()))
                .bottom();
    }

    /// The place of a target that is not a button, in px of the table; null if it is not shown.
    @Nullable
    Rect place(PointerTarget pointerTarget) {
        TableViewState tableViewState = tableState;
        TableLayout tableLayout = layout.get();
        if (tableViewState == null || tableLayout == null) {
            return null;
        }
        return switch (pointerTarget) {
            case PointerTarget.Nowhere _ -> null;
            case PointerTarget.OnButton _ -> null;
            case PointerTarget.HandCard(int place) ->
                card(tableLayout.hand(), tableViewState.hand().cards().size(), place);
            case PointerTarget.OnCar(int car) ->
                car(
                        tableViewState,
                        tableLayout.board(),
                        car,
                        tableViewState.board().cars().get(car).stop());
            case PointerTarget.Square(int car, CarStop stop) -> car(tableViewState, tableLayout.board(), car, stop);
        };
    }

    /// The part of a card that the next one does not cover: that may be a twin, which is not meant.
    private static Rect card(HandLayout hand, int cards, int place) {
        HandLayout.Slot slot = hand.slots(cards).get(place);
        double high = HandLayout.CARD_HEIGHT * hand.cardScale();
        return new Rect(
                slot.hit().x(), slot.pose().at().y() - high / 2, slot.hit().width(), high);
    }

    private static Rect car(TableViewState tableState, BoardViewport viewport, int car, CarStop stop) {
        Road road = tableState.board().road();
        PieceLayout pieces = new PieceLayout(road);
        Point middlePoint = pieces.car(car, stop.index()).at();
        return viewport.toWindow(Rect.around(middlePoint, pieces.carLength(), pieces.carWidth()));
    }
}

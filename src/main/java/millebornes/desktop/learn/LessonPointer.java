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

/// The table's state and layout as last reported to the coach.
final class LessonPointer {

    private final ObjectProperty<PointerTarget> target =
            new SimpleObjectProperty<>(null, "target", new PointerTarget.Nowhere());
    private boolean corner;
    private @Nullable TableViewState picture;
    private final ObjectProperty<@Nullable TableLayout> layout = new SimpleObjectProperty<>(null, "layout");

    /// Whether the coach stands in the corner of the table.
    boolean isCorner() {
        return corner;
    }

    void corner(boolean on) {
        corner = on;
    }

    /// What is to be pressed now.
    ObjectProperty<PointerTarget> target() {
        return target;
    }

    void shows(TableViewState seen, PointerTarget pressed) {
        picture = seen;
        target.set(pressed);
    }

    void lies(TableLayout where) {
        layout.set(where);
    }

    /// Where everything lies on the table; null before it is laid out.
    ObservableValue<@Nullable TableLayout> layout() {
        return layout;
    }

    /// The lower edge of the road where it begins, in px of the table; 0 before the table is laid out.
    double lowerEdge() {
        TableViewState seen = picture;
        TableLayout where = layout.get();
        if (seen == null || where == null) {
            return 0;
        }
        Road road = seen.board().road();
        Point last = road.pose(road.lanes() - 1, 0).at();
        return where.board()
                .toWindow(Rect.around(last, road.laneWidth(), road.laneWidth()))
                .bottom();
    }

    /// Where something of the table lies that is no button, in px of the table; null for what is not there.
    @Nullable
    Rect place(PointerTarget what) {
        TableViewState seen = picture;
        TableLayout where = layout.get();
        if (seen == null || where == null) {
            return null;
        }
        return switch (what) {
            case PointerTarget.Nowhere _ -> null;
            case PointerTarget.OnButton _ -> null;
            case PointerTarget.HandCard(int place) ->
                card(where.hand(), seen.hand().cards().size(), place);
            case PointerTarget.OnCar(int car) ->
                car(seen, where.board(), car, seen.board().cars().get(car).stop());
            case PointerTarget.Square(int car, CarStop at) -> car(seen, where.board(), car, at);
        };
    }

    private static Rect card(HandLayout hand, int cards, int place) {
        Point middle = hand.slots(cards).get(place).pose().at();
        return Rect.around(
                middle.plus(0, -hand.raised()),
                HandLayout.CARD_WIDTH * hand.cardScale(),
                HandLayout.CARD_HEIGHT * hand.cardScale());
    }

    private static Rect car(TableViewState seen, BoardViewport frame, int car, CarStop stop) {
        Road road = seen.board().road();
        PieceLayout pieces = new PieceLayout(road);
        Point middle = pieces.car(car, stop.index()).at();
        return frame.toWindow(Rect.around(middle, pieces.carLength(), pieces.carWidth()));
    }
}

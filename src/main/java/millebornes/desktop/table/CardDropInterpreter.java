package millebornes.desktop.table;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.TableLayout;
import millebornes.engine.table.Livery;

/// Finds what a dropped card was dropped on: the discard pile, a car, the road, or the seat of a car.
///
/// @param carPlace the position of each car in the window
record CardDropInterpreter(TableLayout layout, TableViewState tableState, IntFunction<Point> carPlace) {

    private static final double CAR_REACH = 60;

    /// The input that a drop means.
    ///
    /// @param place of the card in the hand
    /// @param at the point where it was dropped, in px of the table
    /// @return empty where nothing accepts a card
    Optional<TableInput> find(int place, Point2D at) {
        Point point = new Point(at.getX(), at.getY());
        if (layout.sabot().tray().contains(point)) {
            return Optional.of(new TableInput.DropCardOnDiscards(place));
        }
        if (layout.board().room().contains(point)) {
            return Optional.of(nearestCar(point)
                    .<TableInput>map(car -> new TableInput.DropCardOnCar(place, car))
                    .orElseGet(() -> new TableInput.DropCardOnRoad(place)));
        }
        return seatAt(point).map(seat -> new TableInput.DropCardOnCar(place, carOf(seat)));
    }

    private Optional<Integer> nearestCar(Point point) {
        return IntStream.range(0, tableState.board().cars().size())
                .boxed()
                .filter(car -> carPlace.apply(car).distance(point) < CAR_REACH)
                .min(Comparator.comparingDouble(car -> carPlace.apply(car).distance(point)));
    }

    private Optional<Integer> seatAt(Point point) {
        return IntStream.range(0, layout.seats().seats().size())
                .boxed()
                .filter(seat -> layout.seats().seats().get(seat).contains(point))
                .findFirst();
    }

    /// The car of a seat, found by its livery.
    private int carOf(int seat) {
        Livery livery = tableState.seats().get(seat).livery();
        return IntStream.range(0, tableState.board().cars().size())
                .filter(car -> tableState.board().cars().get(car).livery() == livery)
                .findFirst()
                .orElseThrow();
    }
}

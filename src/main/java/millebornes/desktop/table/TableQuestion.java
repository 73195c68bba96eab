package millebornes.desktop.table;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.SeatView;
import millebornes.words.Narrator;

/// What somebody by ear asks the table at any time. Everything of it lies open; a hand is never told.
enum TableQuestion {
    /// how the own car stands
    OWN_CAR,
    /// how every car stands
    ALL_CARS,
    /// the points
    SCORES,
    /// whose turn it is
    TURN;

    /// The answer, a line each.
    ///
    /// @param view what is meant by *own*; only what lies open of it is told
    public List<String> answer(SeatView view, Narrator narrator) {
        return switch (this) {
            case OWN_CAR -> List.of(narrator.car(view.car(view.ownCar()), view.ownCar()));
            case ALL_CARS ->
                IntStream.range(0, view.cars().size())
                        .mapToObj(car -> narrator.car(view.car(car), car))
                        .toList();
            case SCORES -> narrator.scores(view);
            case TURN -> List.of(narrator.turn(view));
        };
    }
}

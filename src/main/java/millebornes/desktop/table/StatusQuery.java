package millebornes.desktop.table;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.match.SeatView;
import millebornes.words.Narrator;

/// A status query of a screen-reader user, possible at any time. The answer is public; it never contains a hand.
enum StatusQuery {
    /// the state of the player's car
    OWN_CAR,
    /// the state of every car
    ALL_CARS,
    /// the points
    SCORES,
    /// the current player
    TURN;

    /// The answer, one line each.
    ///
    /// @param view the asking player's view; only public facts are announced
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

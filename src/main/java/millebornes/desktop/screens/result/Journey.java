package millebornes.desktop.screens.result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.play.Event;
import millebornes.engine.table.Car;
import millebornes.engine.table.Row;
import millebornes.session.Published;
import millebornes.session.Session;

/// How far every car had come at every turn of the round that is on the table: what the chart of the round is drawn
/// from. It listens to a session and forgets a round when the next one begins.
public final class Journey {

    private final List<List<Integer>> stages = new ArrayList<>();

    private Journey(Row<Car> cars) {
        stage(cars);
    }

    /// Follows a session from now on.
    public static Journey of(Session session) {
        Journey journey = new Journey(session.match().round().cars());
        session.onStep(journey::heard);
        session.onUndo(journey::takenBack);
        return journey;
    }

    /// The km of every car, at the start and after every turn.
    public List<List<Integer>> stages() {
        return List.copyOf(stages);
    }

    /// The km of one car, at the start and after every turn.
    public List<Integer> ofCar(int car) {
        return stages.stream().map(stage -> stage.get(car)).toList();
    }

    private void heard(Published step) {
        Row<Car> cars = step.after().round().cars();
        for (Event event : step.events()) {
            if (event instanceof Event.RoundBegan) {
                stages.clear();
                stage(cars);
            } else if (event instanceof Event.RoundEnded
                    || (event instanceof Event.TurnBegan
                            && step.before().number() == step.after().number())) {
                stage(cars);
            }
        }
    }

    /// What can be taken back never begins or ends a round.
    private void takenBack(Published step) {
        step.events().stream().filter(Event.TurnBegan.class::isInstance).forEach(_ -> stages.removeLast());
    }

    private void stage(Row<Car> cars) {
        stages.add(IntStream.range(0, cars.size())
                .mapToObj(car -> cars.get(car).km())
                .toList());
    }
}

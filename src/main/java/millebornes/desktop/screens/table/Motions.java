package millebornes.desktop.screens.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.Playback;
import millebornes.desktop.motion.Player;
import millebornes.desktop.tabletop.board.BoardView;
import millebornes.desktop.tabletop.geometry.Stop;
import millebornes.engine.play.Event;
import millebornes.engine.table.Car;
import millebornes.session.Published;

/// Shows how the board came from one picture to the next: cars drive, tokens drop. What is skipped ends as it would
/// have.
final class Motions {

    private final List<Playback> running = new ArrayList<>();
    private final List<Runnable> afterwards = new ArrayList<>();

    /// Moves what a step has moved; the board shows its end already.
    void play(Published step, BoardView board, Pace pace) {
        skip();
        Player player = new Player(pace);
        for (Event event : step.events()) {
            switch (event) {
                case Event.Drove drove -> drive(step, drove.car(), board, player);
                case Event.Attacked attacked -> drop(attacked, step, board, player);
                case Event.Cured cured -> drive(step, cured.car(), board, player);
                default -> {}
            }
        }
        running.removeIf(Playback::ended);
    }

    /// Runs something when nothing moves any more: at once when nothing does.
    void whenStill(Runnable next) {
        running.removeIf(Playback::ended);
        if (running.isEmpty()) {
            next.run();
        } else {
            afterwards.add(next);
        }
    }

    /// Shows the end of everything at once.
    void skip() {
        List.copyOf(running).forEach(Playback::finish);
        running.clear();
        settle();
    }

    private void drive(Published step, int car, BoardView board, Player player) {
        Stop from = stop(step.before().round().car(car));
        Stop to = stop(step.after().round().car(car));
        if (!from.equals(to)) {
            board.placeCar(car, from.index());
            running.add(board.drive(car, to, player, this::settle));
        }
    }

    /// A token that a later event of the same step took away again does not drop.
    private void drop(Event.Attacked attacked, Published step, BoardView board, Player player) {
        if (step.after().round().car(attacked.car()).has(attacked.hazard())) {
            running.add(board.drop(attacked.car(), attacked.hazard(), player, this::settle));
        }
    }

    private void settle() {
        if (running.stream().allMatch(Playback::ended)) {
            running.clear();
            List<Runnable> next = List.copyOf(afterwards);
            afterwards.clear();
            next.forEach(Runnable::run);
        }
    }

    private static Stop stop(Car car) {
        return Painter.stop(car);
    }
}

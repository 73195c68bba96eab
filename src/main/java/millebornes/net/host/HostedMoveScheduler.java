package millebornes.net.host;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import millebornes.engine.rules.Move;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.TableThread;
import millebornes.session.ComputerMoveTask;
import millebornes.session.Session;
import millebornes.session.flow.HandPlace;
import org.jspecify.annotations.Nullable;

/// Makes the moves of a table's computer players, and of disconnected phones whose seat the computer plays. Moves are
/// computed on other threads and take the same time for every move and answer: a shorter time would reveal cards.
final class HostedMoveScheduler {

    private static final Logger LOG = System.getLogger(HostedMoveScheduler.class.getName());
    private static final int NEVER = -1;

    private final Session session;
    private final PhoneTable table;
    private final TableThread thread;
    private final HostWorkers workers;
    private final long pauseMillis;
    private int thinkingAt = NEVER;

    HostedMoveScheduler(Session session, PhoneTable table, TableThread thread, HostWorkers workers, long pauseMillis) {
        this.session = session;
        this.table = table;
        this.thread = thread;
        this.workers = workers;
        this.pauseMillis = pauseMillis;
    }

    /// Starts computing a move if a computer is to move. Like all methods here, confined to the table's thread.
    void look() {
        OptionalInt seat = asked();
        if (seat.isPresent() && thinkingAt != table.step()) {
            thinkingAt = table.step();
            think(seat.getAsInt(), table.step());
        }
    }

    private OptionalInt asked() {
        return session.match().round().phase().asked().toList().stream()
                .filter(seat -> table.place(seat) == HandPlace.COMPUTER)
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    private void think(int seat, int step) {
        ComputerMoveTask task = session.automaticTurn(seat);
        CompletableFuture<Move> move = CompletableFuture.supplyAsync(task::move, workers.thinkers());
        workers.later(
                () -> {
                    CompletableFuture<Move> _ =
                            move.whenComplete((chosenMove, failed) -> answered(seat, step, chosenMove, failed));
                },
                pauseMillis);
    }

    private void answered(int seat, int step, @Nullable Move chosenMove, @Nullable Throwable failed) {
        if (chosenMove == null) {
            LOG.log(Level.ERROR, "a computer player has failed", failed);
        } else {
            thread.run(() -> play(seat, step, chosenMove));
        }
    }

    private void play(int seat, int step, Move move) {
        if (thinkingAt == step) {
            thinkingAt = NEVER;
        }
        if (table.step() == step && table.place(seat) == HandPlace.COMPUTER) {
            session.play(move);
        } else {
            look();
        }
    }
}

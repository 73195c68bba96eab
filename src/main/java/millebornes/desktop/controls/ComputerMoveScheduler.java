package millebornes.desktop.controls;

import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Lets computer players compute their moves off the JavaFX thread. A move is delivered after a fixed time, however
/// long the computation took.
public final class ComputerMoveScheduler {

    private final Session session;
    private final IntFunction<Supplier<Move>> mind;
    private final BiConsumer<Integer, Move> answer;
    private final PauseTransition pause = new PauseTransition();
    private @Nullable Match askedMatch;
    private @Nullable Move foundMove;
    private @Nullable Thread thinker;
    private boolean waited;
    private int question;

    /// @param mind creates the task of a seat's computer player; its result is awaited off the JavaFX thread
    /// @param answer called with the seat and its move, on the JavaFX thread
    public ComputerMoveScheduler(Session session, IntFunction<Supplier<Move>> mind, BiConsumer<Integer, Move> answer) {
        this.session = session;
        this.mind = mind;
        this.answer = answer;
    }

    /// Asks a computer player for its move, unless that was done already; an unanswered question about an earlier state
    /// of the match is discarded.
    ///
    /// @param millis the least time until the answer, in ms
    public void ask(int seat, double millis) {
        if (session.match().equals(askedMatch)) {
            return;
        }
        forget();
        askedMatch = session.match();
        int mine = question;
        waited = millis <= 0;
        if (!waited) {
            pause.setDuration(Duration.millis(millis));
            pause.setOnFinished(_ -> {
                waited = true;
                reply(seat, mine);
            });
            pause.playFromStart();
        }
        Supplier<Move> thought = mind.apply(seat);
        thinker = Thread.ofPlatform().name("computer player").daemon().start(() -> {
            Move move = thought.get();
            Platform.runLater(() -> {
                if (mine == question) {
                    foundMove = move;
                    reply(seat, mine);
                }
            });
        });
    }

    /// Discards an unanswered question and cancels its computation.
    public void forget() {
        question++;
        askedMatch = null;
        foundMove = null;
        if (thinker != null) {
            thinker.interrupt();
            thinker = null;
        }
        pause.stop();
    }

    /// True while a computer player's thinking time runs.
    public boolean isWaiting() {
        return pause.getStatus() == Animation.Status.RUNNING;
    }

    private void reply(int seat, int mine) {
        Move move = foundMove;
        if (mine == question && waited && move != null && session.match().equals(askedMatch)) {
            forget();
            answer.accept(seat, move);
        }
    }
}

package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import javafx.application.Platform;
import millebornes.bot.BotLevel;
import millebornes.desktop.Gallery;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;

/// Computer players think off the JavaFX thread about a task created on it.
class ComputerMoveSchedulerTest {

    private final Session session = Session.start(new GameConfig(
            Setup.of(Editions.BOARD, TeamFormat.singles(2)),
            List.of(new SeatPlayer.Computer("one", BotLevel.EASY), new SeatPlayer.Computer("two", BotLevel.EASY)),
            0,
            3));
    private final CountDownLatch mayThink = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final CountDownLatch answered = new CountDownLatch(1);
    private final AtomicBoolean takenThere = new AtomicBoolean();
    private final AtomicBoolean thoughtThere = new AtomicBoolean(true);
    private final List<Move> answers = new ArrayList<>();

    @Test
    void theTurnIsTakenOnTheToolkitsThreadAndThoughtAboutElsewhere() throws Exception {
        Move expectedMove = session.computerTurn(0).move();
        ComputerMoveScheduler computers = new ComputerMoveScheduler(session, this::taken, this::answered);
        ask(computers);
        mayThink.countDown();
        answered.await();
        assertThat(takenThere).isTrue();
        assertThat(thoughtThere).isFalse();
        assertThat(answers).containsExactly(expectedMove);
    }

    @Test
    void whatWasThoughtAboutAnEarlierStateIsNotPlayed() throws Exception {
        ComputerMoveScheduler computers = new ComputerMoveScheduler(session, this::taken, this::answered);
        ask(computers);
        Gallery.onToolkit(() -> session.play(session.view(0).legal().getLast()));
        mayThink.countDown();
        Gallery.onToolkit(() -> {
            computers.ask(1, 0);
            return null;
        });
        answered.await();
        assertThat(answers).containsExactly(session.computerTurn(1).move());
    }

    private void ask(ComputerMoveScheduler computers) {
        Gallery.onToolkit(() -> {
            computers.ask(0, 0);
            return null;
        });
    }

    @Test
    void whatIsForgottenIsThoughtAboutNoLonger() throws Exception {
        ComputerMoveScheduler computers = new ComputerMoveScheduler(session, this::taken, this::answered);
        ask(computers);
        Gallery.onToolkit(() -> {
            computers.forget();
            return null;
        });
        interrupted.await();
        assertThat(answers).isEmpty();
    }

    private Supplier<Move> taken(int seat) {
        takenThere.set(Platform.isFxApplicationThread());
        Supplier<Move> turn = session.computerTurn(seat)::move;
        return () -> {
            thoughtThere.set(Platform.isFxApplicationThread());
            try {
                mayThink.await();
            } catch (InterruptedException _) {
                interrupted.countDown();
            }
            return turn.get();
        };
    }

    private void answered(int seat, Move move) {
        answers.add(move);
        answered.countDown();
    }
}

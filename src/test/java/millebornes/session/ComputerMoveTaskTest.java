package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.Test;

/// A computer player thinks about its task, whatever happens to the session meanwhile.
class ComputerMoveTaskTest {

    private static final Setup THREE = Setup.of(Editions.BOARD, TeamFormat.singles(3));

    @Test
    void theSameTurnsLeadToTheSameMovesWhileTheSessionGoesOn() throws Exception {
        List<ComputerMoveTask> turns = new ArrayList<>();
        List<Move> expected = new ArrayList<>();
        List<Future<Move>> found = new ArrayList<>();
        CountDownLatch halfway = new CountDownLatch(1);
        try (ExecutorService elsewhere = Executors.newVirtualThreadPerTaskExecutor()) {
            Session session = Session.start(computers(BotLevel.EASY));
            Random random = new Random(5);
            while (session.asked().isPresent()) {
                int seat = session.asked().getAsInt();
                ComputerMoveTask task = session.computerTurn(seat);
                turns.add(task);
                expected.add(task.move());
                found.add(elsewhere.submit(() -> {
                    halfway.await();
                    return task.move();
                }));
                if (turns.size() == 30) {
                    halfway.countDown();
                }
                List<Move> legal = session.view(seat).legal();
                session.play(legal.get(random.nextInt(legal.size())));
            }
        }
        assertThat(turns).hasSizeGreaterThan(60);
        assertThat(found).extracting(Future::resultNow).isEqualTo(expected);
        assertThat(turns).extracting(ComputerMoveTask::move).isEqualTo(expected);
    }

    /// Another seed for every move of a match, and the same ones when it is replayed.
    @Test
    void chanceComesFromTheGameAndTheMovesBefore() {
        List<Move> once = played(Session.start(computers(BotLevel.RANDOM)));
        assertThat(played(Session.start(computers(BotLevel.RANDOM)))).isEqualTo(once);
    }

    @Test
    void onlyAComputerPlayerThatIsAskedThinks() {
        Session session = Session.start(computers(BotLevel.EASY));
        assertThatIllegalArgumentException().isThrownBy(() -> session.computerTurn(1));
        List<SeatPlayer> people = IntStream.range(0, 3)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("p" + seat))
                .toList();
        Session theirSession = Session.start(new GameConfig(THREE, people, 0, 4));
        assertThatIllegalArgumentException().isThrownBy(() -> theirSession.computerTurn(0));
    }

    private static List<Move> played(Session session) {
        while (session.asked().isPresent()) {
            session.play(session.computerTurn(session.asked().getAsInt()).move());
        }
        return session.moves();
    }

    private static GameConfig computers(BotLevel level) {
        List<SeatPlayer> players = IntStream.range(0, 3)
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Computer("c" + seat, level))
                .toList();
        return new GameConfig(THREE, players, 0, 4);
    }
}

package millebornes.net.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// Hints are computed on threads of their own, once for all who ask for the same one.
class HintRequestHandlerTest {

    @Test
    void oneComputationServesAllRequestsOfAStep() throws Exception {
        BlockingQueue<Runnable> computations = new LinkedBlockingQueue<>();
        TestTable table = new TestTable(TestGames.people(2, 1));
        try (ExecutorService tableThread = Executors.newSingleThreadExecutor()) {
            HintRequestHandler hints =
                    new HintRequestHandler(table.table, new TableThread(tableThread), computations::add);
            CompletableFuture<TableAnswer> firstAnswer = ask(hints, table);
            Runnable computation = computations.poll(30, TimeUnit.SECONDS);
            assertThat(computation).as("the request does not compute").isNotNull();
            CompletableFuture<TableAnswer> secondAnswer = ask(hints, table);
            computation.run();
            assertThat(firstAnswer.get().json().has("move")).isTrue();
            assertThat(secondAnswer.get().json()).isEqualTo(firstAnswer.get().json());
            assertThat(computations).isEmpty();
        }
    }

    private static CompletableFuture<TableAnswer> ask(HintRequestHandler hints, TestTable table) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return hints.hint(() -> new TableAccessRight.Holder(0), table.table.step(), TestTable.WORDS);
            } catch (TableBusyException late) {
                throw new IllegalStateException(late);
            }
        });
    }
}

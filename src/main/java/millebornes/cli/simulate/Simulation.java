package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/// Plays a plan on several threads.
public final class Simulation {

    /// Deals that one thread plays in a row.
    private static final int CHUNK = 16;

    private static final double NANOS_PER_SECOND = 1e9;

    private Simulation() {}

    /// Plays every deal of the plan.
    ///
    /// @param progress told how many games are done, now and then, on the thread of the caller
    /// @throws InterruptedException when the thread is interrupted; what was played is lost
    public static Report run(Plan plan, IntConsumer progress) throws InterruptedException {
        long before = System.nanoTime();
        Tally all = new Tally(plan.bots().size());
        ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
        try {
            List<Future<Tally>> chunks = new ArrayList<>();
            for (int first = 0; first < plan.deals(); first += CHUNK) {
                int from = first;
                chunks.add(threads.submit(() -> chunk(plan, from, Math.min(plan.deals(), from + CHUNK))));
            }
            for (Future<Tally> chunk : chunks) {
                all.add(chunk.get());
                progress.accept(all.games());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
        return new Report(plan, all, (System.nanoTime() - before) / NANOS_PER_SECOND);
    }

    private static Tally chunk(Plan plan, int from, int to) {
        Tally tally = new Tally(plan.bots().size());
        for (int deal = from; deal < to; deal++) {
            for (int rotation = 0; rotation < plan.rotations(); rotation++) {
                new Playing(plan, deal, rotation, tally).play();
            }
        }
        return tally;
    }
}

package millebornes.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;

/// Plays the games of a [SimulationPlan] on several threads.
public final class Simulation {

    /// The number of deals that one thread takes at a time.
    private static final int CHUNK = 16;

    private static final long MILLIS_BETWEEN_PROGRESS = 250;

    private static final double NANOS_PER_SECOND = 1e9;

    private Simulation() {}

    /// Plays every deal of the plan.
    ///
    /// @param progress called with the number of finished games, from time to time and at the end, on the caller's
    ///     thread
    /// @throws InterruptedException when the thread is interrupted; the results are lost
    /// @throws OutOfMemoryError when the system gives no memory for so many threads
    public static SimulationResult run(SimulationPlan plan, IntConsumer progress) throws InterruptedException {
        long before = System.nanoTime();
        SimulationTally tally = tally(plan, progress);
        return new SimulationResult(plan, tally, (System.nanoTime() - before) / NANOS_PER_SECOND);
    }

    /// Plays the deals of the plan as a part of a measurement that several processes share.
    ///
    /// @param progress as in [#run]
    /// @throws InterruptedException when the thread is interrupted; the results are lost
    public static SimulationShardResult shard(SimulationPlan plan, IntConsumer progress) throws InterruptedException {
        return new SimulationShardResult(plan, tally(plan, progress));
    }

    /// Plays every deal of the plan. Each thread keeps one tally and takes the next deals when it is done with its own,
    /// so memory does not grow with the number of games; sums of whole numbers do not depend on the order.
    private static SimulationTally tally(SimulationPlan plan, IntConsumer progress) throws InterruptedException {
        SimulationTally tally = new SimulationTally(plan.bots().size());
        AtomicLong next = new AtomicLong(plan.deals().from());
        ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
        try {
            List<Future<SimulationTally>> workers = new ArrayList<>();
            for (int thread = 0; thread < plan.threads(); thread++) {
                workers.add(threads.submit(() -> work(plan, next)));
            }
            for (Future<SimulationTally> worker : workers) {
                while (!worker.isDone()) {
                    pause(worker);
                    progress.accept(((int) Math.min(next.get(), plan.deals().to())
                                    - plan.deals().from())
                            * plan.rotations());
                }
                tally.add(worker.get());
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
        progress.accept(tally.games());
        return tally;
    }

    private static void pause(Future<SimulationTally> worker) throws InterruptedException, ExecutionException {
        try {
            worker.get(MILLIS_BETWEEN_PROGRESS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            // it is still playing
        }
    }

    /// Plays deals until none is left, and returns their counts: what each thread does.
    ///
    /// @param next the number of the first deal that no thread has taken
    private static SimulationTally work(SimulationPlan plan, AtomicLong next) {
        SimulationTally tally = new SimulationTally(plan.bots().size());
        for (long first = next.getAndAdd(CHUNK);
                first < plan.deals().to() && !Thread.currentThread().isInterrupted();
                first = next.getAndAdd(CHUNK)) {
            play(plan, (int) first, (int) Math.min(plan.deals().to(), first + CHUNK), tally);
        }
        return tally;
    }

    private static void play(SimulationPlan plan, int from, int to, SimulationTally tally) {
        for (int deal = from; deal < to; deal++) {
            for (int rotation = 0; rotation < plan.rotations(); rotation++) {
                new SimulatedGameRunner(plan, deal, rotation, tally).play();
            }
            tally.closeDeal();
        }
    }
}

package millebornes.desktop.controls;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/// Disk tasks of pages, executed in sequence on a background thread.
///
/// Invariant: the JavaFX thread accesses no file here, and never waits longer than a second, however slow the disk is.
public final class DiskTasks {

    /// The longest time that the JavaFX thread waits for a task. Most tasks take less than a few frames, so that a page
    /// need not be shown twice.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private static final Duration IDLE = Duration.ofSeconds(5);

    private final ExecutorService thread = new ThreadPoolExecutor(
            0,
            1,
            IDLE.toMillis(),
            TimeUnit.MILLISECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("disk of a page").daemon().factory());

    /// A task that may access the disk.
    @FunctionalInterface
    public interface DiskTask<T> {

        T run() throws IOException;
    }

    /// The result of a finished task, or its exception.
    private record Outcome<T>(DiskTask<T> task) {

        void tell(Consumer<? super T> then, Consumer<IOException> failed) {
            T value;
            try {
                value = task.run();
            } catch (IOException problem) {
                failed.accept(problem);
                return;
            }
            then.accept(value);
        }
    }

    /// A queue without tasks.
    public DiskTasks() {}

    /// Runs a task and passes its result to a callback on the JavaFX thread, before this returns if the disk is fast.
    public <T> void run(DiskTask<T> task, Consumer<? super T> then, Consumer<IOException> failed) {
        CompletableFuture<Outcome<T>> running = start(task);
        try {
            running.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS).tell(then, failed);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException _) {
            CompletableFuture<Outcome<T>> _ = running.whenComplete((outcome, broken) -> Platform.runLater(() -> {
                if (broken != null) {
                    throw new IllegalStateException(broken);
                }
                outcome.tell(then, failed);
            }));
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        }
    }

    /// Runs a task and returns its result, or another value if the disk is slow.
    ///
    /// @param otherwise the value that is returned if the disk is slow; the task continues
    public <T> T within(Supplier<T> task, T otherwise) {
        try {
            return CompletableFuture.supplyAsync(task, thread).get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException _) {
            // The disk is slow.
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        }
        return otherwise;
    }

    private <T> CompletableFuture<Outcome<T>> start(DiskTask<T> task) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        T value = task.run();
                        return new Outcome<>(() -> value);
                    } catch (IOException failed) {
                        return new Outcome<>(() -> {
                            throw failed;
                        });
                    }
                },
                thread);
    }
}

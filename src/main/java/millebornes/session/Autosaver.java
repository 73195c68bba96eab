package millebornes.session;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import millebornes.engine.match.Match;
import millebornes.save.BoundedWait;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.StateChecksum;
import org.jspecify.annotations.Nullable;

/// Saves a running match after every step, in one file of the library, on its own thread or on a shared pool.
///
/// The caller only queues a snapshot, which takes less than a frame. If steps come faster than the disk, only the
/// newest is written.
///
/// Law: when the process ends at any moment, the file holds the match of one of its last two steps.
public final class Autosaver implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Autosaver.class.getName());
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final GameWriting gameWriting;
    private final Path file;
    private final Supplier<Instant> clock;
    private final Consumer<@Nullable IOException> told;
    private final Executor writer;
    private final Runnable dismissal;
    private final AtomicReference<@Nullable Snapshot> pending = new AtomicReference<>();
    private volatile CompletableFuture<?> written = CompletableFuture.completedFuture(null);
    private volatile SaveMetadata metadata;

    /// Writes a game into its file, such as [millebornes.save.SavedGameFiles#keep] does.
    @FunctionalInterface
    public interface GameWriting {

        /// Writes the game atomically.
        ///
        /// @throws IOException when it cannot be written
        void keep(SavedGame game, Path file) throws IOException;
    }

    /// A state of the game to write; the writer adds its checksum.
    private record Snapshot(SavedGame game, Match match) {}

    /// @param metadata the game’s name and times
    /// @param told called after every write, on the writer's thread, with null or the error
    public Autosaver(
            GameWriting gameWriting,
            Path file,
            SaveMetadata metadata,
            Supplier<Instant> clock,
            Consumer<@Nullable IOException> told) {
        this(
                gameWriting,
                file,
                metadata,
                clock,
                told,
                Executors.newSingleThreadExecutor(
                        Thread.ofPlatform().daemon().name("autosave").factory()));
    }

    private Autosaver(
            GameWriting gameWriting,
            Path file,
            SaveMetadata metadata,
            Supplier<Instant> clock,
            Consumer<@Nullable IOException> told,
            ExecutorService own) {
        this(gameWriting, file, metadata, clock, told, own, own::shutdown);
    }

    private Autosaver(
            GameWriting gameWriting,
            Path file,
            SaveMetadata metadata,
            Supplier<Instant> clock,
            Consumer<@Nullable IOException> told,
            Executor writer,
            Runnable dismissal) {
        this.gameWriting = gameWriting;
        this.file = file;
        this.metadata = metadata;
        this.clock = clock;
        this.told = told;
        this.writer = writer;
        this.dismissal = dismissal;
    }

    /// Creates an autosaver that shares its threads with others.
    ///
    /// @param writers the shared pool; the caller shuts it down
    public static Autosaver among(
            Executor writers,
            GameWriting gameWriting,
            Path file,
            SaveMetadata metadata,
            Supplier<Instant> clock,
            Consumer<@Nullable IOException> told) {
        return new Autosaver(gameWriting, file, metadata, clock, told, writers, () -> {});
    }

    /// Queues the current state of a session. Called on the session's thread.
    public synchronized void keep(Session session) {
        SaveMetadata currentMetadata = metadata.withSaved(clock.get());
        metadata = currentMetadata;
        Snapshot snapshot = new Snapshot(SavedSessionConverter.of(session, currentMetadata), session.match());
        if (pending.getAndSet(snapshot) == null) {
            // Writes never overlap, whichever thread runs them.
            written = written.handleAsync((_, _) -> write(), writer);
        }
    }

    /// The file of the match.
    public Path file() {
        return file;
    }

    /// The metadata that was saved last.
    public SaveMetadata metadata() {
        return metadata;
    }

    /// Renames the game from the next step on; what is queued already has the old name. Thread-safe.
    public synchronized void rename(String name) {
        metadata = metadata.withName(name);
    }

    /// Waits until everything queued is written, for a few seconds at most.
    public void settle() {
        isWritten();
    }

    private boolean isWritten() {
        return BoundedWait.isDone(written, PATIENCE, file + " is written slowly");
    }

    /// Accepts no more states and returns at once; the thread ends after the last write.
    public void release() {
        CompletableFuture<?> _ = written.whenComplete((_, _) -> dismissal.run());
    }

    /// Accepts no more states and returns at once; the writer's thread writes what is queued, runs a last task and
    /// ends.
    ///
    /// @return completed after the last task
    CompletableFuture<?> release(Runnable last) {
        CompletableFuture<?> done = written.handleAsync(
                (_, _) -> {
                    last.run();
                    return null;
                },
                writer);
        return done.whenComplete((_, _) -> dismissal.run());
    }

    /// Accepts no more states, and waits until everything queued is written.
    ///
    /// @return whether everything was written in time
    public boolean finish() {
        release();
        return isWritten();
    }

    @Override
    public void close() {
        finish();
    }

    private @Nullable Void write() {
        Snapshot snapshot = pending.getAndSet(null);
        if (snapshot == null) {
            return null;
        }
        told.accept(failure(snapshot));
        return null;
    }

    /// Writes a state of the game; returns the error, or null.
    private @Nullable IOException failure(Snapshot snapshot) {
        SavedGame game = snapshot.game();
        try {
            SaveMetadata wholeMetadata = game.metadata().withChecksum(StateChecksum.of(snapshot.match()));
            gameWriting.keep(game.with(wholeMetadata), file);
            return null;
        } catch (IOException failed) {
            return failed;
        } catch (RuntimeException broken) {
            LOG.log(Level.ERROR, file + " cannot be written", broken);
            return new IOException(broken);
        }
    }
}

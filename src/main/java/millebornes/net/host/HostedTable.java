package millebornes.net.host;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.PhoneTable.TableObserver;
import millebornes.net.table.SeatRegistry;
import millebornes.net.table.TableActions;
import millebornes.net.table.TableGateway;
import millebornes.net.table.TableKeys;
import millebornes.net.table.TablePhoneSettings;
import millebornes.net.table.TableRecord;
import millebornes.net.table.TableThread;
import millebornes.save.BoundedWait;
import millebornes.save.GameLibrary;
import millebornes.session.Autosaver;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// One table without a window: a session on a thread of its own, which saves the game, plays for computers and deals.
final class HostedTable implements AutoCloseable {

    /// The prefix of the id of a saved game; the table's name follows.
    static final String GAME = "table-";

    private static final Logger LOG = System.getLogger(HostedTable.class.getName());
    private static final String SLOW_SEATS = "the seats of a table are written slowly";
    static final Duration KEEPING = Duration.ofSeconds(5);

    private final ExecutorService thread;
    private final Session session;
    private final PhoneTable table;
    private final TableGateway gateway;
    private final HostWorkers workers;
    private final HostOptions options;
    private final Autosaver autosaver;
    private final Path records;
    private final InstantSource clock;
    private final HostedMoveScheduler scheduler;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final String opener;
    private final Instant opened;
    private volatile boolean isPlayed;
    private volatile Instant changed;
    private volatile boolean isKept = true;
    private volatile Runnable whenOver = () -> {};
    private volatile CompletableFuture<?> seatsWritten = CompletableFuture.completedFuture(null);

    /// @param opener the rate-limit key of the address that opened the table; empty if it is not counted
    /// @param journals creates the autosaver, given a callback for the result of each write
    /// @param records the folder of table records
    HostedTable(
            String opener,
            Session session,
            SeatRegistry seats,
            TablePhoneSettings phoneSettings,
            HostOptions options,
            HostWorkers workers,
            Function<Consumer<@Nullable IOException>, Autosaver> journals,
            Path records,
            InstantSource clock) {
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofVirtual().name("table " + seats.keys().table()).factory());
        this.session = session;
        this.workers = workers;
        this.options = options;
        this.opener = opener;
        this.isPlayed = !session.moves().isEmpty();
        this.records = records;
        this.clock = clock;
        this.table = new PhoneTable(TableActions.of(session, () -> isKept), seats, phoneSettings);
        TableThread tableThread = new TableThread(this::safely);
        this.gateway = new TableGateway(table, tableThread, workers.thinkers(), clock);
        this.opened = gateway.heard();
        this.changed = opened;
        this.autosaver = journals.apply(this::written);
        gateway.answerOnceKept(this::settle);
        this.scheduler = new HostedMoveScheduler(
                session, table, tableThread, workers, options.settings().pauseMillis());
    }

    /// Starts saving the game and playing the computers' moves.
    void begin() {
        gateway.thread().run(() -> {
            session.onStep(_ -> changed());
            session.onUndo(this::changed);
            table.observe(new Watching());
            keepSeats();
            changed();
        });
    }

    /// Sets the callback for the end of the match, called on the table's thread.
    void whenOver(Runnable told) {
        whenOver = told;
    }

    TableGateway gateway() {
        return gateway;
    }

    TableKeys keys() {
        return table.seats().keys();
    }

    Session session() {
        return session;
    }

    /// Whether there has been no request since a moment.
    boolean isSilentSince(Instant moment) {
        return gateway.heard().isBefore(moment);
    }

    /// Whether no move was ever made, the opening and the last request were before a moment, and no phone listens.
    boolean isUnusedSince(Instant moment) {
        return !isPlayed && table.listenerCount() == 0 && opened.isBefore(moment) && isSilentSince(moment);
    }

    /// Whether a move was played at this table.
    boolean isPlayed() {
        return isPlayed;
    }

    /// The time of the last move, undone move or deal; at first of the table's opening.
    Instant lastChange() {
        return changed;
    }

    /// Whether the table was opened from an address, given by its rate-limit key.
    boolean isOpenedFrom(String client) {
        return opener.equals(client);
    }

    /// Closes the table on the writer's thread and deletes its record. Its game stays saved if a move was played.
    ///
    /// @return completed when that is done
    CompletableFuture<?> forget() {
        // The last tasks of the table may still have queued a write of the seats.
        return CompletableFuture.runAsync(this::close, workers.writer())
                .thenCompose(_ -> seatsWritten)
                .thenRun(this::delete);
    }

    /// Deletes the record of the table, and its game unless a move was played.
    private void delete() {
        try {
            if (!isPlayed) {
                GameLibrary.deleteForGood(autosaver.file());
            }
            Files.deleteIfExists(TableRecord.file(records, keys().table()));
        } catch (IOException failed) {
            LOG.log(Level.DEBUG, "a table cannot be forgotten", failed);
        }
    }

    /// Closes the table: notifies all listeners and completes the last write.
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            thread.execute(table::close);
            thread.shutdown();
            try {
                thread.awaitTermination(2, TimeUnit.SECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            autosaver.finish();
        }
    }

    /// Deletes the files of a closed table without a move and without a taken seat, unless they may be those of another
    /// program.
    void deleteUnused() {
        boolean isHeld = table.seats().tokens().stream().anyMatch(Objects::nonNull);
        boolean areSeatsWritten = BoundedWait.isDone(seatsWritten, KEEPING, SLOW_SEATS);
        if (thread.isTerminated() && isKept && areSeatsWritten && !isPlayed && !isHeld) {
            delete();
        }
    }

    private void written(@Nullable IOException failure) {
        if (failure != null) {
            notKept("a game cannot be kept", failure);
        }
        isKept = failure == null;
        gateway.thread().run(table::keptChanged);
    }

    private void changed() {
        isPlayed = isPlayed || !session.moves().isEmpty();
        changed = clock.instant();
        autosaver.keep(session);
        scheduler.look();
        if (session.match().isOver()) {
            whenOver.run();
        } else if (session.match().round().isOver()) {
            dealLater(table.step());
        }
    }

    /// Deals the next round after a time, unless something has happened at the table by then.
    private void dealLater(int step) {
        workers.later(
                () -> gateway.thread().run(() -> {
                    if (table.step() == step) {
                        session.nextRound();
                    }
                }),
                options.settings().betweenRounds().toMillis());
    }

    private void keepSeats() {
        TableRecord record = TableRecord.of(GAME + keys().table(), table.seats());
        seatsWritten = CompletableFuture.runAsync(
                () -> {
                    try {
                        record.write(records);
                    } catch (IOException failed) {
                        notKept("the seats of a table cannot be kept", failed);
                    }
                },
                workers.writer());
    }

    private void notKept(String what, IOException failure) {
        LOG.log(Level.DEBUG, what, failure);
        options.told().accept(HostNotice.NOT_KEPT);
    }

    /// Waits until the game and the seats are saved, for a few seconds at most.
    private void settle() {
        autosaver.settle();
        boolean _ = BoundedWait.isDone(seatsWritten, KEEPING, SLOW_SEATS);
    }

    /// Runs a task on the table's thread; logs its failure, which does not affect other tables.
    private void safely(Runnable task) {
        if (!thread.isShutdown()) {
            thread.execute(() -> {
                try {
                    task.run();
                } catch (RuntimeException broken) {
                    LOG.log(Level.ERROR, "a table has failed", broken);
                }
            });
        }
    }

    /// Saves who holds the seats, whenever that changes.
    private final class Watching implements TableObserver {

        private TableRecord tableRecord = TableRecord.of("", table.seats());

        @Override
        public void seatsChanged() {
            TableRecord newRecord = TableRecord.of("", table.seats());
            if (!newRecord.equals(tableRecord)) {
                tableRecord = newRecord;
                keepSeats();
            }
            scheduler.look();
        }

        @Override
        public void knocked(int seat) {
            LOG.log(Level.INFO, "another phone wants seat {0}: approve {0}", seat);
        }
    }
}

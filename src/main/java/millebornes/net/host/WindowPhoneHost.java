package millebornes.net.host;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import millebornes.net.http.HostGuard;
import millebornes.net.http.HttpLimits;
import millebornes.net.http.PhoneServer;
import millebornes.net.http.ProxyAddresses;
import millebornes.net.http.ServerConfig;
import millebornes.net.table.KeyMaker;
import millebornes.net.table.PhoneTable;
import millebornes.net.table.PhoneTable.TableObserver;
import millebornes.net.table.SeatRegistry;
import millebornes.net.table.TableActions;
import millebornes.net.table.TableKeys;
import millebornes.net.table.TablePhoneSettings;
import millebornes.net.table.TableRecord;
import millebornes.net.table.TableThread;
import millebornes.save.BoundedWait;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// Connects phones to the program with a window: at most one table is open to them, and only then is a port open.
///
/// Confined to the session's thread, which is the toolkit's.
public final class WindowPhoneHost implements AutoCloseable {

    private static final Logger LOG = System.getLogger(WindowPhoneHost.class.getName());

    /// The time that phones have to receive the message that a table is closed, in ms.
    private static final long LAST_WORDS_MILLIS = 500;

    /// The longest time to wait for the disk.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private static final TablePhoneSettings SETTINGS = new TablePhoneSettings(true, false);

    private final PhoneDataStore dataStore;
    private final TableThread thread;
    private final InstantSource clock;
    private final HttpLimits limits;
    private final KeyMaker keys = new KeyMaker();
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("phones writer").factory());
    private boolean kept = true;
    private @Nullable Listening listening;
    private @Nullable Thread closing;

    /// An open table, the id of its game, and the server at which phones reach it.
    private record Listening(OpenTable table, Optional<String> game, PhoneServer server) {}

    /// @param home the data folder
    /// @param toolkit runs tasks in sequence on the session's thread
    public WindowPhoneHost(Path home, Executor toolkit, InstantSource clock) {
        this(home, toolkit, clock, HttpLimits.FAMILY);
    }

    /// Creates it with other limits than the default ones.
    public WindowPhoneHost(Path home, Executor toolkit, InstantSource clock, HttpLimits limits) {
        this.limits = limits;
        this.dataStore = new PhoneDataStore(home);
        this.thread = new TableThread(toolkit);
        this.clock = clock;
    }

    /// Opens the table of a running match to phones, and closes an open one. Phones that held its seats get them back.
    ///
    /// @param actions plays the moves of phones
    /// @param game the id of the saved game; empty if it is not saved
    /// @param changed called on the session's thread when phones have connected or disconnected
    /// @throws IOException when no port can be opened
    public OpenTable open(TableActions actions, Optional<String> game, Runnable changed) throws IOException {
        closeTable(Farewell.BACK_LATER);
        awaitClosed();
        SeatRegistry seats = game.flatMap(this::find)
                .filter(tableRecord ->
                        tableRecord.fits(actions.session().game().players().size()))
                .map(this::restored)
                .orElseGet(() -> fresh(actions.session()));
        PhoneTable table = new PhoneTable(actions, seats, SETTINGS);
        game.ifPresent(id -> table.observe(new SeatKeeper(id, seats)));
        OpenTable open = new OpenTable(table, thread, clock, changed);
        listening = new Listening(open, game, listen(open));
        return open;
    }

    /// Whether the current game is being saved, as far as known.
    public boolean isKept() {
        return kept;
    }

    /// Sets whether the current game is being saved, and notifies phones.
    public void setKept(boolean now) {
        kept = now;
        table().ifPresent(open -> open.table().keptChanged());
    }

    /// The open table, if any.
    public Optional<OpenTable> table() {
        return Optional.ofNullable(listening).map(Listening::table);
    }

    /// The port at which phones reach the table; 0 while no table is open.
    public int port() {
        return listening == null ? 0 : listening.server().port();
    }

    /// Whether phones held seats of that game when it was left.
    public boolean remembers(String game) {
        return find(game)
                .filter(tableRecord -> tableRecord.seats().stream().anyMatch(seat -> seat.token() != null))
                .isPresent();
    }

    /// Deletes the record of that game's seats.
    public void forget(String game) {
        dataStore.forget(game);
        write(game);
    }

    /// Deletes the records of games that are neither saved, nor in the bin, nor open to phones.
    public void forgetDeleted() {
        Optional<String> openGame = Optional.ofNullable(listening).flatMap(Listening::game);
        onWriter(() -> dataStore.forgetDeleted(openGame));
    }

    /// Closes the open table, and returns when the port is free and everything is saved.
    @Override
    public void close() {
        closeTable(Farewell.BACK_LATER);
        writer.shutdown();
        try {
            awaitClosed();
            if (!writer.awaitTermination(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS)) {
                LOG.log(Level.WARNING, "who holds which seat is written slowly");
            }
        } catch (InterruptedIOException _) {
            // The thread knows already.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// What phones are told when a table closes.
    public enum Farewell {
        /// nothing: the connection is cut, and they retry until the table is open again
        BACK_LATER,
        /// the table has been closed for good
        GOODBYE
    }

    /// Closes the open table; the port is free soon after. It stays recorded which phones hold the seats.
    public void closeTable(Farewell farewell) {
        Listening openListening = listening;
        listening = null;
        if (openListening != null) {
            if (farewell == Farewell.GOODBYE) {
                openListening.table().table().close();
            }
            closing = Thread.ofPlatform().name("phones closing").start(() -> end(openListening.server(), farewell));
        }
    }

    /// Waits until the port of the last table is free.
    public void awaitClosed() throws InterruptedIOException {
        Thread ending = closing;
        if (ending != null) {
            try {
                ending.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                InterruptedIOException stopped = new InterruptedIOException();
                stopped.initCause(interrupted);
                throw stopped;
            }
        }
    }

    private static void end(PhoneServer server, Farewell farewell) {
        try (server) {
            if (farewell == Farewell.GOODBYE) {
                server.awaitStreams();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<TableRecord> find(String game) {
        return read(() -> dataStore.find(game), Optional.empty());
    }

    /// Reads a file on the writer thread.
    ///
    /// @param otherwise the value if the disk is slow
    private <T> T read(Supplier<T> file, T otherwise) {
        if (writer.isShutdown()) {
            return file.get();
        }
        CompletableFuture<T> read = CompletableFuture.supplyAsync(file, writer);
        return BoundedWait.isDone(read, PATIENCE, "what phones need is read slowly") ? read.join() : otherwise;
    }

    /// Saves the record of a game.
    private void write(String game) {
        onWriter(() -> dataStore.write(game));
    }

    /// Runs a task on the writer thread; at the end of the program on this one.
    private void onWriter(Runnable task) {
        if (writer.isShutdown()) {
            task.run();
        } else {
            writer.execute(task);
        }
    }

    private SeatRegistry fresh(Session session) {
        return new SeatRegistry(
                keys,
                TableKeys.fresh(
                        keys, keys.tableName(""), session.game().players().size()));
    }

    private SeatRegistry restored(TableRecord tableRecord) {
        SeatRegistry seats = new SeatRegistry(keys, tableRecord.keys());
        tableRecord.restore(seats);
        return seats;
    }

    /// Starts a server for a table, at the port used last if it is free.
    private PhoneServer listen(OpenTable open) throws IOException {
        int kept = read(dataStore::port, 0);
        PhoneServer server = IntStream.of(kept, 0)
                .distinct()
                .mapToObj(port -> tryPort(open, port))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() -> new IOException("no port can be listened at"));
        if (server.port() != kept) {
            int port = server.port();
            writer.execute(() -> dataStore.keepPort(port));
        }
        return server;
    }

    private Optional<PhoneServer> tryPort(OpenTable open, int port) {
        try {
            return Optional.of(PhoneServer.start(
                    open.directory(),
                    new ServerConfig(
                            new InetSocketAddress(port),
                            new HostGuard(Set.of()),
                            ProxyAddresses.NONE,
                            limits,
                            open.heard())));
        } catch (IOException taken) {
            LOG.log(Level.INFO, "port " + port + " cannot be listened at", taken);
            return Optional.empty();
        }
    }

    /// Saves which phones hold a game's seats after every change.
    private final class SeatKeeper implements TableObserver {

        private final String game;
        private final SeatRegistry seats;
        private @Nullable TableRecord tableRecord;

        SeatKeeper(String game, SeatRegistry seats) {
            this.game = game;
            this.seats = seats;
        }

        @Override
        public void seatsChanged() {
            TableRecord newRecord = TableRecord.of(game, seats);
            if (!newRecord.equals(tableRecord)) {
                tableRecord = newRecord;
                dataStore.keep(newRecord);
                write(game);
            }
        }

        @Override
        public void knocked(int seat) {}
    }
}

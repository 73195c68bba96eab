package millebornes.net.host;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.net.http.TableDirectory;
import millebornes.net.table.KeyMaker;
import millebornes.net.table.SeatRegistry;
import millebornes.net.table.TableGateway;
import millebornes.net.table.TableKeys;
import millebornes.net.table.TablePhoneSettings;
import millebornes.net.table.TableRecord;
import millebornes.save.BoundedWait;
import millebornes.save.DataFolder;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.LibraryGame;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import millebornes.save.TemporaryFileCleaner;
import millebornes.session.Autosaver;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;

/// All tables of a process: opened for visitors, restored after a restart, removed after long inactivity.
final class HostedTables implements TableDirectory, AutoCloseable {

    private static final Logger LOG = System.getLogger(HostedTables.class.getName());

    /// The time without a move after which a game may be removed for a new one when the limit on tables is reached.
    private static final Duration PAUSE = Duration.ofHours(1);

    private final HostOptions options;
    private final TablePhoneSettings phoneSettings;
    private final Path records;
    private final GameLibrary library;
    private final FolderLock lock;
    private final HostWorkers workers;
    private final InstantSource clock;
    private final KeyMaker keys = new KeyMaker();
    private final Map<String, HostedTable> tables = new ConcurrentHashMap<>();

    /// Completed when all removed tables are closed.
    private volatile CompletableFuture<?> forgotten = CompletableFuture.completedFuture(null);

    /// @param home the data folder
    HostedTables(
            HostOptions options,
            TablePhoneSettings phoneSettings,
            Path home,
            HostWorkers workers,
            InstantSource clock) {
        this.options = options;
        this.phoneSettings = phoneSettings;
        this.records = home.resolve("tables");
        this.library = new GameLibrary(DataFolder.games(home));
        this.lock = FolderLock.of(home);
        TemporaryFileCleaner.sweep(home);
        this.workers = workers;
        this.clock = clock;
    }

    /// Whether games are saved by this process, so that they are still there after a restart.
    boolean keeps() {
        return lock.isMine();
    }

    @Override
    public Optional<TableGateway> table(String name) {
        return Optional.ofNullable(tables.get(name)).map(HostedTable::gateway);
    }

    @Override
    public Optional<TableGateway> only() {
        return isOpenToAll()
                ? Optional.empty()
                : tables.values().stream().findFirst().map(HostedTable::gateway);
    }

    @Override
    public Optional<JsonObject> open(String client, String room) {
        return add(client).map(table -> TableAddressesWriter.of(table, room));
    }

    @Override
    public boolean isOpenToAll() {
        return options.many() != null;
    }

    @Override
    public int count() {
        return tables.size();
    }

    /// Opens a table for the host itself; empty when the limit is reached.
    Optional<HostedTable> add() {
        return add("");
    }

    /// Opens a table for an address; empty when the total limit or that of the address is reached.
    private synchronized Optional<HostedTable> add(String client) {
        boolean isGreedy = options.many() != null
                && !client.isEmpty()
                && tables.values().stream()
                                .filter(table -> table.isOpenedFrom(client))
                                .count()
                        >= options.many().perAddress();
        if (isGreedy || (tables.size() >= most() && !makeRoom())) {
            return Optional.empty();
        }
        Session session = Session.start(options.game().get());
        String shard = options.many() == null ? "" : options.many().shard();
        String name = keys.tableName(shard);
        TableKeys newKeys = TableKeys.fresh(keys, name, session.game().players().size());
        Path file = library.file(HostedTable.GAME + name);
        return Optional.of(begin(client, session, new SeatRegistry(keys, newKeys), file, SaveMetadata.NONE));
    }

    private int most() {
        return options.many() == null ? 1 : options.many().most();
    }

    /// Removes the table without moves for the longest time if that is long enough, even if phones listen to it.
    /// Returns whether one was removed.
    private boolean makeRoom() {
        Instant now = clock.instant();
        Optional<Map.Entry<String, HostedTable>> idle = tables.entrySet().stream()
                .filter(entry -> isOpenToAll() && isIdle(entry.getValue(), now))
                .min(Comparator.comparing((Map.Entry<String, HostedTable> entry) ->
                                entry.getValue().isPlayed())
                        .thenComparing(entry -> entry.getValue().lastChange()));
        idle.ifPresent(entry -> {
            tables.remove(entry.getKey());
            forget(entry.getValue());
        });
        return idle.isPresent();
    }

    private boolean isIdle(HostedTable table, Instant now) {
        return table.lastChange()
                .isBefore(
                        now.minus(table.isPlayed() ? PAUSE : options.settings().unused()));
    }

    /// Restores the tables that were played when the process ended, up to the limit.
    ///
    /// @return the tables, the most recently played first
    List<HostedTable> resume() {
        List<HostedTable> found = new ArrayList<>();
        try {
            for (Path record : TableRecord.files(records)) {
                if (tables.size() < most()) {
                    resume(record).ifPresent(found::add);
                }
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the tables cannot be listed", failed);
        }
        return found;
    }

    private Optional<HostedTable> resume(Path file) {
        try {
            TableRecord record = TableRecord.read(file);
            Path game = library.file(record.game());
            Instant played = Files.getLastModifiedTime(game).toInstant();
            boolean isFresh =
                    played.isAfter(clock.instant().minus(options.settings().silence()));
            if (isFresh && GameLibrary.read(game) instanceof LibraryGame.Playable playable && !playable.isFinished()) {
                if (playable.generation() == LibraryGame.Generation.BEFORE) {
                    LOG.log(Level.WARNING, game + " is damaged: its second copy is played");
                }
                SavedGame saved = playable.load();
                Session session = SavedSessionConverter.resume(saved);
                if (!record.fits(session.game().players().size())) {
                    throw new IOException("another number of seats than of players");
                }
                SeatRegistry seats = new SeatRegistry(keys, record.keys());
                record.restore(seats);
                return Optional.of(begin("", session, seats, game, saved.metadata()));
            }
        } catch (IOException | IllegalArgumentException unreadable) {
            LOG.log(Level.WARNING, file + " cannot be gone on with", unreadable);
        }
        return Optional.empty();
    }

    private HostedTable begin(String opener, Session session, SeatRegistry seats, Path file, SaveMetadata metadata) {
        if (session.game().isNumbered()) {
            options.told().accept(HostNotice.NUMBERED_DEAL);
        }
        HostedTable table = new HostedTable(
                opener,
                session,
                seats,
                phoneSettings,
                options,
                workers,
                told -> Autosaver.among(workers.savers(), this::write, file, metadata, clock::instant, told),
                records,
                clock);
        tables.put(seats.keys().table(), table);
        table.begin();
        return table;
    }

    /// Removes the tables without a request for too long. An unused table is removed sooner if visitors can open
    /// tables.
    void forgetSilent() {
        Instant now = clock.instant();
        Instant silence = now.minus(options.settings().silence());
        Instant unused = now.minus(
                isOpenToAll() ? options.settings().unused() : options.settings().silence());
        tables.forEach((name, table) -> {
            boolean isDone = table.isSilentSince(silence) || table.isUnusedSince(unused);
            if (isDone && tables.remove(name, table)) {
                forget(table);
            }
        });
    }

    private synchronized void forget(HostedTable table) {
        forgotten = CompletableFuture.allOf(forgotten, table.forget());
    }

    /// Closes all tables. Unused ones leave no files, except of a program that resumes its tables: their keys may have been
    /// given away.
    @Override
    public void close() {
        tables.values().forEach(HostedTable::close);
        if (!options.resumes()) {
            tables.values().forEach(HostedTable::deleteUnused);
        }
        boolean _ = BoundedWait.isDone(forgotten, HostedTable.KEEPING, "a table is closed slowly");
        lock.close();
    }

    private void write(SavedGame game, Path file) throws IOException {
        if (!lock.isMine()) {
            throw new IOException("another window writes into the folder");
        }
        SavedGameFiles.keep(game, file);
    }
}

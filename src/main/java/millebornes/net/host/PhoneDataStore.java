package millebornes.net.host;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import millebornes.net.table.TableRecord;
import millebornes.save.AtomicFile;
import millebornes.save.BoundedFile;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;

/// Stores data about phones: the port, so that a firewall rule stays valid, and for each game the phones that hold its
/// seats. This is never part of a saved game, since people pass those on.
final class PhoneDataStore {

    private static final Logger LOG = System.getLogger(PhoneDataStore.class.getName());
    private static final String PORT = "port.txt";

    /// The ending of a record; twice in the name of those written by earlier versions.
    private static final String ENDING = ".json";

    private static final int MOST = 0xFFFF;
    private static final int LONGEST_PORT = 100;

    private final Path folder;
    private final GameLibrary library;
    private final Map<String, Optional<TableRecord>> known = new ConcurrentHashMap<>();

    /// @param home the data folder
    PhoneDataStore(Path home) {
        this.folder = home.resolve("phones");
        this.library = new GameLibrary(DataFolder.games(home));
    }

    /// The port that was used last; 0 if unknown.
    int port() {
        try {
            int port = Files.exists(folder.resolve(PORT))
                    ? Integer.parseInt(
                            BoundedFile.text(folder.resolve(PORT), LONGEST_PORT).strip())
                    : 0;
            return port < 0 || port > MOST ? 0 : port;
        } catch (IOException | NumberFormatException unreadable) {
            LOG.log(Level.DEBUG, "no port was kept", unreadable);
            return 0;
        }
    }

    void keepPort(int port) {
        write(() -> AtomicFile.write(folder.resolve(PORT), port + "\n"));
    }

    /// The record of a game's seats: which phones hold them. Empty if there is none or it cannot be read.
    Optional<TableRecord> find(String game) {
        return known.computeIfAbsent(game, this::read);
    }

    private Optional<TableRecord> read(String game) {
        Path file = file(game);
        try {
            Path oldFile = file(game + ENDING);
            if (Files.exists(oldFile)) {
                Files.move(oldFile, file, StandardCopyOption.REPLACE_EXISTING);
            }
            if (!Files.exists(file)) {
                return Optional.empty();
            }
            return Optional.of(TableRecord.read(file));
        } catch (IOException | IllegalArgumentException unreadable) {
            LOG.log(Level.WARNING, file + " cannot be read", unreadable);
            return Optional.empty();
        }
    }

    /// Sets the record of a game in memory; [#write(String)] saves it.
    void keep(TableRecord record) {
        known.put(record.game(), Optional.of(record));
    }

    /// Removes the record of a game in memory; [#write(String)] deletes its file.
    void forget(String game) {
        known.put(game, Optional.empty());
    }

    /// Deletes the records of all games that are neither saved nor in the bin, in memory and on the disk. Thread-safe.
    ///
    /// @param open a game whose record stays
    void forgetDeleted(Optional<String> open) {
        for (Path file : records()) {
            String game = GameLibrary.id(file).replace(ENDING, "");
            if (!open.equals(Optional.of(game)) && !library.has(game)) {
                known.remove(game);
                write(() -> Files.deleteIfExists(file));
            }
        }
    }

    private List<Path> records() {
        try {
            return TableRecord.files(folder);
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "what phones need cannot be listed", failed);
            return List.of();
        }
    }

    /// Writes the current record of a game to the disk, or deletes its file. Thread-safe.
    void write(String game) {
        Optional<TableRecord> now = find(game);
        write(() -> {
            if (now.isPresent()) {
                now.get().writeTo(file(game));
            } else {
                Files.deleteIfExists(file(game));
            }
        });
    }

    private Path file(String game) {
        return folder.resolve(game + ENDING);
    }

    private void write(Writing writing) {
        try {
            Files.createDirectories(folder);
            writing.write();
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "what phones need cannot be kept", failed);
        }
    }

    @FunctionalInterface
    private interface Writing {

        void write() throws IOException;
    }
}

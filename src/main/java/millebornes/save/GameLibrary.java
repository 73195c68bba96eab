package millebornes.save;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.rules.BadSetupException;
import millebornes.save.LibraryGame.Generation;

/// The saved games of one folder: one file for each game, and an older copy of every file.
///
/// Invariant: whatever happens while a game is saved, its newest or its previous copy can be read afterwards.
public final class GameLibrary {

    static final String SUFFIX = ".json";

    /// The suffix of the previous copy.
    static final String OLDER = AtomicFile.OLDER;

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path folder;
    private final Function<SavedGame, Match> replay;

    /// @param folder the folder, created when the first game is saved
    public GameLibrary(Path folder) {
        this(folder, GameLibrary::replayed);
    }

    /// @param replay plays all moves of a game
    GameLibrary(Path folder, Function<SavedGame, Match> replay) {
        this.folder = folder;
        this.replay = replay;
    }

    /// The id of a game, by its file.
    public static String id(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    /// Whether a game is saved or in the bin.
    public boolean has(String id) {
        return Stream.of(folder, bin())
                .map(shelf -> shelf.resolve(id + SUFFIX))
                .anyMatch(file -> Files.exists(file) || Files.exists(older(file)));
    }

    /// The file for a new game with a chosen id.
    ///
    /// @param id letters, digits and dashes only
    /// @throws IllegalArgumentException for any other id: nothing outside of the folder can be named
    public Path file(String id) {
        if (!id.matches("[A-Za-z0-9-]{1,100}")) {
            throw new IllegalArgumentException("no id of a game: " + id);
        }
        return folder.resolve(id + SUFFIX);
    }

    /// A file for a new game, with a name of its own. Accesses no file, so it may be called on the JavaFX thread.
    ///
    /// @param began the time in the file's name, by which such files are sorted
    public Path fresh(Instant began) {
        String moment = Long.toUnsignedString(System.nanoTime(), Character.MAX_RADIX);
        return folder.resolve("game-" + STAMP.format(began) + "-" + moment + SUFFIX);
    }

    /// Every saved game, the most recently written first. Unreadable files are listed as such. If a file is damaged or
    /// missing, its previous copy is used if that can be read. A game is replayed once: [SummaryCache] knows it afterwards.
    ///
    /// @throws IOException when the folder exists and cannot be read
    public List<LibraryGame> list() throws IOException {
        return list(folder);
    }

    private List<LibraryGame> list(Path shelf) throws IOException {
        List<Path> files = files(shelf);
        SummaryCache cache = new SummaryCache(folder, shelf.getFileName().toString());
        List<LibraryGame> games = files.stream()
                .map(file -> read(file, bytes -> cache.find(bytes, unknown -> summary(unknown, replay))))
                .toList();
        cache.keep();
        return games;
    }

    /// The most recently written game that is not over. Reads no more files than necessary.
    ///
    /// @throws IOException when the folder exists and cannot be read
    public Optional<LibraryGame.Playable> newestOpen() throws IOException {
        return files(folder).stream()
                .map(GameLibrary::read)
                .<LibraryGame.Playable>mapMulti((game, open) -> {
                    if (game instanceof LibraryGame.Playable playable && !playable.isFinished()) {
                        open.accept(playable);
                    }
                })
                .findFirst();
    }

    /// Whether a file is in this folder.
    ///
    /// @throws IOException when the path cannot be resolved
    public boolean holds(Path file) throws IOException {
        Path parent = file.toRealPath().getParent();
        return parent != null && Files.isDirectory(folder) && parent.equals(folder.toRealPath());
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        return entries(folder).stream()
                .map(GameLibrary::newest)
                .filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                .distinct()
                .sorted(Comparator.comparingLong(GameLibrary::written)
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /// Reads a game; falls back to the previous copy if the file is damaged, and to the longer playable part if both
    /// are.
    public static LibraryGame read(Path file) {
        return read(file, bytes -> summary(bytes, GameLibrary::replayed));
    }

    private static LibraryGame read(Path file, Function<byte[], GameSummary> summary) {
        return switch (read(file, Generation.NEWEST, summary)) {
            case LibraryGame.Playable playable -> playable;
            case LibraryGame.Broken broken ->
                Files.exists(older(file))
                                && read(file, Generation.BEFORE, summary) instanceof LibraryGame.Playable playable
                        ? playable
                        : Stream.of(file, older(file))
                                .flatMap(generation -> beginning(generation).stream())
                                .max(Comparator.comparingInt(
                                        recovered -> recovered.game().moveCount()))
                                .map(recovered -> damaged(broken, recovered))
                                .orElse(broken);
        };
    }

    /// The broken file with its playable beginning. It counts as damaged, since a foreign file has no such beginning.
    private static LibraryGame.Broken damaged(LibraryGame.Broken broken, RecoveredGame recovered) {
        SaveProblem problem = broken.problem() == SaveProblem.FOREIGN ? SaveProblem.DAMAGED : broken.problem();
        return new LibraryGame.Broken(broken.file(), problem, Optional.of(recovered));
    }

    private static Optional<RecoveredGame> beginning(Path file) {
        try {
            return RecoveredGame.read(file);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Moves both copies of a game into the bin; [#restore] moves them back.
    ///
    /// @return the game's file in the bin
    /// @throws IOException when it cannot be moved
    public Path delete(Path file) throws IOException {
        return move(file, bin());
    }

    /// Moves a game out of the bin.
    ///
    /// @param binned the game's file in the bin
    /// @return the game's file in the folder of games
    /// @throws IOException when it cannot be moved
    public Path restore(Path binned) throws IOException {
        return move(binned, folder);
    }

    /// Every game in the bin, as [#list].
    ///
    /// @throws IOException when the bin exists and cannot be read
    public List<LibraryGame> binned() throws IOException {
        return list(bin());
    }

    /// Permanently deletes every game in the bin.
    ///
    /// @throws IOException when one cannot be deleted; others may have been deleted
    public void emptyBin() throws IOException {
        if (Files.isDirectory(bin())) {
            for (Path file : entries(bin())) {
                Files.delete(file);
            }
        }
    }

    /// Permanently deletes both copies of a game.
    ///
    /// @throws IOException when it cannot be deleted
    public static void deleteForGood(Path file) throws IOException {
        Files.deleteIfExists(older(file));
        Files.deleteIfExists(file);
    }

    private static Path move(Path file, Path into) throws IOException {
        Files.createDirectories(into);
        Path free = free(into, file.getFileName().toString());
        if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !Files.exists(older(file))) {
            throw new NoSuchFileException(file.toString());
        }
        moveIfThere(file, free);
        moveIfThere(older(file), older(free));
        return free;
    }

    /// A file in a folder with this name or a similar one that is not in use.
    private static Path free(Path folder, String name) {
        Path file = folder.resolve(name);
        for (int number = 2; Files.exists(file) || Files.exists(older(file)); number++) {
            file = folder.resolve(id(Path.of(name)) + "-" + number + SUFFIX);
        }
        return file;
    }

    private static List<Path> entries(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
    }

    private Path bin() {
        return folder.resolve(".deleted");
    }

    private static void moveIfThere(Path file, Path to) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            Files.move(file, to);
        }
    }

    private static GameSummary summary(byte[] file, Function<SavedGame, Match> replay) {
        SavedGame game = SavedGameFiles.read(file);
        return GameSummary.of(game, replay.apply(game));
    }

    private static Match replayed(SavedGame game) {
        return ReplayedGame.of(game).match();
    }

    private static LibraryGame read(Path file, Generation generation, Function<byte[], GameSummary> summary) {
        try {
            byte[] bytes = SavedGameFiles.bytes(generation == Generation.NEWEST ? file : older(file));
            return new LibraryGame.Playable(file, summary.apply(bytes), generation);
        } catch (IOException | BadJsonException | BadSetupException | RefusedReplayException e) {
            return new LibraryGame.Broken(file, SaveProblem.of(e));
        }
    }

    static Path older(Path file) {
        return AtomicFile.older(file);
    }

    private static Path newest(Path file) {
        String name = file.getFileName().toString();
        return name.toLowerCase(Locale.ROOT).endsWith(SUFFIX + OLDER)
                ? file.resolveSibling(name.substring(0, name.length() - OLDER.length()))
                : file;
    }

    private static long written(Path file) {
        try {
            return Files.getLastModifiedTime(Files.exists(file) ? file : older(file))
                    .toMillis();
        } catch (IOException _) {
            return Long.MIN_VALUE;
        }
    }
}

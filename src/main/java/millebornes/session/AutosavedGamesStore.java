package millebornes.session;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import millebornes.engine.rules.BadSetupException;
import millebornes.save.AtomicFile;
import millebornes.save.BadJsonException;
import millebornes.save.BoundedWait;
import millebornes.save.FolderLock;
import millebornes.save.GameLibrary;
import millebornes.save.GameSummary;
import millebornes.save.LibraryGame;
import millebornes.save.RecoveredGame;
import millebornes.save.RefusedReplayException;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameFiles;
import org.jspecify.annotations.Nullable;

/// Saves the current game after every step, and lists the other saved games.
///
/// Invariant: a game that is left for another one is among the saved games; nothing is ever overwritten. Confined to
/// the JavaFX thread, which never waits for the disk during a game; calls of the page of saved games may run on another
/// thread.
public final class AutosavedGamesStore implements AutoCloseable {

    private static final Logger LOG = System.getLogger(AutosavedGamesStore.class.getName());

    /// The largest file that is copied without being read as a game, in bytes.
    private static final int LARGEST_COPY = 1 << 26;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final GameLibrary library;
    private final FolderLock lock;
    private final InstantSource clock;
    private volatile Consumer<KeepingProblem> listener = _ -> {};
    private volatile Consumer<Boolean> follower = _ -> {};
    private volatile Runnable deletion = () -> {};
    private volatile @Nullable KeepingProblem problem;
    private volatile Optional<LibraryGame.Playable> waiting = Optional.empty();
    private volatile @Nullable Autosaver autosaver;
    private volatile @Nullable Path deleted;

    /// Completed when the pending tasks for files of games that have been left are done.
    private volatile CompletableFuture<?> ending = CompletableFuture.completedFuture(null);

    /// The result of an import.
    ///
    /// @param libraryGame the imported game, or the file with its problem
    /// @param arrival whether the game is new there
    public record BroughtIn(LibraryGame libraryGame, Arrival arrival) {}

    /// The result of adding a game to the saved games.
    public enum Arrival {
        NEW,
        THERE_ALREADY,
        /// the file is not a game and was not added
        REFUSED
    }

    /// Thrown when another window writes into the folder, so that this program may change nothing there.
    public static final class TakenOverException extends IOException {

        TakenOverException() {
            super("another window keeps the games");
        }
    }

    /// The reason why the current game is not saved.
    public enum KeepingProblem {
        /// the disk is full, read-only or missing
        DISK,
        /// another window has taken over writing into the folder
        TAKEN_OVER
    }

    /// @param lock tells whether this program writes into the folder
    public AutosavedGamesStore(GameLibrary library, FolderLock lock, InstantSource clock) {
        this.library = library;
        this.lock = lock;
        this.clock = clock;
        // A player who starts a second window has been told already.
        this.problem = lock.wasMine() ? null : KeepingProblem.TAKEN_OVER;
    }

    /// Sets the callback for a failure to save, called on any thread once for each reason until saving works again.
    public void onProblem(Consumer<KeepingProblem> told) {
        listener = told;
    }

    /// Sets the callback that is told, on any thread, when saving stops (`false`) or resumes (`true`).
    public void onKeeping(Consumer<Boolean> told) {
        follower = told;
    }

    /// Sets the callback that is told, on any thread, that games have been deleted for good.
    public void onDeletion(Runnable told) {
        deletion = told;
    }

    /// Whether the current game is being saved, as far as known. Accesses no file.
    public boolean keeps() {
        return problem == null && lock.wasMine();
    }

    /// Finds the most recently played game that is not over.
    public Optional<LibraryGame.Playable> findWaiting() {
        settle();
        try {
            waiting = library.newestOpen();
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the games cannot be listed", failed);
            waiting = Optional.empty();
        }
        return waiting;
    }

    /// The last result of [#findWaiting()]. Accesses no file.
    public Optional<LibraryGame.Playable> waiting() {
        return waiting;
    }

    /// Starts saving a new game, in a file of its own.
    public void begin(Session session) {
        follow(session, library.fresh(clock.instant()), SaveMetadata.NONE).keep(session);
    }

    /// Resumes a game, and from now on saves it in its file. Accesses no file itself.
    ///
    /// @return empty when the game has a computer player of a level that this program does not know, or a move that the
    ///     rules refuse
    public Optional<Session> resume(SavedGame game, Path file) {
        try {
            Session session = SavedSessionConverter.resume(game);
            follow(session, file, game.metadata());
            return Optional.of(session);
        } catch (BadJsonException | BadSetupException | RefusedReplayException unplayable) {
            LOG.log(Level.WARNING, file + " cannot be gone on with", unplayable);
            return Optional.empty();
        }
    }

    private Autosaver follow(Session session, Path file, SaveMetadata metadata) {
        letGo();
        Autosaver autosave = new Autosaver(this::write, file, metadata, clock::instant, this::written);
        autosaver = autosave;
        session.onStep(_ -> keep(session, autosave));
        session.onUndo(() -> keep(session, autosave));
        return autosave;
    }

    /// Saves the state of a game if it is the current one: the file of another game may be in use elsewhere.
    private void keep(Session session, Autosaver autosave) {
        if (autosave.equals(autosaver)) {
            autosave.keep(session);
        }
    }

    /// The file of the current game, if there is one.
    public Optional<Path> file() {
        return Optional.ofNullable(autosaver).map(Autosaver::file);
    }

    /// The time at which the current game was last saved.
    public Optional<Instant> saved() {
        return Optional.ofNullable(autosaver)
                .map(autosave -> autosave.metadata().saved());
    }

    /// Stops saving the current game, which stays among the saved games.
    public void letGo() {
        @Nullable Autosaver previousAutosaver = autosaver;
        autosaver = null;
        if (previousAutosaver != null) {
            previousAutosaver.release();
        }
    }

    /// Drops the current game, which has no moves yet. Its file is deleted by the writer thread.
    public void forget() {
        leave(file -> {
            GameLibrary.deleteForGood(file);
            deletion.run();
        });
    }

    /// Gives up the current game: its file is moved to the bin by the writer thread.
    public void discard() {
        leave(file -> {
            mine();
            library.delete(file);
        });
    }

    /// What happens to the file of a game that has been left.
    @FunctionalInterface
    private interface FileEnd {

        void end(Path file) throws IOException;
    }

    private void leave(FileEnd fileEnd) {
        @Nullable Autosaver previousAutosaver = autosaver;
        autosaver = null;
        if (previousAutosaver != null) {
            CompletableFuture<?> now = previousAutosaver.release(() -> {
                try {
                    fileEnd.end(previousAutosaver.file());
                } catch (IOException failed) {
                    LOG.log(Level.WARNING, previousAutosaver.file() + " cannot be deleted", failed);
                }
            });
            ending = CompletableFuture.allOf(ending, now);
        }
    }

    /// Writes the current game's last state and stops saving it.
    private void finish() {
        Optional<Autosaver> left = Optional.ofNullable(autosaver);
        autosaver = null;
        left.ifPresent(Autosaver::finish);
    }

    /// All games, the most recently played first, including unreadable files.
    public List<LibraryGame> games() throws IOException {
        settle();
        return library.list();
    }

    /// Names a game; an empty name removes the name.
    public void rename(LibraryGame.Playable game, String name) throws IOException {
        @Nullable Autosaver currentAutosaver = autosaver;
        if (currentAutosaver != null && isPlayed(game)) {
            currentAutosaver.rename(name);
        }
        // A state with the old name that is queued is written first.
        settle();
        renameFile(game, name);
    }

    /// No state of the running game is written in between, and lost.
    private synchronized void renameFile(LibraryGame.Playable game, String name) throws IOException {
        SavedGame wholeGame = game.load();
        // Another name does not make it the game that was played last.
        FileTime played = Files.getLastModifiedTime(game.file());
        write(wholeGame.with(wholeGame.metadata().withName(name)), game.file());
        Files.setLastModifiedTime(game.file(), played);
    }

    /// Moves a game into the bin.
    public void delete(LibraryGame game) throws IOException {
        if (isPlayed(game)) {
            finish();
        }
        mine();
        deleted = library.delete(game.file());
    }

    /// Moves the game out of the bin that was deleted last since the program was started.
    public void restore() throws IOException {
        mine();
        @Nullable Path last = deleted;
        if (last == null) {
            throw new NoSuchFileException("nothing was deleted");
        }
        library.restore(last);
        deleted = null;
    }

    /// Every game in the bin.
    public List<LibraryGame> binned() throws IOException {
        return library.binned();
    }

    /// Moves a game out of the bin.
    public void takeOut(LibraryGame game) throws IOException {
        mine();
        library.restore(game.file());
    }

    /// Deletes every game in the bin for good.
    public void emptyBin() throws IOException {
        mine();
        library.emptyBin();
        deletion.run();
    }

    /// Writes a copy of a game, readable or not, to a chosen file.
    public void export(LibraryGame game, Path to) throws IOException {
        settle();
        switch (game) {
            case LibraryGame.Playable playable -> SavedGameFiles.write(playable.load(), to);
            case LibraryGame.Broken broken -> AtomicFile.copy(broken.file(), to, LARGEST_COPY);
        }
    }

    /// Imports a copy of a file, unless the same game is there already, at the same move or a later one. A file that is
    /// not a game is reported and left alone.
    public BroughtIn bringIn(Path from) throws IOException {
        return switch (GameLibrary.read(from)) {
            case LibraryGame.Broken broken -> new BroughtIn(broken, Arrival.REFUSED);
            case LibraryGame.Playable playable
            when library.holds(from) -> new BroughtIn(playable, Arrival.THERE_ALREADY);
            case LibraryGame.Playable playable -> {
                SavedGame game = playable.load();
                Optional<LibraryGame.Playable> same = there(game);
                if (same.isPresent()) {
                    yield new BroughtIn(same.get(), Arrival.THERE_ALREADY);
                }
                Path file = library.fresh(clock.instant());
                write(game, file);
                yield new BroughtIn(GameLibrary.read(file), Arrival.NEW);
            }
        };
    }

    private Optional<LibraryGame.Playable> there(SavedGame game) throws IOException {
        settle();
        for (LibraryGame libraryGame : library.list()) {
            if (libraryGame instanceof LibraryGame.Playable playable
                    && playable.summary().begun().isSameMatch(game)
                    && playable.load().continues(game)) {
                return Optional.of(playable);
            }
        }
        return Optional.empty();
    }

    /// Adds the playable beginning of a damaged game as a new game, unless it is there. The damaged file stays.
    public LibraryGame.Playable mend(RecoveredGame recovered) throws IOException {
        Optional<LibraryGame.Playable> same = there(recovered.game());
        if (same.isPresent()) {
            return same.get();
        }
        Path file = library.fresh(clock.instant());
        write(recovered.game(), file);
        return new LibraryGame.Playable(
                file, GameSummary.of(recovered.game(), recovered.match()), LibraryGame.Generation.NEWEST);
    }

    /// Waits until all pending saves are on the disk, for a few seconds at most. Thread-safe.
    public void settle() {
        Optional.ofNullable(autosaver).ifPresent(Autosaver::settle);
        awaitEnding();
    }

    private void awaitEnding() {
        boolean _ = BoundedWait.isDone(ending, PATIENCE, "a game is deleted slowly");
    }

    @Override
    public void close() {
        finish();
        awaitEnding();
    }

    private boolean isPlayed(LibraryGame game) {
        return file().equals(Optional.of(game.file()));
    }

    private synchronized void write(SavedGame game, Path file) throws IOException {
        mine();
        SavedGameFiles.keep(game, file);
    }

    private void mine() throws IOException {
        if (!lock.isMine()) {
            throw new TakenOverException();
        }
    }

    private void written(@Nullable IOException failure) {
        @Nullable KeepingProblem previousProblem = problem;
        problem = failure == null
                ? null
                : failure instanceof TakenOverException ? KeepingProblem.TAKEN_OVER : KeepingProblem.DISK;
        KeepingProblem currentProblem = problem;
        if ((currentProblem == null) != (previousProblem == null)) {
            follower.accept(currentProblem == null);
        }
        // Logged once, not at every move: the log may be the terminal from which the game was started.
        if (currentProblem != null && currentProblem != previousProblem) {
            LOG.log(Level.WARNING, "the game cannot be kept: " + failure);
            listener.accept(currentProblem);
        }
    }
}

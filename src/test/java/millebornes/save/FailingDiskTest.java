package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import millebornes.save.DiskFault.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Law: whichever operation of a disk fails, and however, the old or the new game can be read completely afterwards,
/// and a failed write is reported.
class FailingDiskTest {

    private static final SavedGame FIRST = SavedGame.begun(
            Setup.of(Editions.DUEL, TeamFormat.singles(2)), 1, 0, List.of(Remedy.GREEN_LIGHT, Distance.KM_25));
    private static final SavedGame OLD = FIRST.with(Move.play(Remedy.GREEN_LIGHT));
    private static final SavedGame NEW = OLD.with(
            Move.discard(ReplayedGame.of(OLD).match().round().hand(1).cards().getFirst()));
    private static final String ID = "match";

    @TempDir
    private Path place;

    @ParameterizedTest
    @EnumSource
    void theOldGameOrTheNewOneIsThere(Kind kind) throws IOException {
        int failures = 0;
        for (int number = 1; ; number++) {
            Path folder = place.resolve(kind + "-" + number);
            GameLibrary soundLibrary = new GameLibrary(folder);
            SavedGameFiles.keep(FIRST, soundLibrary.file(ID));
            SavedGameFiles.keep(OLD, soundLibrary.file(ID));
            DiskFault fault = new DiskFault(kind, number);
            GameLibrary library = new GameLibrary(new FailingFileSystem(fault).path(folder));
            boolean told = false;
            try {
                SavedGameFiles.keep(NEW, library.file(ID));
            } catch (IOException _) {
                told = true;
                failures++;
            }
            SavedGame gameThere = read(soundLibrary);
            assertThat(gameThere).as("operation %d", number).isIn(OLD, NEW);
            assertThat(told || gameThere.equals(NEW))
                    .as("told at operation %d", number)
                    .isTrue();
            assertThat(soundLibrary.list()).hasSize(1);
            SavedGameFiles.keep(NEW, soundLibrary.file(ID));
            assertThat(read(soundLibrary)).as("the next one after %d", number).isEqualTo(NEW);
            if (!fault.struck()) {
                assertThat(told).isFalse();
                break;
            }
        }
        assertThat(failures).as("faults that were met").isGreaterThan(1);
    }

    /// Law: whichever operation fails while a folder is locked, no file stays open after the lock is released.
    @Test
    void aLockLeavesNoFileOpen() {
        boolean done = false;
        for (int number = 1; !done; number++) {
            DiskFault fault = new DiskFault(Kind.ONCE, number);
            try (FolderLock lock = FolderLock.of(new FailingFileSystem(fault).path(place.resolve("" + number)))) {
                assertThat(lock.isMine()).isTrue();
                done = !fault.struck();
            }
            assertThat(fault.open()).as("operation %d", number).hasValue(0);
        }
    }

    /// Law: a list either comes, or it is told that it cannot be read; nothing else is thrown.
    @ParameterizedTest
    @EnumSource
    void aListComesOrIsTold(Kind kind) throws IOException {
        GameLibrary soundLibrary = new GameLibrary(place);
        SavedGameFiles.keep(OLD, soundLibrary.file(ID));
        SavedGameFiles.keep(NEW, soundLibrary.file(ID));
        SavedGameFiles.keep(FIRST, soundLibrary.file("other"));
        for (int number = 1; ; number++) {
            DiskFault fault = new DiskFault(kind, number);
            GameLibrary library = new GameLibrary(new FailingFileSystem(fault).path(place));
            try {
                library.list();
                library.newestOpen();
            } catch (IOException _) {
                // told
            }
            assertThat(soundLibrary.list()).hasSize(2);
            if (!fault.struck()) {
                break;
            }
        }
    }

    /// Law: a game that is deleted lies in the bin or on the shelf, whichever operation fails.
    @ParameterizedTest
    @EnumSource
    void aDeletedGameIsInTheBinOrOnTheShelf(Kind kind) throws IOException {
        for (int number = 1; ; number++) {
            Path folder = place.resolve(kind + "-" + number);
            GameLibrary soundLibrary = new GameLibrary(folder);
            SavedGameFiles.keep(OLD, soundLibrary.file(ID));
            SavedGameFiles.keep(NEW, soundLibrary.file(ID));
            DiskFault fault = new DiskFault(kind, number);
            GameLibrary library = new GameLibrary(new FailingFileSystem(fault).path(folder));
            try {
                library.delete(library.file(ID));
            } catch (IOException _) {
                // told
            }
            if (soundLibrary.list().isEmpty()) {
                soundLibrary.restore(soundLibrary.binned().getFirst().file());
            }
            assertThat(read(soundLibrary)).as("operation %d", number).isIn(OLD, NEW);
            if (!fault.struck()) {
                break;
            }
        }
    }

    private static SavedGame read(GameLibrary library) {
        return WholeGame.of(GameLibrary.read(library.file(ID)));
    }
}

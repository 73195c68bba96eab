package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import millebornes.save.LibraryGame.Broken;
import millebornes.save.LibraryGame.Playable;
import millebornes.save.StoredValue.Found;
import millebornes.save.StoredValue.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Law: whatever kind of file has the expected name, every reader terminates, with little memory, and reports the
/// problem.
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StrangeFilesTest {

    @TempDir
    private Path place;

    /// What stands there.
    enum Kind {
        /// a pipe that nothing is ever written into
        PIPE,
        LINK_TO_PIPE,
        LINK_TO_ENDLESS_DEVICE,
        LINK_TO_NOTHING,
        LINK_TO_ITSELF,
        LINK_TO_FOLDER,
        FOLDER,
        /// 100 GB, of which nothing is on the disk
        HUGE
    }

    @ParameterizedTest
    @EnumSource
    void everyReaderEnds(Kind kind) throws Exception {
        Path games = Files.createDirectories(place.resolve("games"));
        GameLibrary library = new GameLibrary(games);
        SavedGame game = SavedGameCodec.read(new JsonFields(StrictJsonParser.object(SpoiltSavesTest.game())));
        SavedGameFiles.keep(game, library.file("whole"));
        Path file = library.file("strange");
        make(kind, file);
        make(kind, AtomicFile.older(library.file("other")));

        List<LibraryGame> listed = library.list();
        assertThat(listed)
                .hasSizeBetween(2, 3)
                .filteredOn(Playable.class::isInstance)
                .hasSize(1);
        assertThat(library.newestOpen().map(Playable::file)).contains(library.file("whole"));
        assertThat(GameLibrary.read(file)).isInstanceOf(Broken.class);
        try {
            assertThat(SavedGameFiles.read(file)).isNull();
        } catch (IOException | BadJsonException expected) {
            assertThat(SaveProblem.of(expected)).isIn(SaveProblem.UNREADABLE, SaveProblem.DAMAGED);
        }
        StoredValue<String> stored =
                new StoredValue<>(file, _ -> new com.google.gson.JsonObject(), _ -> "read", "nothing");
        assertThat(stored.find())
                .isIn(new Found<>("nothing", Source.UNREADABLE), new Found<>("nothing", Source.NOT_THERE));
        assertThatIOException().isThrownBy(() -> BoundedFile.text(file, 1 << 20));
    }

    /// Nothing but a regular file is ever replaced by one.
    @ParameterizedTest
    @EnumSource(
            names = {"PIPE", "LINK_TO_PIPE", "LINK_TO_ENDLESS_DEVICE", "LINK_TO_FOLDER", "FOLDER", "LINK_TO_ITSELF"})
    void whatIsNoFileIsNotReplaced(Kind kind) throws Exception {
        Path file = place.resolve("copy");
        make(kind, file);
        assertThatIOException().isThrownBy(() -> AtomicFile.write(file, "text"));
        assertThatIOException().isThrownBy(() -> AtomicFile.writeWithOlder(file, "text"));
        assertThat(Files.isSymbolicLink(file)).isEqualTo(kind.name().startsWith("LINK"));
        assertThat(Files.isRegularFile(file)).isFalse();
        assertThat(file.resolveSibling("copy.old")).doesNotExist();
        try (Stream<Path> left = Files.list(place)) {
            assertThat(left.map(Path::toString)).noneMatch(name -> name.endsWith(".new"));
        }
    }

    @Test
    void aLinkStaysALinkToWhatIsWritten() throws IOException {
        Path real = Files.writeString(
                Files.createDirectories(place.resolve("stick")).resolve("real"), "old");
        Path middle = Files.createSymbolicLink(place.resolve("middle"), Path.of("stick", "real"));
        Path link = Files.createSymbolicLink(place.resolve("link"), middle);
        AtomicFile.write(link, "new");
        assertThat(real).hasContent("new");
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(Files.isSymbolicLink(middle)).isTrue();
        Files.delete(real);
        AtomicFile.write(link, "made");
        assertThat(real).hasContent("made");
        assertThat(BoundedFile.text(link, 10)).isEqualTo("made");
    }

    @Test
    void aFileThatSaysNothingOfItsSizeIsReadAsFarAsAllowed() throws IOException {
        Path status = Path.of("/proc/self/status");
        assumeTrue(Files.exists(status), "Linux");
        assertThat(BoundedFile.text(status, 1 << 16)).contains("Name:");
        assertThatIOException().isThrownBy(() -> BoundedFile.text(status, 10));
    }

    private void make(Kind kind, Path file) throws IOException, InterruptedException {
        Path elsewhere = place.resolve("elsewhere-" + file.getFileName());
        switch (kind) {
            case PIPE -> pipe(file);
            case LINK_TO_PIPE -> {
                pipe(elsewhere);
                Files.createSymbolicLink(file, elsewhere);
            }
            case LINK_TO_ENDLESS_DEVICE -> {
                assumeTrue(Files.exists(Path.of("/dev/zero")), "a system with such a device");
                Files.createSymbolicLink(file, Path.of("/dev/zero"));
            }
            case LINK_TO_NOTHING -> Files.createSymbolicLink(file, elsewhere);
            case LINK_TO_ITSELF -> Files.createSymbolicLink(file, file);
            case LINK_TO_FOLDER -> Files.createSymbolicLink(file, Files.createDirectories(elsewhere));
            case FOLDER -> Files.createDirectories(file);
            case HUGE -> {
                try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
                    huge.setLength(100L << 30);
                }
            }
        }
    }

    private static void pipe(Path file) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "a system with pipes that have names");
        assertThat(new ProcessBuilder("/usr/bin/mkfifo", file.toString())
                        .start()
                        .waitFor())
                .isZero();
    }
}

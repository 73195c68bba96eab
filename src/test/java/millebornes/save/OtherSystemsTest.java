package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Files on the file systems of Windows and macOS, whatever system runs the tests. docs/systems.md lists what differs.
class OtherSystemsTest {

    private static final SavedGame GAME = SavedGame.begun(
            Setup.of(Editions.DUEL, TeamFormat.singles(2)), 1, 0, List.of(Remedy.GREEN_LIGHT, Distance.KM_25));
    private static final SavedGame LATER = GAME.with(Move.play(Remedy.GREEN_LIGHT));

    /// A system as the program meets it.
    enum Machine {
        LINUX("Linux", "/home/lou", "/home/lou/.config/millebornes"),
        MACOS("Mac OS X", "/Users/lou", "/Users/lou/Library/Application Support/millebornes"),
        WINDOWS("Windows 11", "C:\\Users\\Zoé", "C:\\Users\\Zoé\\AppData\\Roaming\\millebornes");

        private final String system;
        private final String home;
        private final String data;

        Machine(String system, String home, String data) {
            this.system = system;
            this.home = home;
            this.data = data;
        }

        FileSystem open() {
            return Jimfs.newFileSystem(
                    switch (this) {
                        case LINUX -> Configuration.unix();
                        case MACOS -> Configuration.osX();
                        case WINDOWS -> Configuration.windows();
                    });
        }

        Path data(FileSystem opened) {
            return DataFolder.of(opened, system, home, Map.of());
        }
    }

    @ParameterizedTest
    @EnumSource
    void dataLieWhereTheSystemKeepsThem(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            assertThat(machine.data(files)).hasToString(machine.data);
            assertThat(DataFolder.of(files, machine.system, machine.home, Map.of("MILLEBORNES_HOME", machine.home)))
                    .hasToString(machine.home);
        }
    }

    @Test
    void windowsSaysWhereRoamingDataLie() throws IOException {
        try (FileSystem files = Machine.WINDOWS.open()) {
            assertThat(DataFolder.of(files, "Windows 11", "C:\\Users\\Lou", Map.of("APPDATA", "D:\\Roaming")))
                    .hasToString("D:\\Roaming\\millebornes");
        }
    }

    @ParameterizedTest
    @EnumSource
    void gamesAreKeptListedDeletedAndRestored(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            GameLibrary library = new GameLibrary(DataFolder.games(machine.data(files)));
            Path file = library.file("Ete");
            SavedGameFiles.keep(GAME, file);
            SavedGameFiles.keep(LATER, file);
            assertThat(listed(library)).containsExactly(LATER);
            Files.writeString(file, "damage");
            assertThat(listed(library)).containsExactly(GAME);
            Path binned = library.delete(file);
            assertThat(library.list()).isEmpty();
            assertThat(library.restore(binned)).isEqualTo(file);
            library.delete(library.restore(library.delete(file)));
            library.emptyBin();
            assertThat(library.binned()).isEmpty();
        }
    }

    /// Names that differ by case are one file on macOS and Windows: neither game may replace the other.
    @ParameterizedTest
    @EnumSource(names = {"MACOS", "WINDOWS"})
    void namesThatDifferByCaseDoNotReplaceEachOtherInTheBin(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            GameLibrary library = new GameLibrary(DataFolder.games(machine.data(files)));
            SavedGameFiles.keep(GAME, library.file("Ete"));
            library.delete(library.file("Ete"));
            SavedGameFiles.keep(LATER, library.file("ETE"));
            library.delete(library.file("ETE"));
            assertThat(library.binned()).hasSize(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void valuesAreReadWithTheLineEndsOfAnySystem(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            StoredValue<String> value = new StoredValue<>(
                    machine.data(files).resolve("settings.json"),
                    OtherSystemsTest::json,
                    json -> json.get("name").getAsString(),
                    "");
            value.write("Zoé");
            for (String end : List.of("\n", "\r\n")) {
                String text = Files.readString(value.file()).replaceAll("\\R", end);
                Files.writeString(value.file(), text);
                assertThat(value.find()).isEqualTo(new StoredValue.Found<>("Zoé", StoredValue.Source.FILE));
            }
            assertThat(value.change(name -> name + "!")).isEqualTo("Zoé!");
            assertThat(value.read()).isEqualTo("Zoé!");
        }
    }

    @ParameterizedTest
    @EnumSource
    void gamesAreReadWithTheLineEndsOfAnySystem(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            Path file = new GameLibrary(machine.data(files)).file("a");
            SavedGameFiles.keep(LATER, file);
            for (String end : List.of("\n", "\r\n")) {
                Files.writeString(file, Files.readString(file).replaceAll("\\R", end));
                assertThat(SavedGameFiles.read(file)).isEqualTo(LATER);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneOfTwoProgramsWrites(Machine machine) throws IOException {
        try (FileSystem files = machine.open();
                FolderLock firstLock = FolderLock.of(machine.data(files))) {
            assertThat(firstLock.isMine()).isTrue();
            try (FolderLock secondLock = FolderLock.of(machine.data(files))) {
                secondLock.takeOver();
                assertThat(secondLock.isMine()).isTrue();
                assertThat(firstLock.isMine()).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingUnfinishedIsLeft(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            Path folder = machine.data(files);
            AtomicFile.write(folder.resolve("a.json"), "one");
            AtomicFile.writeWithOlder(folder.resolve("a.json"), "two");
            assertThatIOException()
                    .isThrownBy(() -> AtomicFile.write(folder.resolve("a.json"), "three", (_, _, _) -> {
                        throw new FileSystemException("a.json");
                    }));
            try (Stream<Path> left = Files.list(folder)) {
                assertThat(left.map(file -> file.getFileName().toString()))
                        .containsExactlyInAnyOrder("a.json", "a.json.old");
            }
            assertThat(folder.resolve("a.json")).hasContent("two");
            assertThat(folder.resolve("a.json.old")).hasContent("one");
        }
    }

    @ParameterizedTest
    @EnumSource
    void filesAreExported(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            Path file = machine.data(files).resolve("a.png");
            AtomicFile.export(file, new byte[] {1});
            AtomicFile.export(file, new byte[] {2});
            assertThat(file).hasBinaryContent(new byte[] {2});
        }
    }

    /// A virus scanner has a fresh file open for a moment; other systems do not mind, so an error there is final.
    @ParameterizedTest
    @EnumSource
    void windowsWaitsForWhoeverHasAFileOpen(Machine machine) throws IOException {
        try (FileSystem files = machine.open()) {
            Path file = machine.data(files).resolve("a.json");
            AtomicInteger tries = new AtomicInteger();
            AtomicFile.Mover mover = (from, to, options) -> {
                if (tries.incrementAndGet() < 3) {
                    throw new FileSystemException(to.toString(), null, "used by another process");
                }
                Files.move(from, to, options);
            };
            if (machine == Machine.WINDOWS) {
                AtomicFile.write(file, "text", mover);
                assertThat(file).hasContent("text");
                assertThat(tries).hasValue(3);
            } else {
                assertThatIOException().isThrownBy(() -> AtomicFile.write(file, "text", mover));
                assertThat(tries).hasValue(1);
            }
        }
    }

    private static JsonObject json(String name) {
        JsonObject json = new JsonObject();
        json.addProperty("name", name);
        return json;
    }

    private static List<SavedGame> listed(GameLibrary library) throws IOException {
        List<SavedGame> games = new ArrayList<>();
        for (LibraryGame listedGame : library.list()) {
            games.add(((LibraryGame.Playable) listedGame).load());
        }
        return games;
    }
}

package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The cost of listing saved games: the replays of every game of [RecordedGames] are counted.
class SummaryCacheTest {

    @TempDir
    private Path folder;

    private final List<SavedGame> replayed = new ArrayList<>();
    private GameLibrary library;

    @BeforeEach
    void fill() throws IOException {
        library = open();
        for (Path file : RecordedGames.files()) {
            String name = file.getFileName().toString();
            Files.writeString(folder.resolve(name.substring(0, name.indexOf('.')) + ".json"), RecordedGames.text(file));
        }
    }

    /// Law: a list says the same whether its games were replayed or not.
    @Test
    void noGameIsReplayedTwice() throws IOException {
        List<LibraryGame> first = library.list();
        assertThat(replayed).hasSameSizeAs(first).hasSizeGreaterThan(50);
        replayed.clear();
        assertThat(open().list()).isEqualTo(first);
        assertThat(replayed).isEmpty();
    }

    @Test
    void onlyWhatHasChangedIsReplayed() throws IOException {
        LibraryGame.Playable lastPlayable =
                (LibraryGame.Playable) library.list().getLast();
        replayed.clear();
        SavedGameFiles.keep(lastPlayable.load().with(SaveMetadata.NONE.withName("Holidays")), lastPlayable.file());
        assertThat(library.list().getFirst())
                .isInstanceOfSatisfying(
                        LibraryGame.Playable.class,
                        renamedPlayable -> assertThat(
                                        renamedPlayable.summary().metadata().name())
                                .isEqualTo("Holidays"));
        assertThat(replayed).hasSize(1);
        replayed.clear();
        Files.setLastModifiedTime(lastPlayable.file(), FileTime.fromMillis(1));
        library.list();
        assertThat(replayed).as("of a file whose content is the same").isEmpty();
    }

    /// Law: neither the time nor the size of a file vouches for what it holds.
    @Test
    void aChangeThatKeepsSizeAndTimeIsSeen() throws IOException {
        LibraryGame.Playable game = (LibraryGame.Playable) library.list().getFirst();
        FileTime time = Files.getLastModifiedTime(game.file());
        String text = Files.readString(game.file());
        String seed = "\"seed\":" + text.replaceFirst("(?s).*\"seed\":(\\d).*", "$1");
        Files.writeString(game.file(), text.replace(seed, seed.endsWith("9") ? "\"seed\":1" : "\"seed\":9"));
        Files.setLastModifiedTime(game.file(), time);
        assertThat(library.list())
                .filteredOn(listedGame -> listedGame.file().equals(game.file()))
                .singleElement()
                .isInstanceOf(LibraryGame.Broken.class);
    }

    @Test
    void aGameIsKnownInTheBinAndOutOfIt() throws IOException {
        Path file = library.list().getFirst().file();
        replayed.clear();
        int games = library.list().size();
        Path binned = library.delete(file);
        assertThat(library.list()).hasSize(games - 1);
        assertThat(library.binned()).hasSize(1);
        library.restore(binned);
        assertThat(library.list()).hasSize(games);
        assertThat(library.binned()).isEmpty();
        assertThat(replayed).isEmpty();
    }

    /// Law: an index that cannot be read, or is none of this version, costs a replay of every game and nothing else.
    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{}", "{\"program\":\"0\",\"shelves\":{}}", "{\"program\":\"0\",\"shelves\":7}"})
    void withoutAnIndexEveryGameIsReplayed(String content) throws IOException {
        List<LibraryGame> first = library.list();
        replayed.clear();
        Files.delete(AtomicFile.older(folder.resolve(SummaryCache.NAME)));
        Files.writeString(folder.resolve(SummaryCache.NAME), content);
        assertThat(library.list()).isEqualTo(first);
        assertThat(replayed).hasSameSizeAs(first);
        replayed.clear();
        assertThat(library.list()).isEqualTo(first);
        assertThat(replayed).isEmpty();
    }

    @Test
    void theIndexIsNoGame() throws IOException {
        int games = library.list().size();
        assertThat(folder.resolve(SummaryCache.NAME)).isRegularFile();
        assertThat(library.list()).hasSize(games);
    }

    private GameLibrary open() {
        return new GameLibrary(folder, game -> {
            replayed.add(game);
            return ReplayedGame.of(game).match();
        });
    }
}

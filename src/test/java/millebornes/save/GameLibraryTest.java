package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The folder of saved games: what is listed, what is corrupt, what is deleted and restored.
class GameLibraryTest {

    private static final SavedGame GAME = SavedGame.begun(
            Setup.of(Editions.DUEL, TeamFormat.singles(2)), 1, 0, List.of(Remedy.GREEN_LIGHT, Distance.KM_25));
    private static final SavedGame LATER = GAME.with(Move.play(Remedy.GREEN_LIGHT));

    @TempDir
    private Path place;

    private Path folder;
    private GameLibrary library;

    @BeforeEach
    void open() {
        folder = place.resolve("games");
        library = new GameLibrary(folder);
    }

    @Test
    void aFolderThatIsNotThereHoldsNoGames() throws IOException {
        assertThat(library.list()).isEmpty();
    }

    @Test
    void theGameThatWasPlayedLastComesFirst() throws IOException {
        SavedGameFiles.keep(GAME, library.file("a"));
        SavedGameFiles.keep(LATER, library.file("b"));
        SavedGameFiles.keep(GAME, library.file("c"));
        touch("a", 2000);
        touch("b", 3000);
        touch("c", 1000);
        assertThat(library.list())
                .extracting(LibraryGame::file)
                .containsExactly(library.file("b"), library.file("a"), library.file("c"));
        assertThat(listed().getFirst()).isEqualTo(playable("b", LATER));
    }

    @Test
    void ofASpoiltFileTheGenerationBeforeIsTaken() throws IOException {
        SavedGameFiles.keep(GAME, library.file("a"));
        SavedGameFiles.keep(LATER, library.file("a"));
        assertThat(listed()).containsExactly(playable("a", LATER));
        Files.writeString(library.file("a"), "{\"game\":\"mille");
        assertThat(listed()).containsExactly(playable("a", GAME));
        Files.delete(library.file("a"));
        assertThat(listed()).containsExactly(playable("a", GAME));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "FOREIGN|{}",
                "FOREIGN|\u0000\u0001",
                "DAMAGED|{\"game\":\"millebornes\",\"version\":2}",
                "NEWER|{\"game\":\"millebornes\",\"version\":99}"
            })
    void whatIsNoGameIsListedWithTheReasonAndLeftAlone(String reasonAndText) throws IOException {
        String[] parts = reasonAndText.split("\\|", 2);
        Files.createDirectories(folder);
        Path file = Files.writeString(library.file("x"), parts[1]);
        assertThat(listed()).containsExactly(new LibraryGame.Broken(file, SaveProblem.valueOf(parts[0])));
        assertThat(file).hasContent(parts[1]);
    }

    @Test
    void aChangedMoveIsSeenByTheChecksum() throws IOException {
        SavedGame saved = LATER.with(LATER.metadata()
                .withChecksum(StateChecksum.of(ReplayedGame.of(LATER).match())));
        SavedGameFiles.keep(saved, library.file("a"));
        assertThat(listed()).containsExactly(playable("a", saved));
        Files.delete(GameLibrary.older(library.file("a")));
        String text = Files.readString(library.file("a"));
        Files.writeString(library.file("a"), text.replace("\"seed\":1", "\"seed\":2"));
        assertThat(listed()).singleElement().isInstanceOfSatisfying(LibraryGame.Broken.class, broken -> {
            assertThat(broken.file()).isEqualTo(library.file("a"));
            assertThat(broken.problem()).isEqualTo(SaveProblem.CHANGED);
        });
    }

    @Test
    void whatIsDeletedStaysInTheBinUntilThatIsEmptied() throws IOException {
        library.emptyBin();
        assertThat(library.binned()).isEmpty();
        SavedGameFiles.keep(GAME, library.file("a"));
        SavedGameFiles.keep(LATER, library.file("a"));
        SavedGameFiles.keep(GAME, library.file("b"));
        Path a = library.delete(library.file("a"));
        assertThat(listed()).containsExactly(playable("b", GAME));
        Path b = library.delete(library.file("b"));
        assertThat(listed()).isEmpty();
        assertThat(library.binned()).extracting(LibraryGame::file).containsExactlyInAnyOrder(a, b);
        assertThat(library.restore(a)).isEqualTo(library.file("a"));
        assertThat(listed()).containsExactly(playable("a", LATER));
        Files.writeString(library.file("a"), "damage");
        assertThat(listed()).as("its second copy has come back, too").containsExactly(playable("a", GAME));
        assertThatIOException().isThrownBy(() -> library.restore(a));
        library.emptyBin();
        assertThat(library.binned()).isEmpty();
        assertThatIOException().isThrownBy(() -> library.restore(b));
        assertThat(listed()).hasSize(1);
    }

    /// No game replaces another, neither on its way into the bin nor out of it.
    @Test
    void gamesOfTheSameNameDoNotReplaceOneAnother() throws IOException {
        SavedGameFiles.keep(GAME, library.file("a"));
        Path first = library.delete(library.file("a"));
        SavedGameFiles.keep(LATER, library.file("a"));
        Path second = library.delete(library.file("a"));
        assertThat(second).isNotEqualTo(first);
        assertThat(library.restore(first)).isEqualTo(library.file("a"));
        assertThat(library.restore(second)).isEqualTo(library.file("a-2"));
        assertThat(listed()).containsExactlyInAnyOrder(playable("a", GAME), playable("a-2", LATER));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "../x", "a/b", "a\\b", ".hidden", "a b", "é"})
    void nothingOutsideOfTheFolderCanBeNamed(String id) {
        assertThatIllegalArgumentException().isThrownBy(() -> library.file(id));
    }

    /// A game that can be played: its file, and what is in it.
    private Map.Entry<Path, SavedGame> playable(String id, SavedGame game) {
        return Map.entry(library.file(id), game);
    }

    private List<Object> listed() throws IOException {
        return library.list().stream()
                .map(libraryGame -> libraryGame instanceof LibraryGame.Playable playable
                        ? Map.entry(playable.file(), WholeGame.of(playable))
                        : (Object) libraryGame)
                .toList();
    }

    private void touch(String id, long millis) throws IOException {
        Files.setLastModifiedTime(library.file(id), FileTime.fromMillis(millis));
    }
}

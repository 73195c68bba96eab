package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import millebornes.save.LibraryGame.Broken;
import millebornes.save.LibraryGame.Generation;
import millebornes.save.LibraryGame.Playable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Law: a saved game with one flipped bit, in a name or in a move, opens unchanged or is reported as corrupt; if the
/// previous copy is intact, it is used, and that is reported.
class FlippedGameTest {

    @TempDir
    private Path place;

    private GameLibrary library;
    private Path file;
    private SavedGame gameBefore;
    private SavedGame newestGame;

    @BeforeEach
    void keep() throws IOException {
        library = new GameLibrary(place.resolve("games"));
        file = library.file("match");
        SavedGame wholeGame = SavedGameCodec.read(new JsonFields(StrictJsonParser.object(SpoiltSavesTest.game())));
        gameBefore = beginning(wholeGame, 11);
        newestGame = beginning(wholeGame, 12);
        SavedGameFiles.keep(gameBefore, file);
        SavedGameFiles.keep(newestGame, file);
    }

    private static SavedGame beginning(SavedGame game, int moves) {
        SavedGame cutGame = game.before(1, moves + 1).orElseThrow();
        return cutGame.with(game.metadata()
                .withChecksum(StateChecksum.of(ReplayedGame.of(cutGame).match())));
    }

    @Test
    void withTheGenerationBefore() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            flip(whole, at);
            Playable playableThere = (Playable) GameLibrary.read(file);
            assertThat(playableThere.load())
                    .as("byte %d", at)
                    .isEqualTo(playableThere.generation() == Generation.NEWEST ? newestGame : gameBefore);
        }
    }

    @Test
    void withoutIt() throws IOException {
        Files.delete(GameLibrary.older(file));
        byte[] whole = Files.readAllBytes(file);
        int told = 0;
        for (int at = 0; at < whole.length; at++) {
            flip(whole, at);
            switch (GameLibrary.read(file)) {
                case Playable playableThere ->
                    assertThat(playableThere.load()).as("byte %d", at).isEqualTo(newestGame);
                case Broken broken -> {
                    told++;
                    Optional<Path> where = Optional.of(broken.file());
                    assertThat(where).as("byte %d", at).contains(file);
                }
            }
        }
        assertThat(told).as("bytes that matter").isGreaterThan(whole.length * 7 / 8);
    }

    private void flip(byte[] whole, int at) throws IOException {
        byte[] flipped = whole.clone();
        flipped[at] ^= (byte) (1 << at % 8);
        Files.write(file, flipped);
    }
}

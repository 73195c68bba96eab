package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Law: whatever a file contains, it is a playable game or its problem is reported; nothing is thrown, and nothing
/// outside the folder is changed.
class SpoiltSavesTest {

    /// How many files are tried; 100,000 in a soak.
    private static final int FILES = Integer.getInteger("spoilt", 4000);

    @TempDir
    private Path place;

    @Test
    void aSpoiltFileIsReadOrRefused() throws IOException {
        Path folder = Files.createDirectories(place.resolve("games"));
        Path file = new GameLibrary(folder).file("match");
        SpoiltSaves spoilt = new SpoiltSaves(game(), 42);
        Map<SaveProblem, Integer> problems = new EnumMap<>(SaveProblem.class);
        int played = 0;
        long slowest = 0;
        for (int number = 0; number < FILES; number++) {
            Files.write(file, spoilt.next());
            long began = System.nanoTime();
            LibraryGame libraryGame = GameLibrary.read(file);
            slowest = Math.max(slowest, System.nanoTime() - began);
            switch (libraryGame) {
                case LibraryGame.Playable _ -> played++;
                case LibraryGame.Broken broken -> problems.merge(broken.problem(), 1, Integer::sum);
            }
        }
        System.out.printf(
                "%d spoilt files: %d read, %s, slowest %d ms%n", FILES, played, problems, slowest / 1_000_000);
        assertThat(problems).containsKeys(SaveProblem.FOREIGN, SaveProblem.DAMAGED, SaveProblem.CHANGED);
        assertThat(played).as("some say the same game otherwise").isPositive();
        try (Stream<Path> all = Files.walk(place)) {
            assertThat(all.filter(Files::isRegularFile)).containsExactly(file);
        }
    }

    /// The worst that fits into the largest file: nothing but empty objects, lists, numbers or letters.
    @ParameterizedTest
    @ValueSource(strings = {"{},", "[],", "1,", "\"\",", "[", "{\"a\":", "é", "\0"})
    void theLargestFileThatIsReadIsRefusedWithoutHarm(String piece) throws IOException {
        String head = "{\"game\":\"millebornes\",\"version\":1,\"rounds\":[";
        int pieces = (SavedGameFiles.LARGEST - head.length() - 8)
                / piece.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        Path file = Files.writeString(place.resolve("large.json"), head + piece.repeat(pieces) + "1]}");
        assertThat(Files.size(file)).isLessThanOrEqualTo(SavedGameFiles.LARGEST);
        assertThat(GameLibrary.read(file)).isInstanceOf(LibraryGame.Broken.class);
    }

    @Test
    void aHundredMegabytesOfNoiseAreNotEvenRead() throws IOException {
        Path file = place.resolve("noise.json");
        try (RandomAccessFile noise = new RandomAccessFile(file.toFile(), "rw")) {
            noise.setLength(100L << 20);
        }
        assertThat(GameLibrary.read(file)).isEqualTo(new LibraryGame.Broken(file, SaveProblem.DAMAGED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x", "..", "a/b", "a\\b", "", "C:x", "\0", "x.json", "/etc/passwd", "..%2fx"})
    void aNameThatLeadsOutOfTheFolderIsRefused(String id) {
        assertThatIllegalArgumentException().isThrownBy(() -> new GameLibrary(place).file(id));
    }

    /// A game of a few rounds with everything that a file can say.
    static String game() {
        Setup setup = Setup.of(Editions.CLASSIC, TeamFormat.singles(3)).with(choices -> choices.rounds(4));
        SavedGame game = SavedPlayers.in(
                SavedGame.begun(setup, 9, 1, List.of()),
                List.of(
                        new SavedGame.SavedPlayer("Anna", null, "pictures", null, null),
                        SavedPlayers.computer("Bob", "easy"),
                        SavedPlayers.person("Zoé")),
                List.of());
        Random random = new Random(9);
        Match match = Match.start(setup.rules(), 9, 1, List.of()).match();
        for (int move = 0; move < 150 && !match.isOver(); move++) {
            if (match.round().isOver()) {
                match = ((MatchStep) match.nextRound(List.of())).match();
                game = game.withRound(List.of());
                continue;
            }
            int seat = match.round().phase().asked().toList().getFirst();
            List<Move> legal = match.view(seat).legal();
            Move chosenMove = legal.get(random.nextInt(legal.size()));
            match = match.playLegal(chosenMove).match();
            game = game.with(chosenMove);
        }
        return SavedGameCodec.write(
                        game.with(SaveMetadata.NONE.withName("Holidays").withChecksum(StateChecksum.of(match))))
                .toString();
    }
}

package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import millebornes.engine.rules.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The playable beginning of a damaged game.
class RecoveredGameTest {

    private static final String TEXT = SpoiltSavesTest.game();
    private static final SavedGame WHOLE = SavedGameCodec.read(new JsonFields(StrictJsonParser.object(TEXT)));

    private static final Pattern MOVE = Pattern.compile("\\{\"type\":[^{}]*}");

    @TempDir
    private Path folder;

    /// Law: of a file that was cut off anywhere, every move that stands whole before the cut can be played.
    @Test
    void aFileThatWasCutOffKeepsEveryMoveBeforeTheCut() throws IOException {
        List<Move> all = moves(WHOLE);
        int longest = 0;
        for (int length = TEXT.length() - 1; length > 0; length -= 61) {
            String cut = TEXT.substring(0, length);
            List<Move> left = read(cut.getBytes(StandardCharsets.UTF_8))
                    .map(recovered -> moves(recovered.game()))
                    .orElse(List.of());
            assertThat(left)
                    .as("%d bytes", length)
                    .hasSizeBetween(wholeMoves(cut), wholeMoves(cut) + 1)
                    .isEqualTo(all.subList(0, left.size()));
            longest = Math.max(longest, left.size());
        }
        assertThat(longest).isGreaterThan(all.size() - 3);
    }

    /// Law: a corrupt byte costs nothing that stands before it.
    @Test
    void aSpoiltByteCostsNothingBeforeIt() throws IOException {
        byte[] bytes = TEXT.getBytes(StandardCharsets.UTF_8);
        int first = TEXT.substring(0, TEXT.indexOf("\"moves\"")).getBytes(StandardCharsets.UTF_8).length;
        List<Move> all = moves(WHOLE);
        Random random = new Random(4);
        for (int time = 0; time < 200; time++) {
            int at = first + 400 + random.nextInt(bytes.length - first - 500);
            byte[] spoilt = bytes.clone();
            spoilt[at] ^= (byte) (1 << random.nextInt(8));
            int before = wholeMoves(new String(spoilt, 0, at, StandardCharsets.UTF_8));
            assertThat(read(spoilt))
                    .as("byte %d", at)
                    .hasValueSatisfying(recovered -> assertThat(moves(recovered.game()))
                            .startsWith(all.subList(0, before).toArray(Move[]::new)));
        }
    }

    @Test
    void aMoveThatTheRulesRefuseEndsIt() throws IOException {
        SavedGame wrongGame = WHOLE.with(new Move.Stop()).with(new Move.Stuck());
        RecoveredGame recovered = read(SavedGameCodec.write(wrongGame)
                        .toString()
                        .getBytes(StandardCharsets.UTF_8))
                .orElseThrow();
        assertThat(moves(recovered.game())).isEqualTo(moves(WHOLE));
        assertThat(recovered.round()).isEqualTo(WHOLE.rounds().size());
        assertThat(recovered.moves()).isEqualTo(WHOLE.rounds().getLast().moves().size());
        assertThat(recovered.km())
                .isEqualTo(ReplayedGame.of(WHOLE).match().round().cars().stream()
                        .mapToInt(car -> car.km())
                        .max()
                        .orElseThrow());
    }

    @Test
    void aRoundThatCouldNotBeDealtEndsIt() throws IOException {
        SavedGame wrongGame = WHOLE.withRound(List.of()).with(new Move.Stop());
        assertThat(read(SavedGameCodec.write(wrongGame).toString().getBytes(StandardCharsets.UTF_8)))
                .hasValueSatisfying(
                        recovered -> assertThat(moves(recovered.game())).isEqualTo(moves(WHOLE)));
    }

    /// A checksum that says something else leaves moves that are all legal: they can be played.
    @Test
    void anotherChecksumLeavesEveryMove() throws IOException {
        String other = TEXT.replaceFirst("\"checksum\":\"[0-9a-f]{8}\"", "\"checksum\":\"00000000\"");
        assertThat(other).isNotEqualTo(TEXT);
        assertThat(read(other.getBytes(StandardCharsets.UTF_8))).hasValueSatisfying(recovered -> {
            assertThat(moves(recovered.game())).isEqualTo(moves(WHOLE));
            assertThat(recovered.game().metadata().checksum()).isNull();
            assertThat(recovered.game().metadata().name()).isEqualTo("Holidays");
        });
    }

    /// What is said beside a game is not worth the game.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"name\":7",
                "\"began\":\"once\"",
                "\"saved\":[]",
                "\"looks\":[\"Z\"]",
                "\"looks\":[1]",
                "\"takenBack\":[]",
                "\"takenBack\":{\"type\":\"fly\"}"
            })
    void whatIsSaidBesideIsLeftOut(String field) throws IOException {
        String name = field.substring(0, field.indexOf(':'));
        String other =
                "{" + field + "," + TEXT.replaceFirst(name + ":\"[^\"]*\",", "").substring(1);
        assertThat(read(other.getBytes(StandardCharsets.UTF_8)))
                .hasValueSatisfying(
                        recovered -> assertThat(moves(recovered.game())).isEqualTo(moves(WHOLE)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "Dear diary",
                "{\"game\":\"millebornes\",\"version\":2}",
                "{\"game\":\"millebornes\",\"version\":2,\"profile\":\"duel\",\"seats\":2,\"teams\":\"singles\",\"seed\":1,"
                        + "\"first\":0,\"rounds\":[{\"deck\":[],\"moves\":[{\"type\":\"stop\"}]}]}"
            })
    void whereNoMoveIsLeftNothingIs(String text) throws IOException {
        assertThat(read(text.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }

    @Test
    void whatANewerProgramWroteIsLeftToIt() throws IOException {
        String ours = "\"version\":" + SavedGameCodec.VERSION;
        String newer = TEXT.replace(ours, ours + "0");
        assertThat(newer).isNotEqualTo(TEXT);
        assertThat(read(newer.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }

    /// Law: of a file that is corrupt and the generation before that is, too, the longer beginning is found.
    @Test
    void theLongerOfTwoGenerationsIsTaken() throws IOException {
        GameLibrary library = new GameLibrary(folder);
        Path file = library.file("match");
        Files.writeString(file, TEXT.substring(0, TEXT.length() / 2));
        Files.writeString(GameLibrary.older(file), TEXT.substring(0, TEXT.length() - 80));
        assertThat(GameLibrary.read(file))
                .isInstanceOfSatisfying(
                        LibraryGame.Broken.class,
                        broken -> assertThat(
                                        broken.beginning().orElseThrow().game().moveCount())
                                .isGreaterThan(WHOLE.moveCount() - 5));
        Files.delete(file);
        assertThat(GameLibrary.read(file))
                .isInstanceOfSatisfying(
                        LibraryGame.Broken.class,
                        broken -> assertThat(broken.beginning()).isPresent());
    }

    private Optional<RecoveredGame> read(byte[] bytes) throws IOException {
        return RecoveredGame.read(Files.write(folder.resolve("damaged.json"), bytes));
    }

    /// How many moves stand whole in a text that was cut off.
    private static int wholeMoves(String text) {
        return (int) MOVE.matcher(text).results().count();
    }

    private static List<Move> moves(SavedGame game) {
        return game.rounds().stream().flatMap(round -> round.moves().stream()).toList();
    }
}

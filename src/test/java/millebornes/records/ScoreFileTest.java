package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.save.StoredValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One file for several programs: nothing that one of them adds is lost, even if they write at the same time.
class ScoreFileTest {

    private static final int EACH = 40;

    @TempDir
    private Path home;

    /// One of the programs of this test.
    static final class Program {

        private Program() {}

        public static void main(String[] arguments) throws IOException {
            addAll(Path.of(arguments[0]), arguments[1]);
        }
    }

    @Test
    void severalProgramsLoseNothing() throws Exception {
        List<Process> programs = new ArrayList<>();
        for (String name : List.of("Anna", "Paul")) {
            programs.add(new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            classPath(),
                            Program.class.getName(),
                            home.toString(),
                            name)
                    .inheritIO()
                    .start());
        }
        addAll(home, "Zoé");
        for (Process program : programs) {
            assertThat(program.waitFor()).isZero();
        }
        assertEverythingIsThere("Anna", "Paul", "Zoé");
    }

    @Test
    void severalThreadsOfOneProgramLoseNothing() throws Exception {
        List<Thread> threads = Stream.of("Anna", "Paul", "Zoé")
                .map(name -> Thread.ofPlatform().start(() -> {
                    try {
                        addAll(home, name);
                    } catch (IOException failed) {
                        throw new AssertionError(failed);
                    }
                }))
                .toList();
        for (Thread thread : threads) {
            thread.join();
        }
        assertEverythingIsThere("Anna", "Paul", "Zoé");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "{\"games\":[{}]}", "{\"games\":[{\"edition\":7,\"players\":3}]}"})
    void whatIsNoListOfMatchesIsPutAsideBeforeOneIsAdded(String content) throws IOException {
        Path file = Files.writeString(home.resolve("scores.json"), content);
        StoredValue<List<FinishedMatch>> scoresValue = ScoresCodec.in(home);
        assertThatThrownBy(scoresValue::read).isInstanceOf(IOException.class);
        assertThat(scoresValue.change(match("Anna", 1)::after)).containsExactly(match("Anna", 1));
        assertThat(scoresValue.read()).containsExactly(match("Anna", 1));
        assertThat(file.resolveSibling("scores.json.unreadable")).hasContent(content);
    }

    @Test
    void aFileOfAnEarlierVersionIsRead() throws IOException {
        Files.writeString(home.resolve("scores.json"), """
                {"games": [{"edition": "duel", "players": [
                  {"name": "Zoé « Z »", "won": true, "points": 5150, "bestRound": 1975, "coupsFourres": 2}]}]}
                """);
        assertThat(ScoresCodec.in(home).read())
                .containsExactly(new FinishedMatch(
                        "duel", List.of(new PlayerResult("Zoé « Z »", Outcome.WON, 5150, 1975, 2, 0, 0))));
    }

    private void assertEverythingIsThere(String... names) throws IOException {
        List<FinishedMatch> all = ScoresCodec.in(home).read();
        assertThat(all).hasSize(names.length * EACH);
        for (String name : names) {
            assertThat(all.stream()
                            .filter(match -> match.players().getFirst().name().equals(name)))
                    .as("in the order in which they were played")
                    .containsExactlyElementsOf(IntStream.range(0, EACH)
                            .mapToObj(points -> match(name, points))
                            .toList());
        }
    }

    private static void addAll(Path home, String name) throws IOException {
        for (int points = 0; points < EACH; points++) {
            ScoresCodec.in(home).change(match(name, points)::after);
        }
    }

    private static FinishedMatch match(String name, int points) {
        return new FinishedMatch("board", List.of(new PlayerResult(name, Outcome.WON, points, points, 0, 0, 0)));
    }

    private static String classPath() {
        return String.join(
                File.pathSeparator,
                Arrays.stream(new String[] {
                            System.getProperty("jdk.module.path"),
                            System.getProperty("java.class.path"),
                            Path.of("target", "test-classes").toString()
                        })
                        .filter(path -> path != null && !path.isEmpty())
                        .toList());
    }
}

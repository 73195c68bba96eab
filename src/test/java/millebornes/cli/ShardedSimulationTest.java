package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A measurement in parts: eight processes, or any number of machines, give the same result as one.
class ShardedSimulationTest {

    private static final int SHARDS = 8;

    private static final int DEALS_EACH = 25;

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path folder;

    @BeforeEach
    void english() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @AfterEach
    void asItWas() {
        Locale.setDefault(before);
    }

    @Test
    void eightShardsAreOneRunByteForByte() throws IOException {
        List<Path> files = shards("2");
        Collections.rotate(files, 3);
        CommandResult wholeResult = simulate(0, SHARDS * DEALS_EACH, "1");
        assertThat(wholeResult.status()).isZero();
        assertThat(wholeResult.out()).contains("\"deals\":[\"0..200\"]", "\"games\":600");
        assertThat(merge(files, "--json").out()).isEqualTo(wholeResult.out());
    }

    @Test
    void aShardThatWasKilledIsNamedAndRunAgain() throws IOException {
        List<Path> files = shards("1");
        String whole = simulate(0, SHARDS * DEALS_EACH, "2").out();
        for (String left : List.of("", Files.readString(files.get(5)).substring(0, 200))) {
            Files.writeString(files.get(5), left);
            CommandResult refusedResult = merge(files, "--json");
            assertThat(refusedResult.status()).isEqualTo(1);
            assertThat(refusedResult.out()).isEmpty();
            assertThat(refusedResult.err()).contains(files.get(5).toString()).contains("run that part again");
        }
        Files.writeString(
                files.get(5), simulate(5 * DEALS_EACH, 6 * DEALS_EACH, "1").out());
        assertThat(merge(files, "--json").out()).isEqualTo(whole);
    }

    @Test
    void whatIsMissingIsSeenAndWhatIsThereTwiceIsRefused() throws IOException {
        List<Path> files = shards("1");
        Path lost = files.remove(2);
        assertThat(merge(files, "--json").out()).contains("\"deals\":[\"0..50\",\"75..200\"]");
        files.add(lost);
        files.add(lost);
        CommandResult resultTwice = merge(files, "--json");
        assertThat(resultTwice.status()).isEqualTo(1);
        assertThat(resultTwice.err()).contains("Some deals are in two of these results.");
    }

    @Test
    void shardsOfSomethingElseAreRefused() throws IOException {
        List<Path> files = shards("1");
        Path other = folder.resolve("other.json");
        Files.writeString(
                other,
                CommandResult.of("simulate", "--bots", "easy,medium", "--deals", "200..210", "--json", "--paired")
                        .out());
        files.add(other);
        CommandResult refusedResult = merge(files, "--json");
        assertThat(refusedResult.status()).isEqualTo(1);
        assertThat(refusedResult.err()).contains("don’t measure the same thing");
    }

    @Test
    void mergedResultsAreATableToo() throws IOException {
        List<String> lines = merge(shards("1"), "--merge").out().lines().toList();
        assertThat(lines.getFirst()).startsWith("Player").endsWith("Coups-fourrés");
        assertThat(lines.getLast()).isEqualTo("600 rounds in all.");
    }

    @Test
    void dealsAreARange() {
        for (String wrong : List.of("7", "9..3", "3..3", "a..b")) {
            CommandResult refusedResult = CommandResult.of("simulate", "--bots", "easy", "--deals", wrong);
            assertThat(refusedResult.status()).isEqualTo(2);
            assertThat(refusedResult.err()).contains("--deals: “" + wrong + "” isn’t a possible value.");
        }
    }

    private List<Path> shards(String threads) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int shard = 0; shard < SHARDS; shard++) {
            Path file = folder.resolve(shard + ".json");
            Files.writeString(
                    file,
                    simulate(shard * DEALS_EACH, (shard + 1) * DEALS_EACH, threads)
                            .out());
            files.add(file);
        }
        return files;
    }

    private static CommandResult simulate(int from, int to, String threads) {
        return CommandResult.of(
                "simulate",
                "--bots",
                "medium,easy,random",
                "--edition",
                "playroom",
                "--option",
                "wrongWay=true",
                "--paired",
                "--seed",
                "5",
                "--threads",
                threads,
                "--deals",
                from + ".." + to,
                "--json");
    }

    /// @param how `--json`, or nothing else than the option itself
    private static CommandResult merge(List<Path> files, String how) {
        Stream<String> arguments = Stream.concat(
                how.equals("--merge") ? Stream.of("simulate") : Stream.of("simulate", how),
                Stream.concat(Stream.of("--merge"), files.stream().map(Path::toString)));
        return CommandResult.of(arguments.toArray(String[]::new));
    }
}

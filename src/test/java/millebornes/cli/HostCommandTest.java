package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import millebornes.engine.match.DealSeed;
import millebornes.net.host.HostOptions.HostNotice;
import millebornes.save.DataFolder;
import millebornes.save.GameLibrary;
import millebornes.save.SavedGame;
import millebornes.save.StrictJsonParser;
import millebornes.save.WholeGame;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// The deals of `host`, and its notices about them.
class HostCommandTest {

    private static final String KEY = "7K2M-9QXA-4H1C-8E2V-WD0T-PZ3N-5R";

    private final Locale before = Locale.getDefault();

    @TempDir
    private Path home;

    private volatile List<SavedGame> kept = List.of();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    private CommandResult host(String... arguments) {
        return hostAt("127.0.0.1", arguments);
    }

    private CommandResult hostAt(String bind, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = new CommandLine(new HostCommand(() -> home, new UntilKept()))
                .setResourceBundle(ResourceBundle.getBundle("cli.help", Locale.getDefault()))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(Stream.of("--bind", bind, "--players", "Anna,Lou"), Stream.of(arguments))
                        .toArray(String[]::new));
        return new CommandResult(status, out.toString(), err.toString());
    }

    private SavedGame kept() {
        return kept.getFirst();
    }

    /// Ends when the game has been written: nothing stays of a table that nobody uses.
    private final class UntilKept extends InputStream {

        @Override
        public int read() throws IOException {
            while (kept.isEmpty()) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
                kept = new GameLibrary(DataFolder.games(home))
                        .list().stream().map(WholeGame::of).toList();
            }
            return -1;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            return read();
        }
    }

    /// A name that no machine has, and an address of documentation, which belongs to none.
    @ParameterizedTest
    @ValueSource(strings = {"foo.invalid", "192.0.2.1"})
    void anAddressOfAnotherComputerIsRefusedByItsName(String bind) {
        CommandResult result = hostAt(bind);
        assertThat(result.status()).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(result.err())
                .contains(Words.of(Language.of(Locale.getDefault())).text("host.bind.foreign", bind));
    }

    /// No phone can open an address that stands for all of them.
    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "[::]", "::"})
    void theAddressOfAllIsNotPrinted(String bind) {
        CommandResult result = hostAt(bind);
        if (bind.contains(":")) {
            assumeThat(result.status()).as("this machine has IPv6").isZero();
        }
        assertThat(result.status()).isZero();
        assertThat(StrictJsonParser.object(result.out().strip()).get("url").getAsString())
                .doesNotContain("0.0.0.0", "[::]");
    }

    @ParameterizedTest
    @EnumSource
    void itSpeaksTheLanguageThatIsAskedFor(Language language) {
        assertThat(host("--seed", "1", "--language", language.tag()).err().strip())
                .isEqualTo(Words.of(language).text("host.notice." + HostNotice.NUMBERED_DEAL));
        assertThat(host("--language", "la").status()).isEqualTo(CommandLine.ExitCode.USAGE);
    }

    @Test
    void withoutANumberTheDealIsKeyedAndNothingIsSaid() {
        CommandResult result = host();
        assertThat(result.status()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(kept().seed()).isInstanceOf(DealSeed.Keyed.class);
        assertThat(result.out()).doesNotContain(kept().seed().text());
    }

    @ParameterizedTest
    @EnumSource
    void aNumberIsDealtAndToldInBothLanguages(Language language) {
        Locale.setDefault(Locale.forLanguageTag(language.tag()));
        CommandResult result = host("--seed", "482917305");
        assertThat(result.err().strip()).isEqualTo(Words.of(language).text("host.notice." + HostNotice.NUMBERED_DEAL));
        assertThat(kept().seed()).isEqualTo(DealSeed.numbered(482_917_305));
        JsonObject line = StrictJsonParser.object(result.out().strip());
        assertThat(line.get("seats").getAsJsonArray())
                .as("the line is what it was")
                .hasSize(2);
        assertThat(result.out()).doesNotContain("482917305");
    }

    @Test
    void aKeyThatIsTypedIsDealt() {
        CommandResult result = host("--seed", KEY);
        assertThat(result.err()).isEmpty();
        assertThat(kept().seed()).isEqualTo(DealSeed.typedKey(KEY).orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"seven", "7K2M-9QXA", "99999999999999999999", ""})
    void anythingElseIsRefused(String seed) {
        assertThat(host("--seed", seed).status()).isEqualTo(CommandLine.ExitCode.USAGE);
    }

    /// Every notice has a sentence in every language.
    @Test
    void everyNoticeIsWritten() {
        for (Language language : Language.values()) {
            assertThat(List.of(HostNotice.values()))
                    .allSatisfy(notice -> assertThat(Words.of(language).text("host.notice." + notice))
                            .endsWith("."));
        }
    }
}

package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    private CommandResult host(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        InputStream ended = new ByteArrayInputStream(new byte[0]);
        int status = new CommandLine(new HostCommand(() -> home, ended))
                .setResourceBundle(java.util.ResourceBundle.getBundle("cli.help", Locale.getDefault()))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(Stream.of("--bind", "127.0.0.1", "--players", "Anna,Lou"), Stream.of(arguments))
                        .toArray(String[]::new));
        return new CommandResult(status, out.toString(), err.toString());
    }

    private SavedGame kept() throws IOException {
        return new GameLibrary(DataFolder.games(home))
                .list().stream().map(WholeGame::of).toList().getFirst();
    }

    @Test
    void withoutANumberTheDealIsKeyedAndNothingIsSaid() throws IOException {
        CommandResult result = host();
        assertThat(result.status()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(kept().seed()).isInstanceOf(DealSeed.Keyed.class);
        assertThat(result.out()).doesNotContain(kept().seed().text());
    }

    @ParameterizedTest
    @EnumSource
    void aNumberIsDealtAndToldInBothLanguages(Language language) throws IOException {
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
    void aKeyThatIsTypedIsDealt() throws IOException {
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

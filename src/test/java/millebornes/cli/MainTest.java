package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import millebornes.session.DesktopLauncher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void noCommandOpensTheWindow() {
        AtomicInteger opened = new AtomicInteger();
        assertThat(run(Optional.of(_ -> opened.incrementAndGet()))).isEqualTo(CommandLine.ExitCode.OK);
        assertThat(opened).hasValue(1);
    }

    @Test
    void withoutADisplayTheTextGameIsOffered() {
        DesktopLauncher launcher = _ -> {
            throw new DesktopLauncher.NoDisplayException(new UnsupportedOperationException("Unable to open DISPLAY"));
        };
        assertThat(run(Optional.of(launcher))).isEqualTo(Main.NO_DISPLAY);
        assertThat(err.toString()).contains("text").doesNotContain("DISPLAY").doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/home/anna/Vacances d’été.millebornes", "GAME.MILLEBORNES", "2026-07-14.json"})
    void aSavedGameOpensTheWindowWithIt(String file) {
        List<Path> opened = new ArrayList<>();
        Main main = new Main(() -> Optional.of(opened::addAll));
        assertThat(main.run(new PrintWriter(err), file)).isZero();
        assertThat(opened).containsExactly(Path.of(file));
    }

    @Test
    void theWindowNeedsNothingOfTheCommandLine() {
        AtomicInteger opened = new AtomicInteger();
        Main main = new Main(() -> Optional.of(games -> opened.addAndGet(1 + games.size())));
        assertThat(main.run(new PrintWriter(err))).isZero();
        assertThat(opened).hasValue(1);
    }

    @ParameterizedTest
    @CsvSource({"en, 'because libgtk-3.so.0 is missing here'", "fr, 'car libgtk-3.so.0 manque ici'"})
    void aMissingLibraryIsNamedInOneSentenceWithThePackagesThatBringIt(String language, String sentence) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.of(language));
        try {
            DesktopLauncher launcher = _ -> {
                throw new DesktopLauncher.MissingLibraryException("libgtk-3.so.0", new UnsatisfiedLinkError());
            };
            assertThat(new Main(() -> Optional.of(launcher)).run(new PrintWriter(err)))
                    .isEqualTo(Main.NO_DISPLAY);
        } finally {
            Locale.setDefault(before);
        }
        assertThat(err.toString().lines()).singleElement().asString().contains(sentence, "libgtk-3-0", "libxtst6");
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        assertThat(run(Optional.empty(), "--version")).isZero();
        assertThat(out.toString().strip()).matches("\\d+\\.\\d+\\.\\d+.*");
    }

    private int run(Optional<DesktopLauncher> window, String... arguments) {
        return new Main(() -> window)
                .commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }
}

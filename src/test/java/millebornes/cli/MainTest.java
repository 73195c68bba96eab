package millebornes.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import millebornes.session.DesktopLauncher;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void noCommandOpensTheWindow() {
        AtomicInteger opened = new AtomicInteger();
        assertThat(run(Optional.of(opened::incrementAndGet))).isEqualTo(CommandLine.ExitCode.OK);
        assertThat(opened).hasValue(1);
    }

    @Test
    void withoutADisplayTheTextGameIsOffered() {
        DesktopLauncher window = () -> {
            throw new DesktopLauncher.NoDisplayException(new UnsupportedOperationException("Unable to open DISPLAY"));
        };
        assertThat(run(Optional.of(window))).isEqualTo(Main.NO_DISPLAY);
        assertThat(err.toString()).contains("text").doesNotContain("DISPLAY").doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
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

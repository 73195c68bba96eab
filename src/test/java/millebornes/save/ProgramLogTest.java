package millebornes.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The place of log files.
class ProgramLogTest {

    private static final Logger ROOT = Logger.getLogger("");

    private final ConsoleHandler console = new ConsoleHandler();

    @TempDir
    private Path home;

    @BeforeEach
    void logOnATerminal() {
        ROOT.addHandler(console);
    }

    @AfterEach
    void asItWas() {
        ROOT.removeHandler(console);
    }

    @Test
    void theProgramAndItsLibrariesLogIntoAFileAndNotOnTheTerminal() throws IOException {
        List<Handler> before = List.of(ROOT.getHandlers());
        try (ProgramLog _ = ProgramLog.in(home)) {
            System.getLogger("millebornes.save.test").log(Level.WARNING, "noted by the program");
            Logger.getLogger("org.jline").warning("noted by a library");
            assertThat(ROOT.getHandlers()).noneMatch(ConsoleHandler.class::isInstance);
        }
        assertThat(ROOT.getHandlers()).containsExactlyInAnyOrderElementsOf(before);
        try (Stream<Path> logs = Files.list(home.resolve("logs"))) {
            assertThat(logs)
                    .singleElement()
                    .satisfies(log ->
                            assertThat(Files.readString(log)).contains("noted by the program", "noted by a library"));
        }
    }

    @Test
    void aWindowWithoutAFileLogsOnTheTerminal() throws IOException {
        Files.createFile(home.resolve("logs"));
        try (ProgramLog _ = ProgramLog.in(home)) {
            assertThat(ROOT.getHandlers()).contains(console);
        }
    }

    /// As on a full disk.
    @Test
    void aLogThatCannotBeWrittenSaysNothingOnTheTerminal() {
        PrintStream before = System.err;
        ByteArrayOutputStream terminal = new ByteArrayOutputStream();
        System.setErr(new PrintStream(terminal, true, StandardCharsets.UTF_8));
        try (ProgramLog _ = ProgramLog.besideTerminal(home)) {
            Handler file = Stream.of(ROOT.getHandlers())
                    .filter(FileHandler.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            file.getErrorManager()
                    .error("full", new IOException("No space left on device"), ErrorManager.WRITE_FAILURE);
        } finally {
            System.setErr(before);
        }
        assertThat(terminal.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aGameInTheTerminalLogsNothingThereEvenWithoutAFile() throws IOException {
        Files.createFile(home.resolve("logs"));
        try (ProgramLog _ = ProgramLog.besideTerminal(home)) {
            assertThat(ROOT.getHandlers()).noneMatch(ConsoleHandler.class::isInstance);
        }
        assertThat(ROOT.getHandlers()).contains(console);
    }
}

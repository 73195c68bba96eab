package millebornes.desktop.app.storage;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import millebornes.engine.match.Match;
import millebornes.engine.notation.PositionText;
import millebornes.save.AtomicFile;
import org.jspecify.annotations.Nullable;

/// Writes crash reports: the exception, the machine, and the position in text notation. They are in the folder
/// `reports`. The program neither sends nor shows them, since the position contains all hands.
public final class CrashReportWriter {

    private static final Logger LOG = System.getLogger(CrashReportWriter.class.getName());
    private static final String FOLDER = "reports";
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private CrashReportWriter() {}

    /// Writes a report.
    ///
    /// @param home the data folder
    /// @param match the current match, or null
    /// @return its file, or empty when it cannot be written
    public static Optional<Path> write(Path home, Throwable problem, @Nullable Match match, Instant now) {
        try {
            Path file = fresh(home.resolve(FOLDER), "breakdown-" + STAMP.format(now));
            AtomicFile.write(file, text(problem, match, now));
            return Optional.of(file);
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "the report cannot be written", failed);
            return Optional.empty();
        }
    }

    private static Path fresh(Path folder, String name) {
        Path file = folder.resolve(name + ".txt");
        for (int number = 2; Files.exists(file); number++) {
            file = folder.resolve(name + "-" + number + ".txt");
        }
        return file;
    }

    private static String text(Throwable problem, @Nullable Match match, Instant now) {
        StringWriter text = new StringWriter();
        PrintWriter lines = new PrintWriter(text);
        lines.println("Mille Bornes " + now);
        lines.println("Java " + Runtime.version() + ", " + System.getProperty("os.name") + " "
                + System.getProperty("os.version") + " " + System.getProperty("os.arch"));
        lines.println();
        if (match != null) {
            lines.println(PositionText.of(match));
            lines.println();
        }
        problem.printStackTrace(lines);
        lines.flush();
        return text.toString();
    }
}

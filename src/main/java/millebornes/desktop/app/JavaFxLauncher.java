package millebornes.desktop.app;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.application.Application;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.theme.ColourTheme;
import millebornes.save.DataFolder;
import millebornes.session.DesktopLauncher;
import millebornes.words.CalendarDateFormatter;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Starts the toolkit with the program's window, and says why when it cannot be.
public final class JavaFxLauncher implements DesktopLauncher {

    /// How the loader of Linux says it: `…/libglass.so: libX11.so.6: cannot open shared object file: …`.
    private static final Pattern MISSING = Pattern.compile("(\\S+): cannot open shared object file");

    private static final Logger TOOLKIT_LOG = Logger.getLogger("javafx");

    /// For [java.util.ServiceLoader].
    public JavaFxLauncher() {}

    @Override
    public void open(List<Path> games) throws NoDisplayException, MissingLibraryException {
        boolean isTraining = Boolean.getBoolean(TrainingTour.PROPERTY);
        if (!isTraining && RunningWindow.handOver(DataFolder.ofThisMachine(), games)) {
            return;
        }
        readAhead(Language.of(Locale.getDefault()));
        GraphicsCardProbe.apply(Path.of("/dev"), System.getProperties());
        launch(games.stream().map(Path::toString).toArray(String[]::new));
    }

    /// Makes ready, while the toolkit starts, what the first page needs and what needs no toolkit: that starts on
    /// threads which mostly wait for the system, so that a core is free just then. Each resource is read once, by the
    /// first caller.
    ///
    /// @param language in which the first page will probably be
    private static void readAhead(Language language) {
        Thread.ofPlatform().name("drawings").daemon().start(SceneryArt::readAhead);
        Thread.ofPlatform().name("words").daemon().start(() -> {
            CalendarDateFormatter.leaf(Words.of(language), LocalDate.now(ZoneId.systemDefault()));
            ColourTheme.DAY.palette();
            LastSetup.FIRST.form();
            touchOutsideOfHeap();
        });
    }

    /// The toolkit's rasterizer keeps the edges of shapes outside the heap, and Java takes some milliseconds until the first
    /// number can be written there.
    private static void touchOutsideOfHeap() {
        try (Arena outside = Arena.ofConfined()) {
            outside.allocate(ValueLayout.JAVA_INT).set(ValueLayout.JAVA_INT, 0, 0);
        }
    }

    /// A machine without a display, or without the libraries for one, shows itself by an exception or an error of the
    /// toolkit, according to the system.
    private static void launch(String[] games) throws NoDisplayException, MissingLibraryException {
        // Its warnings are nothing to a player: on the class path, as with `java -jar`, it works all the same.
        TOOLKIT_LOG.setLevel(Level.SEVERE);
        try {
            Application.launch(MillebornesApplication.class, games);
        } catch (RuntimeException | LinkageError none) {
            Optional<String> missing = missingLibrary(none);
            if (missing.isPresent()) {
                throw new MissingLibraryException(missing.get(), none);
            }
            if (none instanceof UnsupportedOperationException
                    || none instanceof LinkageError
                    || none.getCause() instanceof LinkageError
                    || none instanceof IllegalArgumentException) {
                throw new NoDisplayException(none);
            }
            throw none;
        } finally {
            TOOLKIT_LOG.setLevel(null);
        }
    }

    /// The library of the system that could not be loaded, or nothing when something else went wrong.
    static Optional<String> missingLibrary(Throwable failure) {
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            Matcher said = MISSING.matcher(String.valueOf(cause.getMessage()));
            if (cause instanceof UnsatisfiedLinkError && said.find()) {
                return Optional.of(said.group(1));
            }
        }
        return Optional.empty();
    }
}

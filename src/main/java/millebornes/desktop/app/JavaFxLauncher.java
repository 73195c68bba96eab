package millebornes.desktop.app;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
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
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Starts JavaFX with the program's window, and explains why if that is impossible.
public final class JavaFxLauncher implements DesktopLauncher {

    /// The message of the Linux loader: `…/libglass.so: libX11.so.6: cannot open shared object file: …`.
    private static final Pattern MISSING = Pattern.compile("(\\S+): cannot open shared object file");

    private static final Logger TOOLKIT_LOG = Logger.getLogger("javafx");

    /// For [java.util.ServiceLoader], which needs a public constructor.
    public JavaFxLauncher() {}

    @Override
    public void open(List<Path> games) throws NoDisplayException, MissingLibraryException {
        boolean isTraining = Boolean.getBoolean(AotTrainingTour.PROPERTY);
        if (!isTraining && SingleInstanceServer.handOver(DataFolder.ofThisMachine(), games)) {
            return;
        }
        readAhead(Language.of(Locale.getDefault()));
        SoftwareRendererSelector.apply(Path.of("/dev"), System.getProperties());
        launch(games.stream().map(Path::toString).toArray(String[]::new));
    }

    /// Preloads what the home page needs and what needs no toolkit, while JavaFX starts: its threads mostly wait for
    /// the system then, so a core is free. Each resource is read once, by the first caller.
    ///
    /// @param language the probable language of the home page
    private static void readAhead(Language language) {
        Thread.ofPlatform().name("drawings").daemon().start(SceneryArt::readAhead);
        Thread.ofPlatform().name("words").daemon().start(() -> {
            Words.of(language);
            ColourTheme.DAY.palette();
            LastSetup.FIRST.form();
            touchOutsideOfHeap();
        });
    }

    /// Initialises off-heap memory access, which the rasterizer needs and which takes some milliseconds.
    private static void touchOutsideOfHeap() {
        try (Arena outside = Arena.ofConfined()) {
            outside.allocate(ValueLayout.JAVA_INT).set(ValueLayout.JAVA_INT, 0, 0);
        }
    }

    /// Starts JavaFX. Depending on the system, a missing display or library causes an exception or an error.
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

    /// The system library that could not be loaded; empty for any other problem.
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

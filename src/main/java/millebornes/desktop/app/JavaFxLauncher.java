package millebornes.desktop.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import millebornes.desktop.app.machine.GraphicsCardProbe;
import millebornes.desktop.app.storage.AppSettings;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.HomeStores;
import millebornes.desktop.app.storage.LogFile;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.model.WindowZoomCalculator;
import millebornes.desktop.screens.table.TableScreen;
import millebornes.desktop.screens.table.TableWarmUp;
import millebornes.desktop.sound.player.DeviceSoundPlayer;
import millebornes.desktop.tabletop.art.SceneryArt;
import millebornes.desktop.voice.SystemVoice;
import millebornes.net.window.WindowPhones;
import millebornes.save.DataFolder;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.DesktopLauncher;
import millebornes.session.GameConfig;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Opens the program's window.
public final class JavaFxLauncher implements DesktopLauncher {

    /// Nothing else happens before the first page stands still.
    private static final Duration FIRST_LOOK = Duration.millis(400);

    /// How the loader of Linux says it: `…/libglass.so: libX11.so.6: cannot open shared object file: …`.
    private static final Pattern MISSING = Pattern.compile("(\\S+): cannot open shared object file");

    private static final Logger TOOLKIT_LOG = Logger.getLogger("javafx");

    /// For [java.util.ServiceLoader].
    public JavaFxLauncher() {}

    @Override
    public void open(List<Path> games) throws NoDisplayException, MissingLibraryException {
        // Every text of the program is read while the toolkit starts, which it does on other threads.
        Thread.ofPlatform().name("words").daemon().start(() -> Words.of(Language.of(Locale.getDefault())));
        Thread.ofPlatform().name("drawings").daemon().start(SceneryArt::readAhead);
        GraphicsCardProbe.apply(Path.of("/dev"), System.getProperties());
        CountDownLatch closed = new CountDownLatch(1);
        Path folder = DataFolder.ofThisMachine();
        start(() -> {
            Stage stage = new Stage();
            stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> closed.countDown());
            AppStorage stores = new AppStorage(
                    folder,
                    Locale.getDefault(),
                    motion(),
                    DeviceSoundPlayer.ofThisMachine(),
                    SystemVoice.ofThisMachine());
            Navigator pages = furnish(stage, stores, new HeapTrimmer()::pageLeft);
            Thread.UncaughtExceptionHandler here = Thread.currentThread().getUncaughtExceptionHandler();
            Thread.setDefaultUncaughtExceptionHandler(
                    (thread, problem) -> Platform.runLater(() -> here.uncaughtException(thread, problem)));
            if (!games.isEmpty()) {
                pages.bringIn(games);
            }
            rehearse(stage, stores.context());
            if (Boolean.getBoolean(TrainingTour.PROPERTY)) {
                TrainingTour.begin(pages);
            }
        });
        try (LogFile _ = LogFile.in(folder)) {
            closed.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        Platform.exit();
    }

    /// While people look at the first page, what the table needs is got ready.
    private static void rehearse(Stage stage, AppSettingsModel context) {
        PauseTransition look = new PauseTransition(FIRST_LOOK);
        look.setOnFinished(_ -> {
            stage.getIcons().setAll(AppIconFactory.images());
            TableWarmUp.begin(context.language(), context.look());
        });
        look.play();
    }

    private static AppSettings.SystemMotion motion() {
        return Platform.getPreferences().isReducedMotion()
                ? AppSettings.SystemMotion.REDUCED
                : AppSettings.SystemMotion.USUAL;
    }

    /// Puts the first page into a stage and shows it.
    ///
    /// @param pageLeft told when a page has been left for another
    /// @return the way from page to page
    static Navigator furnish(Stage stage, AppStorage stores, Runnable pageLeft) {
        AppSettingsModel context = stores.context();
        ScreenHost shell = new ScreenHost(context);
        shell.onPageLeft(pageLeft);
        SecureRandom seeds = new SecureRandom();
        Navigator navigator = new Navigator(
                shell,
                context,
                HomeStores.of(stores),
                () -> seeds.nextLong(1, GameConfig.DEALS + 1),
                TableScreen::new,
                stage::close);
        WindowPhones phones = new WindowPhones(stores.folder(), Platform::runLater, InstantSource.system());
        navigator.offerPhones(phones);
        Thread.currentThread()
                .setUncaughtExceptionHandler(
                        new BreakdownHandler(context, shell, navigator, stores.games(), stores.folder()));
        AlertDialogs notices = new AlertDialogs(context, stage);
        stores.games().onProblem(problem -> Platform.runLater(() -> notices.say(key(problem))));
        FileDropTarget.on(shell.scene(), navigator::bringIn);
        prepare(stage, shell, stores);
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> {
            phones.close();
            stores.close();
        });
        stage.setOnCloseRequest(request -> {
            // The window closes at once where the game is kept, or else when somebody has said so.
            request.consume();
            navigator.quit();
        });
        navigator.start();
        stage.show();
        if (!stores.lock().isMine()) {
            SecondWindowDialog.ask(context, shell, stores.lock(), navigator, notices);
        }
        report(stores, notices);
        return navigator;
    }

    private static void prepare(Stage stage, ScreenHost shell, AppStorage stores) {
        AppSettingsModel context = stores.context();
        stage.setScene(shell.scene());
        stage.setMinWidth(WindowZoomCalculator.LEAST_WIDTH);
        stage.setMinHeight(WindowZoomCalculator.LEAST_HEIGHT);
        WindowKeeper.keep(stage, stores);
        context.languageProperty().subscribe(_ -> stage.setTitle(context.words().text("app.title")));
    }

    /// Says what could not be read of what was kept.
    private static void report(AppStorage stores, AlertDialogs notices) {
        stores.notes().forEach(notices::say);
        if (!stores.misunderstood().isEmpty()) {
            notices.sayOf("note.settings.partly", stores.misunderstood());
        }
    }

    private static String key(AutosavedGamesStore.KeepingProblem problem) {
        return switch (problem) {
            case DISK -> "keep.failed";
            case TAKEN_OVER -> "keep.takenOver";
        };
    }

    /// A machine without a display, or without the libraries for one, shows itself by an exception or an error of the
    /// toolkit, according to the system.
    private static void start(Runnable first) throws NoDisplayException, MissingLibraryException {
        // On the class path, as `java -jar` has it, the toolkit complains of a set-up in which it works all the same.
        TOOLKIT_LOG.setLevel(Level.SEVERE);
        try {
            Platform.startup(first);
        } catch (RuntimeException | LinkageError none) {
            Optional<String> missing = missingLibrary(none);
            if (missing.isPresent()) {
                throw new MissingLibraryException(missing.get(), none);
            }
            if (none instanceof UnsupportedOperationException
                    || none instanceof LinkageError
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

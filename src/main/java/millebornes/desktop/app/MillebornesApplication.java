package millebornes.desktop.app;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.DataFolderStores;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.DeviceSoundPlayer;
import millebornes.desktop.sound.SystemTextToSpeech;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.table.TableWarmUp;
import millebornes.net.host.WindowPhoneHost;
import millebornes.save.DataFolder;
import millebornes.save.ProgramLog;
import millebornes.save.TemporaryFileCleaner;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The JavaFX application: the window and everything behind its pages. Desktops identify the window by this class's
/// name, as the menu entry declares it.
public final class MillebornesApplication extends Application {

    /// The pause between the first frame and the work that follows it, such as the warm-up of the table.
    private static final Duration FIRST_LOOK = Duration.millis(400);

    private final Path folder = DataFolder.ofThisMachine();

    /// The default pace, by the system's settings; queried on the JavaFX thread, which creates this object.
    private final Pace usualPace = usualPace();

    /// The log file; it is opened in the background, so that the first page does not wait for it.
    private final CompletableFuture<ProgramLog> log = CompletableFuture.supplyAsync(
            () -> {
                TemporaryFileCleaner.sweep(folder);
                return ProgramLog.in(folder);
            },
            task -> Thread.ofPlatform().name("log").daemon().start(task));

    /// The stored data, read on the launcher's thread before the window is created.
    private @Nullable AppStorage storage;

    /// For JavaFX, which needs a public constructor.
    public MillebornesApplication() {}

    @Override
    public void init() {
        storage = read();
    }

    private AppStorage read() {
        return new AppStorage(
                folder,
                Locale.getDefault(),
                usualPace,
                DeviceSoundPlayer.ofThisMachine(),
                SystemTextToSpeech.ofThisMachine());
    }

    /// Shows the first page, or the games whose files the program was started with.
    @Override
    public void start(Stage stage) {
        AppStorage appStorage = storage == null ? read() : storage;
        List<Path> games = getParameters().getRaw().stream().map(Path::of).toList();
        Navigator navigator = furnish(stage, appStorage, games);
        Thread.UncaughtExceptionHandler here = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, problem) -> Platform.runLater(() -> here.uncaughtException(thread, problem)));
        rehearse(stage, appStorage.context());
        if (Boolean.getBoolean(AotTrainingTour.PROPERTY)) {
            AotTrainingTour.begin(navigator);
        }
    }

    /// Closes the log file.
    @Override
    public void stop() {
        log.thenAccept(ProgramLog::close).join();
    }

    /// Warms up the table soon after the first frame, while people look at the home page.
    private static void rehearse(Stage stage, ScreenContext context) {
        PauseTransition look = new PauseTransition(FIRST_LOOK);
        look.setOnFinished(_ -> {
            stage.getIcons().setAll(AppIconFactory.images());
            TableWarmUp.begin(context.language(), context.look());
        });
        look.play();
    }

    private static Pace usualPace() {
        return Platform.getPreferences().isReducedMotion() ? Pace.OFF : Pace.NORMAL;
    }

    /// Fills a stage with the home page and shows it.
    ///
    /// @return the navigator
    static Navigator furnish(Stage stage, AppStorage storage) {
        return furnish(stage, storage, List.of());
    }

    /// @param games files of games to be imported
    static Navigator furnish(Stage stage, AppStorage storage, List<Path> games) {
        ScreenContext context = storage.context();
        ScreenHost host = new ScreenHost(context);
        Navigator navigator = new Navigator(
                host, context, DataFolderStores.of(storage), GameConfig::anyDeal, TableScreen::new, stage::close);
        WindowPhoneHost phones = new WindowPhoneHost(storage.folder(), Platform::runLater, InstantSource.system());
        navigator.offerPhones(phones);
        phones.setKept(storage.games().keeps());
        storage.games().onKeeping(kept -> Platform.runLater(() -> phones.setKept(kept)));
        storage.games().onDeletion(() -> Platform.runLater(phones::forgetDeleted));
        Thread.currentThread()
                .setUncaughtExceptionHandler(
                        new CrashHandler(context, host, navigator, storage.games(), storage.folder()));
        AlertDialogs dialogs = new AlertDialogs(context, stage);
        storage.games().onProblem(problem -> Platform.runLater(() -> dialogs.say(key(problem))));
        FileDropTarget.on(host.scene(), navigator::bringIn);
        prepare(stage, host, storage);
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> {
            phones.close();
            storage.close();
        });
        stage.setOnCloseRequest(request -> {
            // The window closes at once where the game is kept, or else when somebody has said so.
            request.consume();
            navigator.quit();
        });
        navigator.start();
        stage.show();
        SecondStartHandler second = new SecondStartHandler(stage, storage.folder(), navigator);
        if (storage.lock().wasMine()) {
            second.hear();
            navigator.bringIn(games);
        } else {
            SecondWindowDialog.ask(context, host, storage.lock(), navigator, dialogs, () -> {
                if (storage.lock().wasMine()) {
                    second.hear();
                }
                navigator.bringIn(games);
            });
        }
        report(storage, dialogs);
        return navigator;
    }

    private static void prepare(Stage stage, ScreenHost host, AppStorage storage) {
        ScreenContext context = storage.context();
        stage.setScene(host.scene());
        WindowKeeper.keep(stage, storage);
        context.languageProperty().subscribe(_ -> stage.setTitle(context.words().text("app.title")));
    }

    /// Shows which stored data could not be read.
    private static void report(AppStorage storage, AlertDialogs dialogs) {
        storage.notes().forEach(dialogs::say);
        if (!storage.restored().isEmpty()) {
            dialogs.sayOf("note.copy", storage.restored());
        }
        if (!storage.misunderstood().isEmpty()) {
            dialogs.sayOf("note.settings.partly", storage.misunderstood());
        }
    }

    private static String key(AutosavedGamesStore.KeepingProblem problem) {
        return switch (problem) {
            case DISK -> "keep.failed";
            case TAKEN_OVER -> "keep.takenOver";
        };
    }
}

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
import millebornes.desktop.app.storage.AppSettings;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.HomeStores;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.sound.DeviceSoundPlayer;
import millebornes.desktop.sound.SystemVoice;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.table.TableWarmUp;
import millebornes.net.host.WindowPhones;
import millebornes.save.DataFolder;
import millebornes.save.LogFile;
import millebornes.save.UnfinishedFiles;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The program's window, with all that stands behind its pages. Systems that gather windows know it by this class's name, as
/// the menu's entry has it.
public final class MillebornesApplication extends Application {

    /// Nothing else happens before the first page stands still.
    private static final Duration FIRST_LOOK = Duration.millis(400);

    private final Path folder = DataFolder.ofThisMachine();

    /// May be asked on the JavaFX thread only, on which this object is made.
    private final AppSettings.SystemMotion motion = motion();

    /// The first page does not wait for it.
    private final CompletableFuture<LogFile> log = CompletableFuture.supplyAsync(
            () -> {
                UnfinishedFiles.sweep(folder);
                return LogFile.in(folder);
            },
            task -> Thread.ofPlatform().name("log").daemon().start(task));

    /// What was kept, read on the launcher's thread before the window is made.
    private @Nullable AppStorage kept;

    /// For the toolkit, once there is a display.
    public MillebornesApplication() {}

    @Override
    public void init() {
        kept = read();
    }

    private AppStorage read() {
        return new AppStorage(
                folder, Locale.getDefault(), motion, DeviceSoundPlayer.ofThisMachine(), SystemVoice.ofThisMachine());
    }

    /// Shows the first page, or the games whose files the program was started with.
    @Override
    public void start(Stage stage) {
        AppStorage stores = kept == null ? read() : kept;
        List<Path> games = getParameters().getRaw().stream().map(Path::of).toList();
        Navigator pages = furnish(stage, stores, games);
        Thread.UncaughtExceptionHandler here = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, problem) -> Platform.runLater(() -> here.uncaughtException(thread, problem)));
        rehearse(stage, stores.context());
        if (Boolean.getBoolean(TrainingTour.PROPERTY)) {
            TrainingTour.begin(pages);
        }
    }

    /// Ends the log.
    @Override
    public void stop() {
        log.thenAccept(LogFile::close).join();
    }

    /// While people look at the first page, what the table needs is got ready.
    private static void rehearse(Stage stage, ScreenContext context) {
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
    /// @return the way from page to page
    static Navigator furnish(Stage stage, AppStorage stores) {
        return furnish(stage, stores, List.of());
    }

    /// @param games files of games to be put among the others
    static Navigator furnish(Stage stage, AppStorage stores, List<Path> games) {
        ScreenContext context = stores.context();
        ScreenHost shell = new ScreenHost(context);
        Navigator navigator = new Navigator(
                shell, context, HomeStores.of(stores), GameConfig::anyDeal, TableScreen::new, stage::close);
        WindowPhones phones = new WindowPhones(stores.folder(), Platform::runLater, InstantSource.system());
        navigator.offerPhones(phones);
        phones.keeps(stores.games().keeps());
        stores.games().onKeeping(kept -> Platform.runLater(() -> phones.keeps(kept)));
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
        SecondStarts second = new SecondStarts(stage, stores.folder(), navigator);
        if (stores.lock().wasMine()) {
            second.hear();
            navigator.bringIn(games);
        } else {
            SecondWindowDialog.ask(context, shell, stores.lock(), navigator, notices, () -> {
                if (stores.lock().wasMine()) {
                    second.hear();
                }
                navigator.bringIn(games);
            });
        }
        report(stores, notices);
        return navigator;
    }

    private static void prepare(Stage stage, ScreenHost shell, AppStorage stores) {
        ScreenContext context = stores.context();
        stage.setScene(shell.scene());
        WindowKeeper.keep(stage, stores);
        context.languageProperty().subscribe(_ -> stage.setTitle(context.words().text("app.title")));
    }

    /// Says what could not be read of what was kept.
    private static void report(AppStorage stores, AlertDialogs notices) {
        stores.notes().forEach(notices::say);
        if (!stores.restored().isEmpty()) {
            notices.sayOf("note.copy", stores.restored());
        }
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
}

package millebornes.desktop.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Duration;
import millebornes.desktop.app.storage.AppSettings;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.app.storage.LogFile;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.model.WindowZoomCalculator;
import millebornes.desktop.screens.table.TableScreen;
import millebornes.desktop.screens.table.TableWarmUp;
import millebornes.desktop.sound.player.DeviceSoundPlayer;
import millebornes.desktop.voice.SystemVoice;
import millebornes.save.DataFolder;
import millebornes.session.AutosavedGamesStore;
import millebornes.session.DesktopLauncher;
import millebornes.session.GameConfig;

/// Opens the program's window.
public final class JavaFxLauncher implements DesktopLauncher {

    /// Nothing else happens before the first page stands still.
    private static final Duration FIRST_LOOK = Duration.millis(400);

    /// For [java.util.ServiceLoader].
    public JavaFxLauncher() {}

    @Override
    public void open() throws NoDisplayException {
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
            furnish(stage, stores);
            Thread.UncaughtExceptionHandler here = Thread.currentThread().getUncaughtExceptionHandler();
            Thread.setDefaultUncaughtExceptionHandler(
                    (thread, problem) -> Platform.runLater(() -> here.uncaughtException(thread, problem)));
            rehearse(stores.context());
        });
        try (LogFile _ = LogFile.in(folder)) {
            closed.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        Platform.exit();
    }

    /// While people look at the first page, what the table needs is got ready.
    private static void rehearse(AppSettingsModel context) {
        PauseTransition look = new PauseTransition(FIRST_LOOK);
        look.setOnFinished(_ -> TableWarmUp.begin(context.language(), context.look()));
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
        AppSettingsModel context = stores.context();
        ScreenHost shell = new ScreenHost(context);
        SecureRandom seeds = new SecureRandom();
        Navigator navigator = new Navigator(
                shell,
                context,
                stores.families(),
                stores.scores(),
                stores.games(),
                () -> seeds.nextLong(1, GameConfig.DEALS + 1),
                TableScreen::new,
                stage::close);
        AlertDialogs notices = new AlertDialogs(context, stage);
        Thread.currentThread()
                .setUncaughtExceptionHandler(
                        new BreakdownHandler(context, shell, navigator, stores.games(), stores.folder()));
        stores.games().onProblem(problem -> Platform.runLater(() -> notices.say(key(problem))));
        FileDropTarget.on(shell.scene(), navigator::bringIn);
        stage.setScene(shell.scene());
        stage.setMinWidth(WindowZoomCalculator.LEAST_WIDTH);
        stage.setMinHeight(WindowZoomCalculator.LEAST_HEIGHT);
        WindowKeeper.keep(stage, stores);
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> stores.close());
        stage.getIcons().setAll(AppIconFactory.images());
        context.languageProperty().subscribe(_ -> stage.setTitle(context.words().text("app.title")));
        stage.setOnCloseRequest(request -> {
            // The window closes at once where the game is kept, or else when somebody has said so.
            request.consume();
            navigator.quit();
        });
        navigator.home();
        stage.show();
        if (!stores.lock().isMine()) {
            SecondWindowDialog.ask(context, shell, stores.lock(), navigator, notices);
        }
        stores.notes().forEach(notices::say);
        if (!stores.misunderstood().isEmpty()) {
            notices.sayOf("note.settings.partly", stores.misunderstood());
        }
        return navigator;
    }

    private static String key(AutosavedGamesStore.KeepingProblem problem) {
        return switch (problem) {
            case DISK -> "keep.failed";
            case TAKEN_OVER -> "keep.takenOver";
        };
    }

    /// A machine without a display, or without the libraries for one, shows itself by an exception or an error of the
    /// toolkit, according to the system.
    private static void start(Runnable first) throws NoDisplayException {
        try {
            Platform.startup(first);
        } catch (UnsupportedOperationException | LinkageError | IllegalArgumentException none) {
            throw new NoDisplayException(none);
        }
    }
}

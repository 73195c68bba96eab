package millebornes.desktop.app;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/// Brings the window to the front when the program is started again, and takes over its files.
final class SecondStartHandler {

    private static final Logger LOG = System.getLogger(SecondStartHandler.class.getName());

    private final Stage stage;
    private final Path home;
    private final Navigator navigator;
    private @Nullable SingleInstanceServer instanceServer;
    private boolean isClosed;

    /// @param home the data folder of the window
    SecondStartHandler(Stage stage, Path home, Navigator navigator) {
        this.stage = stage;
        this.home = home;
        this.navigator = navigator;
    }

    /// Listens until the window closes. If that is impossible, a second start opens a second window.
    void hear() {
        stage.addEventHandler(WindowEvent.WINDOW_HIDDEN, _ -> close());
        // Neither the keys nor the file are needed for the first page.
        Thread.ofPlatform().name("second starts").daemon().start(() -> {
            try {
                begun(SingleInstanceServer.listen(home, files -> Platform.runLater(() -> show(files))));
            } catch (IOException failed) {
                LOG.log(Level.WARNING, "second starts are not heard", failed);
            }
        });
    }

    private synchronized void begun(SingleInstanceServer server) {
        if (isClosed) {
            server.close();
        } else {
            instanceServer = server;
        }
    }

    private synchronized void close() {
        isClosed = true;
        if (instanceServer != null) {
            instanceServer.close();
        }
    }

    private void show(List<Path> files) {
        stage.setIconified(false);
        stage.toFront();
        stage.requestFocus();
        navigator.bringIn(files);
    }
}

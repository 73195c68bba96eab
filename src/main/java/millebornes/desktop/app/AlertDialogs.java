package millebornes.desktop.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.TextArea;
import javafx.stage.Window;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.model.WindowZoom;
import millebornes.desktop.theme.SceneStyler;
import millebornes.words.Words;

/// What the program itself has to say to the players: seldom, kindly, and never so that a game is lost.
final class AlertDialogs implements Thread.UncaughtExceptionHandler {

    private static final Logger LOG = System.getLogger(AlertDialogs.class.getName());

    private final AppSettingsModel context;
    private final Window owner;
    private final Runnable home;
    private boolean speaking;

    /// @param home leads to the first page, for when going on does not help
    AlertDialogs(AppSettingsModel context, Window owner, Runnable home) {
        this.context = context;
        this.owner = owner;
        this.home = home;
    }

    /// Says one sentence that can be closed.
    void say(String key) {
        sentence(context.words().text(key));
    }

    /// Says one sentence about several things.
    ///
    /// @param names keys of the words that name them
    void sayOf(String key, List<String> names) {
        Words words = context.words();
        sentence(words.text(key, names.stream().map(words::text).collect(Collectors.joining(", "))));
    }

    private void sentence(String text) {
        Words words = context.words();
        Alert note = alert(new ButtonType(words.text("note.close"), ButtonBar.ButtonData.OK_DONE));
        note.setContentText(text);
        note.show();
    }

    /// Tells that something went wrong. One telling at a time: a mistake in a page may come with every frame.
    @Override
    public void uncaughtException(Thread thread, Throwable problem) {
        LOG.log(Level.ERROR, "uncaught in " + thread.getName(), problem);
        if (speaking) {
            return;
        }
        speaking = true;
        Words words = context.words();
        ButtonType goOn = new ButtonType(words.text("mishap.goOn"), ButtonBar.ButtonData.OK_DONE);
        ButtonType leave = new ButtonType(words.text("mishap.home"), ButtonBar.ButtonData.CANCEL_CLOSE);
        Alert mishap = alert(goOn, leave);
        mishap.setHeaderText(words.text("mishap.title"));
        mishap.setContentText(words.text("mishap.text"));
        mishap.getDialogPane().setExpandableContent(details(problem));
        mishap.setOnHidden(_ -> {
            speaking = false;
            if (mishap.getResult() == leave) {
                home.run();
            }
        });
        mishap.show();
    }

    private Alert alert(ButtonType... buttons) {
        Alert alert = new Alert(Alert.AlertType.NONE, "", buttons);
        alert.initOwner(owner);
        alert.setTitle(context.words().text("app.title"));
        alert.getDialogPane().setId("notice");
        double zoom = owner.getScene() == null
                ? 1
                : WindowZoom.of(owner.getScene().getWidth(), owner.getScene().getHeight());
        SceneStyler.dialog(alert.getDialogPane(), context.look(), zoom);
        return alert;
    }

    private static TextArea details(Throwable problem) {
        StringWriter trace = new StringWriter();
        problem.printStackTrace(new PrintWriter(trace, true));
        TextArea details = new TextArea(trace.toString());
        details.setEditable(false);
        return details;
    }
}

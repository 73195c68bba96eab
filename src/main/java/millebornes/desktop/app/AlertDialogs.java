package millebornes.desktop.app;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.stage.Window;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.WindowZoomCalculator;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.theme.SceneStyler;
import millebornes.words.Words;

/// Shows messages about the program itself (files, printing) in dialogs. No message makes a game end.
final class AlertDialogs {

    private final ScreenContext context;
    private final Window owner;

    AlertDialogs(ScreenContext context, Window owner) {
        this.context = context;
        this.owner = owner;
    }

    /// Shows the message with that text key and a Close button.
    void say(String key) {
        tell(context.words().text(key));
    }

    /// Shows one message that lists several things by name.
    ///
    /// @param names the text keys of their names
    void sayOf(String key, List<String> names) {
        Words words = context.words();
        tell(words.text(key, names.stream().map(words::text).collect(Collectors.joining(", "))));
    }

    /// Shows a text.
    void tell(String text) {
        Words words = context.words();
        Alert note = alert(new ButtonType(words.text("note.close"), ButtonBar.ButtonData.OK_DONE));
        note.setContentText(text);
        note.show();
    }

    /// Shows the result of a print, if there is anything to report.
    void tell(PrintOutcome outcome) {
        String sentence = outcome.sentence(context.words());
        if (!sentence.isEmpty()) {
            tell(sentence);
        }
    }

    private Alert alert(ButtonType... buttons) {
        Alert alert = new Alert(Alert.AlertType.NONE, "", buttons);
        alert.initOwner(owner);
        alert.setTitle(context.words().text("app.title"));
        alert.getDialogPane().setId("notice");
        double zoom = owner.getScene() == null
                ? 1
                : WindowZoomCalculator.of(
                        owner.getScene().getWidth(),
                        owner.getScene().getHeight(),
                        context.look().textScale());
        SceneStyler.dialog(alert.getDialogPane(), context.look(), zoom);
        return alert;
    }
}

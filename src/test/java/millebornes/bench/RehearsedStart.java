package millebornes.bench;

import javafx.animation.PauseTransition;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.table.TableWarmUp;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.words.Language;

/// How a table comes to be seen in the program: another page is seen first, behind which the table is rehearsed, and
/// somebody clicks through it.
public final class RehearsedStart {

    /// Three clicks, as quick as they can be made.
    private static final Duration CLICKING_THROUGH = Duration.seconds(3);

    private RehearsedStart() {}

    /// Shows a page, and goes on when it has been clicked through.
    ///
    /// @param width of the page in px, as `height`
    public static void begin(Stage stage, double width, double height, Runnable then) {
        Scene page = new Scene(new Group(), width, height);
        SceneStyler.scene(page, AppearanceSettings.USUAL);
        stage.setScene(page);
        stage.show();
        TableWarmUp.begin(Language.FRENCH, AppearanceSettings.USUAL);
        PauseTransition clicks = new PauseTransition(CLICKING_THROUGH);
        clicks.setOnFinished(_ -> then.run());
        clicks.play();
    }
}

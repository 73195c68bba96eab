package millebornes.desktop.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.TestWindow;
import millebornes.desktop.app.storage.AppStorage;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.postcard.PlayedMatches;
import millebornes.desktop.setup.LastSetup;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.DataFolder;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGameFiles;
import millebornes.session.SavedSessionConverter;
import org.testfx.api.FxRobot;
import org.testfx.util.NodeQueryUtils;

/// The whole program in a real window, for tests that click.
final class ProgramStage {

    private static final int FIRST_FRAMES = 3;

    private final FxRobot robot = new StraightRobot();
    private final AppStorage storage;
    private final Stage stage;

    private ProgramStage(AppStorage storage, Stage stage) {
        this.storage = storage;
        this.stage = stage;
    }

    /// Starts the program, in French and without motion, for a family that has set up a game before.
    static ProgramStage open(Path folder) {
        return open(folder, lastSetup -> lastSetup.equals(LastSetup.FIRST) ? RememberedFamily.SETUP : lastSetup);
    }

    /// The same as if for the first time.
    static ProgramStage openFirst(Path folder) {
        return open(folder, lastSetup -> lastSetup);
    }

    private static ProgramStage open(Path folder, UnaryOperator<LastSetup> family) {
        return Gallery.onToolkit(() -> {
            AppStorage storage = SilentAppStorage.in(folder);
            storage.context().pace(Pace.OFF);
            storage.families().change(family);
            Stage stage = TestWindow.alone();
            MillebornesApplication.furnish(stage, storage);
            settle(stage);
            return new ProgramStage(storage, stage);
        });
    }

    /// The same with a finished match of two among the saved games.
    static ProgramStage openWithFinishedGame(Path folder) throws IOException {
        SavedGameFiles.write(
                SavedSessionConverter.of(
                        PlayedMatches.session(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5),
                        SaveMetadata.NONE.withName("Bons baisers").withSaved(Instant.EPOCH)),
                DataFolder.games(folder).resolve("over.json"));
        return open(folder);
    }

    /// Lays the first page out as its first frames do: what it shows depends on how wide it turns out to be.
    private static void settle(Stage stage) {
        Parent root = stage.getScene().getRoot();
        for (int frame = 0; frame < FIRST_FRAMES; frame++) {
            root.applyCss();
            root.layout();
        }
    }

    AppStorage stores() {
        return storage;
    }

    /// What the program would find if it were started again now.
    AppStorage afterRestart(Path folder) {
        storage.settle();
        return SilentAppStorage.in(folder);
    }

    Stage stage() {
        return stage;
    }

    FxRobot robot() {
        return robot;
    }

    /// Clicks the node with that id, once it is there; what lies further down is scrolled into sight.
    ProgramStage click(String id) {
        until(() -> has(id));
        Gallery.onToolkit(() -> reveal(robot.lookup("#" + id).query()));
        until(() -> robot.lookup("#" + id)
                .match(NodeQueryUtils.isVisible())
                .tryQuery()
                .isPresent());
        robot.clickOn("#" + id);
        return this;
    }

    ProgramStage type(KeyCode... keys) {
        robot.type(keys);
        Patience.settle();
        return this;
    }

    boolean has(String id) {
        return robot.lookup("#" + id).tryQuery().filter(Node::isVisible).isPresent();
    }

    String text(String id) {
        return robot.lookup("#" + id).queryAs(Labeled.class).getText();
    }

    <T extends Node> T node(String id, Class<T> type) {
        return robot.lookup("#" + id).queryAs(type);
    }

    /// Waits for something that happens by itself.
    void until(BooleanSupplier what) {
        try {
            Patience.until(what, "in vain; see the picture in-vain");
        } catch (AssertionError e) {
            Gallery.witness(stage.getScene(), "in-vain");
            throw e;
        }
    }

    void close() {
        Platform.runLater(stage::hide);
        Patience.settle();
        storage.close();
    }

    private static boolean reveal(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at instanceof ScrollPane scroll
                    && scroll.getContent().getLayoutBounds().getHeight() > scroll.getHeight()) {
                Bounds bounds = scroll.getContent().sceneToLocal(node.localToScene(node.getBoundsInLocal()));
                double hidden = scroll.getContent().getLayoutBounds().getHeight()
                        - scroll.getViewportBounds().getHeight();
                double wanted = bounds.getCenterY() - scroll.getViewportBounds().getHeight() / 2;
                scroll.setVvalue(Math.clamp(wanted / hidden, 0.0, 1.0));
                scroll.layout();
            }
        }
        return true;
    }
}

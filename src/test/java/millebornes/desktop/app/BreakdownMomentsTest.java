package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.Gallery;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever the program is doing when it crashes, the way out is shown and works: during a layout pass, a change of the
/// nodes, a frame or an event, with a popup over the page, and twice in a row.
class BreakdownMomentsTest {

    @TempDir
    private Path folder;

    private @Nullable ProgramStage program;

    /// When it breaks.
    enum Moment {
        EVENT,
        RUN_LATER,
        PULSE,
        LAYOUT,
        ENTERING,
        LEAVING,
        FOCUS,
        SAME_NODE_TWICE,
        ERROR,
        OTHER_THREAD;

        /// Breaks something in the middle of it.
        void breakIn(StackPane page) {
            switch (this) {
                case EVENT -> {
                    page.addEventHandler(KeyEvent.KEY_TYPED, _ -> fail(page));
                    later(() -> Event.fireEvent(
                            page,
                            new KeyEvent(KeyEvent.KEY_TYPED, "x", "x", KeyCode.UNDEFINED, false, false, false, false)));
                }
                case RUN_LATER -> later(() -> fail(page));
                case PULSE ->
                    new AnimationTimer() {
                        @Override
                        public void handle(long now) {
                            stop();
                            fail(page);
                        }
                    }.start();
                case LAYOUT ->
                    page.getChildren().add(new Region() {
                        @Override
                        protected void layoutChildren() {
                            fail(page);
                        }
                    });
                case ENTERING -> {
                    Node node = new Pane();
                    node.sceneProperty().addListener((_, _, _) -> fail(page));
                    page.getChildren().add(node);
                }
                case LEAVING -> {
                    // As an answer of the table once did: a child that leaves while another one comes.
                    Node leaving = new Pane();
                    Node coming = new Pane();
                    coming.sceneProperty()
                            .addListener((_, _, _) -> page.getChildren().remove(leaving));
                    page.getChildren().add(leaving);
                    later(() -> page.getChildren().add(coming));
                }
                case FOCUS -> {
                    Node node = new Pane();
                    node.setFocusTraversable(true);
                    node.focusedProperty().addListener((_, _, _) -> fail(page));
                    page.getChildren().add(node);
                    node.requestFocus();
                }
                case SAME_NODE_TWICE ->
                    later(() -> page.getChildren().add(page.getChildren().getFirst()));
                case ERROR ->
                    later(() -> {
                        throw new StackOverflowError("on purpose");
                    });
                case OTHER_THREAD -> {
                    Thread.UncaughtExceptionHandler here =
                            Thread.currentThread().getUncaughtExceptionHandler();
                    Thread thread = new Thread(() -> fail(page));
                    thread.setUncaughtExceptionHandler(
                            (broken, problem) -> later(() -> here.uncaughtException(broken, problem)));
                    thread.start();
                }
            }
        }

        private static void later(Runnable what) {
            Platform.runLater(what);
        }

        private static void fail(Node node) {
            throw new IllegalStateException("on purpose, at " + node.getClass());
        }
    }

    @AfterEach
    void close() {
        if (program != null) {
            program.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void theGameGoesOnWheneverSomethingBreaks(Moment moment) {
        ProgramStage openedStage = ProgramStage.open(folder);
        program = openedStage;
        openedStage.click("new-game").click("play");
        openedStage.until(() -> openedStage.has("menu"));
        assertThatItGoesOn(openedStage, moment::breakIn);
        openedStage.type(KeyCode.F10);
        openedStage.until(() -> openedStage.has("menu-resume"));
        assertThatItGoesOn(openedStage, moment::breakIn);
        assertThatItGoesOn(openedStage, page -> {
            moment.breakIn(page);
            Moment.LAYOUT.breakIn(page);
            moment.breakIn(page);
        });
    }

    /// Breaks something in the page that is shown, and takes the way out.
    private static void assertThatItGoesOn(ProgramStage program, Consumer<StackPane> breaking) {
        Scene scene = program.stage().getScene();
        Gallery.onToolkit(() -> {
            breaking.accept(
                    (StackPane) scene.getRoot().getChildrenUnmodifiable().getFirst());
            return true;
        });
        program.until(() -> program.has("breakdown"));
        assertThat(program.has("hand-0")).as("a hand behind the breakdown").isFalse();
        program.until(() -> scene.getFocusOwner() != null
                && "breakdown-on".equals(scene.getFocusOwner().getId()));
        program.type(KeyCode.ENTER);
        program.until(() -> program.has("menu") && !program.has("breakdown"));
        program.type(KeyCode.F10);
        program.until(() -> program.has("menu-resume"));
        program.type(KeyCode.ESCAPE);
        program.until(() -> !program.has("menu-resume"));
    }
}

package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.Animation;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Spectators of computer players are led on after a pause, once, unless there is input meanwhile.
class SelfAdvancingScreenTest {

    private static final Duration NEVER = Duration.hours(1);
    private static final Duration AT_ONCE = Duration.millis(1);

    private final FxRobot robot = new StraightRobot();
    private final AtomicInteger led = new AtomicInteger();
    private final CountDownLatch gone = new CountDownLatch(1);
    private final Page page = new Page();

    @Test
    void thePauseLeadsOnOnce() throws InterruptedException {
        AutoAdvanceScreenWrapper screen = open(AT_ONCE);
        assertThat(gone.await(Patience.MILLIS, TimeUnit.MILLISECONDS)).isTrue();
        Patience.settle();
        assertThat(led).hasValue(1);
        assertThat(Gallery.onToolkit(screen::status)).isEqualTo(Animation.Status.STOPPED);
        assertThat(page.shown).isOne();
    }

    @Test
    void itsButtonStopsIt() {
        AutoAdvanceScreenWrapper screen = open(NEVER);
        assertThat(Gallery.onToolkit(screen::isAdvancing)).isTrue();
        assertThat(Gallery.onToolkit(screen::status)).isEqualTo(Animation.Status.RUNNING);
        robot.clickOn("#stop-advancing");
        checkStopped(screen);
    }

    @Test
    void aClickAnywhereStopsIt() {
        AutoAdvanceScreenWrapper screen = open(NEVER);
        robot.clickOn("#page");
        checkStopped(screen);
    }

    @Test
    void aKeyStopsIt() {
        AutoAdvanceScreenWrapper screen = open(NEVER);
        robot.type(KeyCode.SHIFT);
        checkStopped(screen);
    }

    @Test
    void whoLeavesThePageIsNotLedOnAfterwards() {
        AutoAdvanceScreenWrapper screen = open(NEVER);
        Gallery.onToolkit(() -> {
            screen.hidden();
            return true;
        });
        checkStopped(screen);
        assertThat(page.hidden).isOne();
    }

    @Test
    void nothingRunsBeforeThePageIsSeen() {
        AutoAdvanceScreenWrapper screen = Gallery.onToolkit(() -> screen(AT_ONCE));
        assertThat(Gallery.onToolkit(screen::status)).isEqualTo(Animation.Status.STOPPED);
        assertThat(led).hasValue(0);
    }

    private void checkStopped(AutoAdvanceScreenWrapper screen) {
        Patience.settle();
        assertThat(Gallery.onToolkit(screen::isAdvancing)).isFalse();
        assertThat(Gallery.onToolkit(screen::status)).isEqualTo(Animation.Status.STOPPED);
        assertThat(led).hasValue(0);
    }

    private AutoAdvanceScreenWrapper open(Duration pause) {
        return Gallery.onToolkit(() -> {
            AutoAdvanceScreenWrapper screen = screen(pause);
            Scene scene = new Scene(screen.root(), 640, 400);
            SceneStyler.scene(scene, AppearanceSettings.USUAL);
            Stage stage = TestWindow.show(scene);
            stage.requestFocus();
            screen.root().requestFocus();
            screen.shown();
            return screen;
        });
    }

    private AutoAdvanceScreenWrapper screen(Duration pause) {
        ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
        return new AutoAdvanceScreenWrapper(
                page,
                context,
                () -> {
                    led.incrementAndGet();
                    gone.countDown();
                },
                pause);
    }

    /// A page that counts how often it comes and goes.
    private static final class Page implements AppScreen {

        private final StackPane root = new StackPane();
        private int shown;
        private int hidden;

        Page() {
            root.setId("page");
            root.setFocusTraversable(true);
        }

        @Override
        public Parent root() {
            return root;
        }

        @Override
        public void shown() {
            shown++;
        }

        @Override
        public void hidden() {
            hidden++;
        }
    }
}

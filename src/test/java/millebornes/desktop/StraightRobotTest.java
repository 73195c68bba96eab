package millebornes.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.stage.Popup;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;

/// The tests' robot clicks the intended node, also in a window that is being laid out.
class StraightRobotTest {

    private static final Duration A_WHILE = Duration.millis(300);

    private final AtomicInteger pressed = new AtomicInteger();
    private final Button button = Gallery.onToolkit(() -> {
        Button made = new Button("Jouer");
        made.setId("play");
        made.setOnAction(_ -> pressed.incrementAndGet());
        return made;
    });

    private Stage show() {
        return TestWindow.show(new Scene(new Pane(button), 400, 300));
    }

    @Test
    void whatIsStillMovingIsPressedOnceItStands() {
        Gallery.onToolkit(() -> {
            show();
            new AnimationTimer() {
                private int steps;

                @Override
                public void handle(long now) {
                    button.setLayoutX(10.0 * steps++ % 300);
                    if (steps > 40) {
                        stop();
                    }
                }
            }.start();
            return true;
        });
        new StraightRobot().clickOn("#play");
        assertThat(pressed).hasValue(1);
    }

    @Test
    void whatLiesOverTheButtonIsWaitedFor() {
        Gallery.onToolkit(() -> {
            Popup tip = leave(show());
            PauseTransition later = new PauseTransition(A_WHILE);
            later.setOnFinished(_ -> tip.hide());
            later.play();
            return true;
        });
        new StraightRobot().clickOn("#play");
        assertThat(pressed).hasValue(1);
    }

    @Test
    void theTestBeforeLeavesNothingOpen() {
        Stage stage = Gallery.onToolkit(() -> {
            leave(show());
            return show();
        });
        assertThat(Window.getWindows()).containsExactly(stage);
    }

    private static Popup leave(Stage stage) {
        Popup tip = new Popup();
        tip.getContent().add(new Rectangle(400, 300));
        tip.show(stage, stage.getX(), stage.getY());
        return tip;
    }
}

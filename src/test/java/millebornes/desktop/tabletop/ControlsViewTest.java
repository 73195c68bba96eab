package millebornes.desktop.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import millebornes.desktop.Gallery;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.ControlsViewState.ButtonIcon;
import millebornes.desktop.tabletop.ControlsViewState.ButtonState;
import millebornes.desktop.tabletop.ControlsViewState.ButtonStyle;
import millebornes.desktop.tabletop.ControlsViewState.ButtonViewState;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The content of a button is inside the button.
class ControlsViewTest {

    /// The sign of discarding is wide, and in the junior game its button is as round as the others.
    @ParameterizedTest
    @CsvSource({"64, 75, 1", "64, 75, 2", "130, 75, 1", "48, 60, 1.5"})
    void noSignIsWiderThanItsButton(double width, double height, double text) {
        Gallery.onToolkit(() -> {
            ControlsView controls = new ControlsView(_ -> {});
            Group root = new Group(controls);
            SceneStyler.scene(new Scene(root, 400, 300), AppearanceSettings.USUAL);
            ButtonViewState discardState =
                    new ButtonViewState(TableCommand.DISCARD, "Discard", "", ButtonState.SUGGESTED, ButtonIcon.WORDS);
            controls.show(
                    new ControlsViewState(List.of(discardState), ButtonStyle.SIGNS),
                    List.of(new Rect(20, 20, width, height)),
                    text);
            root.applyCss();
            root.layout();
            Button button = (Button) controls.getChildren().getFirst();
            Bounds sign = button.getGraphic().getBoundsInParent();
            assertThat(button.getLayoutBounds().contains(sign))
                    .as("%s on %s", sign, button.getLayoutBounds())
                    .isTrue();
            assertThat(sign.getWidth()).isGreaterThan(width / 4);
            return true;
        });
    }
}

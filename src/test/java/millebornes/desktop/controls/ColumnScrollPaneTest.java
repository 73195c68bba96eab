package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.StyleClasses;
import org.junit.jupiter.api.Test;

class ColumnScrollPaneTest {

    private static final double LETTERS = 34;
    private static final int LINES = 12;
    private static final int STEPS = 60;

    /// Wherever a column is scrolled to, the fade covers all of the line or button that the lower edge cuts, and nothing
    /// of the one above.
    @Test
    void theFadeCoversTheLineThatIsCut() {
        assertThat(Gallery.onToolkit(() -> {
                    VBox column = new VBox();
                    for (int line = 0; line < LINES; line++) {
                        Label label = new Label("label " + line);
                        Button button = new Button("button " + line);
                        label.setFont(Font.font(LETTERS));
                        button.setFont(Font.font(LETTERS));
                        column.getChildren().addAll(label, button);
                    }
                    ScrollPane scroll = new ScrollPane(column);
                    StackPane fading = ColumnScrollPane.fading(scroll);
                    Scene scene = new Scene(fading, 300, 400);
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    Node fade = fading.lookup("." + StyleClasses.SCROLL_FADE);
                    return IntStream.rangeClosed(0, STEPS)
                            .boxed()
                            .flatMap(step -> {
                                scroll.setVvalue((double) step / STEPS);
                                return partlyCovered(column, fade).stream().map(text -> text + " at step " + step);
                            })
                            .toList();
                }))
                .isEmpty();
    }

    /// The texts that begin above the fade and go on below the lower edge of the window, of 400 px.
    private static List<String> partlyCovered(VBox column, Node fade) {
        double covered = fade.isVisible() ? fade.getBoundsInParent().getMinY() : 400;
        return column.lookupAll(".text").stream()
                .filter(text -> {
                    Bounds line = text.localToScene(text.getLayoutBounds());
                    return line.getMinY() < covered && line.getMaxY() > 400 + 1;
                })
                .map(text -> ((Text) text).getText())
                .toList();
    }
}

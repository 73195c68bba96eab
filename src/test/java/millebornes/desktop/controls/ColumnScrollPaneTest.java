package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
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

    /// A heading is not seen without half of its control, whatever the column beside it shows, and no more than that is
    /// covered.
    @Test
    void theFadeCoversAHeadingWithItsControl() {
        assertThat(Gallery.onToolkit(() -> {
                    TwoColumnPane columns = new TwoColumnPane(headed(0), headed(37), 0.5);
                    ScrollPane scroll = new ScrollPane(columns);
                    scroll.setFitToWidth(true);
                    StackPane fading = ColumnScrollPane.fading(scroll);
                    Scene scene = new Scene(fading, 600, 400);
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    List<Node> fades = List.copyOf(fading.lookupAll("." + StyleClasses.SCROLL_FADE));
                    return IntStream.rangeClosed(0, STEPS)
                            .boxed()
                            .flatMap(step -> {
                                scroll.setVvalue((double) step / STEPS);
                                return IntStream.range(0, 2)
                                        .mapToObj(at ->
                                                wronglyCovered(columns.columns().get(at), fades.get(at)))
                                        .flatMap(List::stream)
                                        .map(text -> text + " at step " + step);
                            })
                            .toList();
                }))
                .isEmpty();
    }

    /// A column of headings, each with its control.
    private static VBox headed(double above) {
        VBox column = new VBox(8);
        column.setPadding(new Insets(above, 0, 0, 0));
        for (int line = 0; line < LINES; line++) {
            Region control = new Region();
            control.setMinHeight(90);
            column.getChildren().add(ColumnScrollPane.keptWhole(new VBox(new Label("heading " + line), control)));
        }
        return column;
    }

    /// The parts cut by the lower edge that are covered though half of their control is above it, or not covered though
    /// it is not.
    private static List<String> wronglyCovered(Region column, Node fade) {
        double covered = fade.isVisible() ? fade.getBoundsInParent().getMinY() : 400;
        return column.getChildrenUnmodifiable().stream()
                .filter(part -> {
                    Bounds place = part.localToScene(part.getLayoutBounds());
                    Node control = ((VBox) part).getChildren().getLast();
                    double half =
                            control.localToScene(control.getLayoutBounds()).getCenterY();
                    boolean isShown = place.getMinY() + 1 < covered;
                    boolean isCut = place.getMinY() < 400 && place.getMaxY() > 400 + 1;
                    return isCut && Math.abs(half - 400) > 1 && isShown != half < 400;
                })
                .map(Node::toString)
                .toList();
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

package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.MouseEvents;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ColumnScrollPaneTest {

    private static final double LETTERS = 34;
    private static final int LINES = 12;
    private static final int STEPS = 60;
    private static final double HEIGHT = 400;

    /// The height of the sign at the lower edge, beside which nothing ends, in px.
    private static final double SIGN = 24;

    /// The width of the edge of a scroll pane, in px, and some.
    private static final double EDGE = 4;

    /// Wherever a column is scrolled to, the line or button that the lower edge cuts is hidden, and nothing above it.
    @Test
    void whatIsSeenIsWhole() {
        assertThat(Gallery.onToolkit(() -> {
                    VBox column = lines();
                    ScrollPane scroll = new ScrollPane(column);
                    StackPane folding = shown(scroll);
                    return atEveryStep(scroll, () -> wrongParts(column, goesOn(folding)));
                }))
                .isEmpty();
    }

    /// A heading and its control are seen together or not at all, whatever the column beside them shows.
    @Test
    void aHeadingIsHiddenWithItsControl() {
        assertThat(Gallery.onToolkit(() -> {
                    TwoColumnPane columns = new TwoColumnPane(headed(0), headed(37), 0.5);
                    ScrollPane scroll = new ScrollPane(columns);
                    scroll.setFitToWidth(true);
                    StackPane folding = shown(scroll);
                    return atEveryStep(
                            scroll,
                            () -> columns.columns().stream()
                                    .flatMap(column -> wrongParts(column, goesOn(folding)).stream())
                                    .toList());
                }))
                .isEmpty();
    }

    /// A text beside buttons ends with a whole line, wherever they are hidden.
    @Test
    void aTextBesideButtonsEndsWithALine() {
        assertThat(Gallery.onToolkit(() -> {
                    Label text = new Label("A line.\n".repeat(LINES));
                    text.setFont(Font.font(LETTERS));
                    ScrollPane scroll = new ScrollPane(new HBox(text, lines()));
                    StackPane folding = shown(scroll);
                    return atEveryStep(scroll, () -> {
                        Text letters = (Text) text.lookup(".text");
                        double line = letters.getLayoutBounds().getHeight()
                                / letters.getLayoutInfo().getTextLineCount();
                        double seen = letters.getClip() == null
                                ? 0
                                : letters.getClip().getLayoutBounds().getHeight() / line;
                        return goesOn(folding) && Math.abs(seen - Math.rint(seen)) > 0.02
                                ? List.of(seen + " lines")
                                : List.<String>of();
                    });
                }))
                .isEmpty();
    }

    /// A press on the sign scrolls to the first line that is hidden; at the end there is no sign.
    @Test
    void theSignLeadsToWhatIsHidden() {
        assertThat(Gallery.onToolkit(() -> {
                    VBox column = lines();
                    ScrollPane scroll = new ScrollPane(column);
                    StackPane folding = shown(scroll);
                    List<String> first = new ArrayList<>();
                    for (int page = 0; page < LINES && goesOn(folding); page++) {
                        Node hidden = column.getChildren().stream()
                                .filter(ColumnScrollPaneTest::isHidden)
                                .findFirst()
                                .orElseThrow();
                        Event.fireEvent(
                                folding.lookup("." + StyleClasses.SCROLL_MORE),
                                MouseEvents.at(MouseEvent.MOUSE_CLICKED, 1, 1));
                        if (goesOn(folding) && Math.abs(place(hidden).getMinY()) > 1) {
                            first.add(hidden + " at " + place(hidden).getMinY());
                        }
                    }
                    first.addAll(goesOn(folding) ? List.of("goes on") : List.of());
                    return first;
                }))
                .isEmpty();
    }

    /// A button that has the focus beside the sign is seen.
    @Test
    void theFocusIsSeen() {
        assertThat(Gallery.onToolkit(() -> {
                    VBox column = lines();
                    ScrollPane scroll = new ScrollPane(column);
                    StackPane folding = shown(scroll);
                    return atEveryStep(
                            scroll,
                            () -> column.getChildren().stream()
                                    .filter(Button.class::isInstance)
                                    .filter(part ->
                                            isHidden(part) && place(part).getMaxY() <= HEIGHT - EDGE)
                                    .peek(Node::requestFocus)
                                    .filter(part -> goesOn(folding) && isHidden(part))
                                    .map(Node::toString)
                                    .toList());
                }))
                .isEmpty();
    }

    private static VBox lines() {
        VBox column = new VBox();
        for (int line = 0; line < LINES; line++) {
            Label label = new Label("label " + line);
            Button button = new Button("button " + line);
            label.setFont(Font.font(LETTERS));
            button.setFont(Font.font(LETTERS));
            column.getChildren().addAll(label, button);
        }
        return column;
    }

    private static StackPane shown(ScrollPane scroll) {
        StackPane folding = ColumnScrollPane.folding(scroll);
        Scene scene = new Scene(folding, 600, HEIGHT);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        return folding;
    }

    private static List<String> atEveryStep(ScrollPane scroll, Supplier<List<String>> check) {
        return IntStream.rangeClosed(0, STEPS)
                .boxed()
                .flatMap(step -> {
                    scroll.setVvalue((double) step / STEPS);
                    return check.get().stream().map(text -> text + " at step " + step);
                })
                .toList();
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

    private static boolean goesOn(StackPane folding) {
        return folding.lookup("." + StyleClasses.SCROLL_MORE).isVisible();
    }

    /// The parts that are seen though the lower edge cuts them, or hidden though they end above the sign.
    private static List<String> wrongParts(Region column, boolean goesOn) {
        return column.getChildrenUnmodifiable().stream()
                .filter(part -> {
                    Bounds place = place(part);
                    boolean isCut = goesOn && place.getMinY() < HEIGHT - 1 && place.getMaxY() > HEIGHT + 1;
                    boolean isAbove = place.getMaxY() < HEIGHT - SIGN - EDGE;
                    return (isCut && !isHidden(part)) || (isAbove && isHidden(part));
                })
                .map(Node::toString)
                .toList();
    }

    private static Bounds place(Node part) {
        return part.localToScene(part.getLayoutBounds());
    }

    /// Whether nothing of a part is seen, or nothing of its text.
    private static boolean isHidden(Node part) {
        return Stream.of(part, part.lookup(".text")).anyMatch(ColumnScrollPaneTest::isClippedAway);
    }

    private static boolean isClippedAway(@Nullable Node node) {
        return node != null
                && node.getClip() != null
                && node.getClip().getLayoutBounds().getHeight() < 1;
    }
}

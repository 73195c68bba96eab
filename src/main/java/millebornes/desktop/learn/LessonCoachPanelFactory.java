package millebornes.desktop.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.InstructorPortrait;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/// Creates the coach's panel: up to three pictures, one sentence, and a button to continue after reading.
///
/// @param names the names of the learner and the rival
record LessonCoachPanelFactory(
        ScreenContext context,
        LessonProgressState progressState,
        List<String> names,
        Consumer<Destination> navigator,
        Runnable next) {

    /// The id of the button to continue.
    static final String NEXT = "learn-next";

    /// The id of the button to leave.
    static final String LEAVE = "learn-leave";

    /// The id of the sentence.
    static final String SENTENCE = "learn-sentence";

    private static final double PICTURES = 300;

    /// The margin around a button that leaves room for the rings of [LessonPointerLayer].
    private static final Insets RING_ROOM = new Insets(Sizes.TINY_GAP, Sizes.SMALL_GAP, Sizes.LABEL_GAP, 0);

    /// The panel for the corner of the table, with its parts one below the other.
    Region corner() {
        HBox told = ControlFactory.row(face(), sentence());
        VBox panel = new VBox(Sizes.SMALL_GAP);
        Region pictures = pictures();
        // Where the cars leave little room the pictures become smaller, and no word does.
        VBox.setVgrow(pictures, Priority.ALWAYS);
        panel.getChildren().addAll(progressState.isLast() ? List.of(told, closing()) : List.of(pictures, told));
        panel.getChildren().addAll(buttons());
        return panel(panel);
    }

    /// The panel for the bar above the table, with its parts side by side.
    Region bar() {
        VBox told = new VBox(Sizes.SMALL_GAP, sentence());
        told.setAlignment(Pos.CENTER_LEFT);
        told.setMinWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        VBox buttons = new VBox(Sizes.SMALL_GAP);
        if (progressState.isLast()) {
            buttons.getChildren().add(closing());
        }
        buttons.getChildren().addAll(buttons());
        buttons.setAlignment(Pos.CENTER);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        Region pictures = pictures();
        pictures.setMinWidth(PICTURES);
        pictures.setMaxWidth(PICTURES);
        HBox bar = new HBox(Sizes.GAP, pictures, told, buttons);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setFillHeight(false);
        bar.getStyleClass().add(StyleClasses.LOW);
        return panel(bar);
    }

    private Region panel(Region panel) {
        panel.getStyleClass().addAll(StyleClasses.COACH);
        panel.setId("coach");
        return panel;
    }

    /// The sentence of the current step.
    String said() {
        String key = "learn." + progressState.now().key();
        return words().text(
                        switch (progressState.stage()) {
                            case READ -> key + ".say";
                            case WATCH -> "learn.watch";
                            case DO -> progressState.mistaken() ? "learn.wrong" : key + ".do";
                            case DONE -> key + ".done";
                        },
                        names.toArray());
    }

    private Label sentence() {
        Label label = ControlFactory.label(said(), StyleClasses.COACH_SENTENCE);
        label.setId(SENTENCE);
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        if (progressState.isLast()) {
            label.getStyleClass().addAll(StyleClasses.PRAISE, StyleClasses.LARGE);
        } else if (progressState.stage() == LessonProgressState.StepState.DONE) {
            label.getStyleClass().add(StyleClasses.PRAISE);
        }
        HBox.setHgrow(label, Priority.ALWAYS);
        return label;
    }

    private Node face() {
        return new InstructorPortrait(art());
    }

    private Region pictures() {
        return new LessonPictureRow(
                new LessonPictureFactory(art(), words()), progressState.now().pictures());
    }

    /// The end of the lesson, which shows only what to do next.
    private Node closing() {
        Button play = ControlFactory.button(
                "learn-play",
                words().text("learn.end.play"),
                to(new Destination.NewGame()),
                StyleClasses.MAIN_BUTTON,
                StyleClasses.LARGE);
        return forward(play);
    }

    private List<Node> buttons() {
        if (progressState.isLast()) {
            List<Node> others = new ArrayList<>();
            HBox row = ControlFactory.row(
                    wide("learn-rules", "learn.end.rules", to(new Destination.Rules())),
                    wide("learn-again", "learn.again", to(new Destination.Learn())));
            others.add(row);
            return others;
        }
        if (!progressState.pauses()) {
            return List.of();
        }
        Button on = forward(ControlFactory.button(NEXT, words().text("learn.next"), next, StyleClasses.MAIN_BUTTON));
        on.setMaxWidth(Region.USE_PREF_SIZE);
        HBox right = ControlFactory.row(ControlFactory.spring(), on);
        right.setPadding(RING_ROOM);
        return List.of(right);
    }

    private Runnable to(Destination destination) {
        return () -> navigator.accept(destination);
    }

    private Button wide(String id, String key, Runnable action) {
        Button button = ControlFactory.button(id, words().text(key), action);
        button.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        return button;
    }

    /// Makes a button the red one that leads to the next step.
    private static Button forward(Button button) {
        button.setDefaultButton(true);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setGraphic(new FontIcon(MaterialDesignP.PLAY));
        button.setContentDisplay(ContentDisplay.RIGHT);
        return button;
    }

    /// The button to leave the lesson, with a text.
    Button leave() {
        Button leave = ControlFactory.button(LEAVE, leaving(), to(new Destination.Home()), StyleClasses.PAPER_BUTTON);
        leave.setCancelButton(true);
        return leave;
    }

    /// The button to leave the lesson, with an icon.
    Button leaveSign() {
        Button leave = ControlFactory.icon(
                LEAVE, MaterialDesignC.CLOSE, leaving(), to(new Destination.Home()), StyleClasses.PAPER_BUTTON);
        leave.setCancelButton(true);
        return leave;
    }

    private String leaving() {
        return words().text(progressState.isLast() ? "page.home" : "learn.leave");
    }

    private ArtFactory art() {
        return context.art();
    }

    private Words words() {
        return context.words();
    }
}

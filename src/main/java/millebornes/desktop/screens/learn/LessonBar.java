package millebornes.desktop.screens.learn;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.learn.model.LessonPosition;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.words.Words;

/// What the learner is told: on a kilometre stone the number of the step, what is going on, what to do.
///
/// @param names the learner's and the rival's
record LessonBar(AppContext context, LessonPosition course, List<String> names, LearnExits exits, Runnable next) {

    /// The button that goes on.
    static final String NEXT = "learn-next";

    /// The stone as it is drawn, without its shadow.
    private static final Bounds STONE = new BoundingBox(-11.5, -30, 23, 30);

    private static final double STONE_WIDE = 58;
    private static final double STONE_HIGH = 76;

    Region node() {
        VBox says = new VBox(Sizes.LINE_GAP);
        says.setAlignment(Pos.CENTER_LEFT);
        says.getChildren().add(text("learn." + course.now().key() + ".title", StyleClasses.PANEL_TITLE));
        says.getChildren().addAll(sentences());
        says.setMinWidth(0);
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox bar = new HBox(Sizes.PANEL_PADDING, stone(), says, buttons());
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        bar.getStyleClass().add(StyleClasses.FOOT);
        bar.setId("coach");
        return bar;
    }

    private List<Label> sentences() {
        String key = "learn." + course.now().key();
        List<Label> lines = new ArrayList<>();
        switch (course.stage()) {
            case READ -> {
                lines.add(text(key + ".say", StyleClasses.BODY));
                lines.add(text(key + ".do", StyleClasses.BODY));
                if (!course.isLast()) {
                    lines.add(text(course.mistaken() ? "learn.wrong.next" : "learn.keys", StyleClasses.NOTE));
                }
            }
            case WATCH -> lines.add(text("learn.watch", StyleClasses.BODY));
            case DO -> {
                if (course.mistaken()) {
                    Label wrong = text("learn.wrong", StyleClasses.BODY, StyleClasses.POINTS);
                    wrong.setId("learn-wrong");
                    lines.add(wrong);
                } else {
                    lines.add(text(key + ".say", StyleClasses.BODY));
                }
                lines.add(text(key + ".do", StyleClasses.STRONG));
            }
            case DONE -> {
                lines.add(text(key + ".done", StyleClasses.STRONG));
                lines.add(text(course.mistaken() ? "learn.wrong.next" : "learn.goOn", StyleClasses.NOTE));
            }
        }
        return lines;
    }

    private Label text(String key, String... styles) {
        Label label = ControlFactory.label(words().text(key, names.toArray()), styles);
        label.getStyleClass().add(StyleClasses.ON_FOOT);
        return label;
    }

    private Node stone() {
        ArtFactory art = ArtFactory.in(context.look().theme());
        String number = words().number(course.step() + 1L);
        DrawingPane stone = new DrawingPane(art.scenery().stone(number, 1), STONE, STONE_WIDE, STONE_HIGH);
        stone.setAccessibleText(words().text(
                        "learn.step", course.step() + 1, course.lesson().steps().size()));
        return stone;
    }

    private Node buttons() {
        VBox column = new VBox(Sizes.SMALL_GAP);
        Button leave = small("learn-leave", course.isLast() ? "result.home" : "learn.leave", exits::home);
        leave.setCancelButton(true);
        if (course.isLast()) {
            HBox others = ControlFactory.row(
                    small("learn-rules", "learn.end.rules", exits::rules),
                    small("learn-again", "learn.again", exits::again),
                    leave);
            column.getChildren().addAll(main("learn-play", "learn.end.play", exits::newGame), others);
        } else if (course.pauses()) {
            column.getChildren().addAll(main(NEXT, "learn.next", next), leave);
        } else {
            column.getChildren().add(leave);
        }
        column.setAlignment(Pos.CENTER_RIGHT);
        column.setMinWidth(Region.USE_PREF_SIZE);
        return column;
    }

    private Button main(String id, String key, Runnable action) {
        Button button =
                ControlFactory.button(id, words().text(key), action, StyleClasses.MAIN_BUTTON, StyleClasses.LARGE);
        button.setDefaultButton(true);
        return button;
    }

    private Button small(String id, String key, Runnable action) {
        return ControlFactory.button(id, words().text(key), action, StyleClasses.FOOT_BUTTON);
    }

    private Words words() {
        return context.words();
    }
}

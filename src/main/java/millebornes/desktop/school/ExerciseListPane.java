package millebornes.desktop.school;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.school.Exercise;
import millebornes.school.ExerciseBook;
import millebornes.school.ExerciseGroup;
import millebornes.school.SchoolProgress;
import millebornes.words.Words;

/// The list of the exercise groups, one of them open with its exercises. Arrow keys move in the list; Tab leaves it.
final class ExerciseListPane extends ScrollPane {

    /// The least width of the list, in px.
    static final double WIDTH = 286;

    /// The preferred height, in px, of a list that is above or below other parts, not beside them.
    private static final double HEIGHT = 240;

    private static final double SIGN = 28;
    private static final double STONE_WIDTH = 26;
    private static final double STONE_BOX = 30;
    private static final double TICK = 0.17;
    private static final double TICK_SIZE = 22;

    private final ScreenContext context;
    private final ArtFactory art;
    private final ExerciseBook book;
    private final SchoolProgress progress;
    private final Exercise shownExercise;
    private final Consumer<Exercise> open;
    private final List<Button> entries = new ArrayList<>();

    /// @param shownExercise the current exercise, whose group is expanded
    /// @param open opens another exercise
    ExerciseListPane(
            ScreenContext context,
            ExerciseBook book,
            SchoolProgress progress,
            Exercise shownExercise,
            Consumer<Exercise> open) {
        this.context = context;
        this.art = context.art();
        this.book = book;
        this.progress = progress;
        this.shownExercise = shownExercise;
        this.open = open;
        VBox column = new VBox(Sizes.LINE_GAP);
        column.setPadding(new Insets(Sizes.TINY_GAP));
        for (ExerciseGroup group : ExerciseGroup.values()) {
            column.getChildren().add(group(group));
            if (group == shownExercise.group()) {
                book.group(group).forEach(exercise -> column.getChildren().add(entry(exercise)));
            }
        }
        setContent(column);
        setFitToWidth(true);
        setMinHeight(0);
        setPrefHeight(HEIGHT);
        setFocusTraversable(false);
        setId("exercises");
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        Platform.runLater(() -> entries.stream()
                .filter(entry -> entry.getStyleClass().contains(StyleClasses.ACTIVE))
                .forEach(entry -> ColumnScrollPane.reveal(this, column, entry)));
    }

    private Words words() {
        return context.words();
    }

    /// A group with its sign and the number of its solved exercises, or a tick if all are solved.
    private Node group(ExerciseGroup group) {
        List<Exercise> exercises = book.group(group);
        int solved = progress.count(exercises);
        String name = words().text("school.group." + group.name());
        Node sign = new DrawingPane(new Group(art.cards().symbol(sign(group))), SIGN, SIGN);
        Button button = button("group-" + group.word(), name, sign, () -> open.accept(first(exercises)));
        button.getStyleClass().add(StyleClasses.CHAPTER);
        button.setAccessibleText(words().text("school.group.spoken", name, solved, exercises.size()));
        button.setFocusTraversable(false);
        Node count = solved == exercises.size()
                ? new DrawingPane(art.lesson().tick(), TICK_SIZE, TICK_SIZE)
                : ControlFactory.label(words().text("school.group", solved, exercises.size()), StyleClasses.NOTE);
        count.setMouseTransparent(true);
        StackPane.setAlignment(count, Pos.CENTER_RIGHT);
        StackPane.setMargin(count, new Insets(0, Sizes.TIGHT_PADDING, 0, 0));
        return new StackPane(button, count);
    }

    /// The exercise that opens with a group: the first unsolved one.
    private Exercise first(List<Exercise> exercises) {
        return exercises.stream()
                .filter(exercise -> !progress.has(exercise))
                .findFirst()
                .orElseGet(exercises::getFirst);
    }

    private Button entry(Exercise exercise) {
        boolean solved = progress.has(exercise);
        int number = book.exercises().indexOf(exercise) + 1;
        String name = ExercisePresenter.title(words(), exercise);
        Button button = button("exercise-" + exercise.id(), name, stone(exercise, solved), () -> open.accept(exercise));
        if (exercise.equals(shownExercise)) {
            button.getStyleClass().add(StyleClasses.ACTIVE);
        }
        button.setAccessibleText(words().text(
                        "school.exercise.spoken",
                        number,
                        name,
                        exercise.level(),
                        words().text(solved ? "school.done" : "school.open")));
        button.setFocusTraversable(exercise.equals(shownExercise));
        return button;
    }

    /// The picture of an exercise: a kilometre stone with its number or, if solved, with a tick.
    private Node stone(Exercise exercise, boolean solved) {
        String number = Integer.toString(book.exercises().indexOf(exercise) + 1);
        Group stone = art.scenery().stoneOfPage(solved ? "" : number, 1);
        Group placed = new Group(stone);
        if (solved) {
            Group tick = art.lesson().tick();
            tick.getTransforms().addAll(new Translate(0, -STONE_BOX / 3), new Scale(TICK, TICK));
            placed.getChildren().add(tick);
        }
        return new DrawingPane(
                placed, new BoundingBox(-STONE_WIDTH / 2, -STONE_BOX, STONE_WIDTH, STONE_BOX), STONE_WIDTH, STONE_BOX);
    }

    private Button button(String id, String text, Node graphic, Runnable action) {
        Button button = ControlFactory.button(id, text, action, StyleClasses.ENTRY);
        button.setGraphic(graphic);
        button.setGraphicTextGap(context.look().textScale().of(Sizes.SMALL_GAP));
        button.setWrapText(true);
        button.setMinWidth(0);
        button.setMaxWidth(Double.MAX_VALUE);
        entries.add(button);
        return button;
    }

    private static Card sign(ExerciseGroup group) {
        return switch (group) {
            case ROLL -> Remedy.GREEN_LIGHT;
            case DEFEND -> Safety.PUNCTURE_PROOF;
            case COUNT -> Remedy.GASOLINE;
            case STOP -> Hazard.RED_LIGHT;
            case FINISH -> Remedy.END_OF_LIMIT;
        };
    }

    private void pressed(KeyEvent event) {
        int at = focused();
        int to = at + (event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0);
        if (at >= 0 && to != at) {
            event.consume();
            if (to >= 0 && to < entries.size()) {
                entries.get(to).requestFocus();
            }
        }
    }

    private int focused() {
        for (int at = 0; at < entries.size(); at++) {
            if (entries.get(at).isFocused()) {
                return at;
            }
        }
        return -1;
    }
}

package millebornes.desktop.school;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Move;
import millebornes.save.SingleValueStore;
import millebornes.school.Exercise;
import millebornes.school.ExerciseBook;
import millebornes.school.SchoolProgress;
import millebornes.words.Words;

/// The driving school, at one of its exercises.
public final class SchoolScreen implements AppScreen {

    /// The height of the page without the lesson, in px.
    private static final double FRAME = 208;

    private static final double LIST_SHARE = 0.24;
    private static final double LEAST_LESSON = 620;

    private static final double ROAD_WIDTH = 430;
    private static final double ROAD_HEIGHT = 60;

    /// The greatest width and the height of that road beside large text, in px.
    private static final double MOST_ROAD_WIDTH = 1000;
    private static final double LARGE_TEXT_ROAD_HEIGHT = 80;

    private final ScreenContext context;
    private final ExerciseBook book;
    private final SingleValueStore<SchoolProgress> store;
    private final Runnable back;
    private final ObjectProperty<View> view;
    private final ObjectProperty<AnswerCardScale> size =
            new SimpleObjectProperty<>(this, "size", AnswerCardScale.in(0, 0, 1, false, 0));
    private final StackPane root;

    /// The state of the page.
    ///
    /// @param chosen the answer; empty before it
    private record View(Exercise exercise, Optional<Move> chosen) {}

    /// The school at the first unsolved exercise.
    ///
    /// @param back goes back to the screen before
    public SchoolScreen(
            ScreenContext context, ExerciseBook book, SingleValueStore<SchoolProgress> store, Runnable back) {
        this(context, book, store, back, store.value().first(book), Optional.empty());
    }

    /// The school at one exercise.
    ///
    /// @param chosen the answer; empty before it
    SchoolScreen(
            ScreenContext context,
            ExerciseBook book,
            SingleValueStore<SchoolProgress> store,
            Runnable back,
            Exercise exercise,
            Optional<Move> chosen) {
        this.context = context;
        this.book = book;
        this.store = store;
        this.back = back;
        this.view = new SimpleObjectProperty<>(this, "view", new View(exercise, chosen));
        this.root = PageFrameFactory.screen(context, this::page, view, size);
        size.bind(Bindings.createObjectBinding(
                this::fitting, root.widthProperty(), root.heightProperty(), context.lookProperty(), view));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        focus("choice-0");
    }

    /// Opens an exercise, with nothing answered.
    private void open(Exercise exercise) {
        view.set(new View(exercise, Optional.empty()));
        focus("choice-0");
    }

    private void answer(Move move) {
        Exercise exercise = view.get().exercise();
        if (move.equals(exercise.answer())) {
            store.change(progress -> progress.with(exercise.id()));
        }
        view.set(new View(exercise, Optional.of(move)));
        focus(move.equals(exercise.answer()) ? "school-next" : "school-again");
    }

    private void next() {
        Exercise exercise = view.get().exercise();
        open(store.value().next(book, exercise).orElseGet(book.exercises()::getFirst));
    }

    /// Focuses a node and scrolls to it.
    private void focus(String id) {
        root.applyCss();
        root.layout();
        root.lookup("#" + id).requestFocus();
        if (view.get().chosen().isPresent() && root.lookup("#school-page") instanceof ScrollPane page) {
            page.setVvalue(page.getVmax());
        }
    }

    /// Large text has a menu of the exercises in the header instead of the list, whose room belongs to the lesson.
    private Node page() {
        Words words = context.words();
        PageTitlePlate plate =
                new PageTitlePlate(context, PageSign.SCHOOL, words.text("school.title"), words.text("school.subtitle"));
        boolean large = PageTitlePlate.isLarge(context);
        ScrollPane middle = PageFrameFactory.middle(
                large ? new StackPane(lesson()) : new TwoColumnPane(list(), lesson(), LIST_SHARE));
        middle.setId("school-page");
        return PageFrameFactory.page(
                large
                        ? PageFrameFactory.head(
                                context,
                                plate,
                                new ExerciseMenuFactory(context, book, store.value(), this::open)
                                        .menu(view.get().exercise()))
                        : PageFrameFactory.head(context, plate),
                middle,
                foot());
    }

    private Region list() {
        VBox panel = new VBox(ColumnScrollPane.folding(
                new ExerciseListPane(context, book, store.value(), view.get().exercise(), this::open)));
        VBox.setVgrow(panel.getChildren().getFirst(), Priority.ALWAYS);
        panel.getStyleClass().add(StyleClasses.PANEL);
        panel.setMinWidth(context.look().textScale().of(ExerciseListPane.WIDTH));
        return panel;
    }

    private ExerciseViewState exerciseState() {
        return ExercisePresenter.present(
                context.words(), view.get().exercise(), view.get().chosen());
    }

    private AnswerCardScale fitting() {
        boolean large = PageTitlePlate.isLarge(context);
        double text = context.look().textScale().of(1);
        double columns = root.getWidth() - 3 * Sizes.GAP;
        double list = Math.max(ExerciseListPane.WIDTH * text, LIST_SHARE * columns);
        return AnswerCardScale.in(
                large ? columns + Sizes.GAP : columns - list,
                root.getHeight() - FRAME - (large ? InstructorPane.LARGE_TEXT_HEIGHT : InstructorPane.USUAL_HEIGHT),
                text,
                large,
                QuestionPane.captions(exerciseState()));
    }

    private Region lesson() {
        Exercise exercise = view.get().exercise();
        ExerciseViewState exerciseState = exerciseState();
        PositionPane position = new PositionPane(context, exercise, exerciseState);
        VBox.setVgrow(position, Priority.ALWAYS);
        InstructorPane instructor = new InstructorPane(context, exerciseState, () -> open(exercise), this::next);
        if (exerciseState.verdict().isEmpty()) {
            instructor.remind(position.factsApart());
        }
        VBox lesson = new VBox(
                Sizes.SMALL_GAP,
                position,
                instructor,
                new QuestionPane(context, exerciseState, fitting(), this::answer));
        lesson.getStyleClass().add(StyleClasses.PANEL);
        lesson.setMinWidth(LEAST_LESSON);
        return lesson;
    }

    private Node foot() {
        Words words = context.words();
        SchoolProgress progress = store.value();
        int solved = progress.count(book.exercises());
        int all = book.exercises().size();
        SchoolRoadPane road = new SchoolRoadPane(context.art(), solved, all, words.text("school.road", solved, all));
        boolean large = PageTitlePlate.isLarge(context);
        double height = large ? LARGE_TEXT_ROAD_HEIGHT : ROAD_HEIGHT;
        road.setMinSize(ROAD_WIDTH, height);
        road.setMaxSize(large ? MOST_ROAD_WIDTH : ROAD_WIDTH, height);
        HBox.setHgrow(road, Priority.ALWAYS);
        Label count = ControlFactory.label(
                solved == all ? words.text("school.all", all) : words.text("school.solved", solved, all),
                StyleClasses.STRONG,
                StyleClasses.ON_FOOT);
        return PageFrameFactory.foot(
                context, List.of(PageFrameFactory.back(context, "back", back)), ControlFactory.row(road, count));
    }
}

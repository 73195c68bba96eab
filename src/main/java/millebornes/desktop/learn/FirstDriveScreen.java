package millebornes.desktop.learn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableInput;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Card;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// The first drive: the table, and over it a coach who shows in pictures what to do and points at the next target.
public final class FirstDriveScreen implements AppScreen {

    private final ScreenContext context;
    private final Consumer<Destination> navigator;
    private final List<String> names;
    private final ObjectProperty<LessonProgressState> course;
    private final PointerTargetLocator lessonPointer = new PointerTargetLocator();
    private final TableScreen table;
    private final ScaleToFitPane fitPane;
    private final StackPane root = new StackPane();
    private CoachedTablePane pane;
    private LessonPointerLayer pointer;
    private final List<Subscription> following = new ArrayList<>();

    /// A first drive with delays at the players' pace.
    ///
    /// @param learner the learner's name; empty if none was given
    public FirstDriveScreen(ScreenContext context, String learner, Consumer<Destination> navigator) {
        this(context, LessonSession.begin(LessonReader.firstDrive(), context.words(), learner), navigator, null);
    }

    /// A first drive with given delays.
    ///
    /// @param delays the delays of the table, or null for those of the players' pace
    FirstDriveScreen(
            ScreenContext context,
            LessonSession lesson,
            Consumer<Destination> navigator,
            @Nullable TableDelays delays) {
        this.context = context;
        this.navigator = navigator;
        this.names = lesson.names();
        this.course = lesson.course();
        this.table = new TableScreen(
                lesson.session(), context, new Leaving(), delays, new LessonCoach(course, lessonPointer));
        this.fitPane = new ScaleToFitPane(table.root());
        this.pointer = pointer();
        this.pane = pane();
        root.getChildren().setAll(pane);
        root.getStyleClass().add(StyleClasses.PAGE);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        unfollow();
        following.add(context.lookProperty().subscribe((_, _) -> build()));
        following.add(context.languageProperty().subscribe((_, _) -> build()));
        build();
        table.shown();
        following.add(lessonPointer.target().subscribe(target -> pointer.point(target)));
        following.add(course.subscribe(this::show));
    }

    @Override
    public TextScale roomFor(TextScale text) {
        return TextScale.NORMAL;
    }

    @Override
    public void hidden() {
        unfollow();
        table.hidden();
    }

    private void unfollow() {
        following.forEach(Subscription::unsubscribe);
        following.clear();
    }

    /// Rebuilds the screen for another theme or language.
    private void build() {
        FocusMemento memento = FocusMemento.in(root);
        pointer = pointer();
        pointer.point(lessonPointer.target().get());
        pane = pane();
        root.getChildren().setAll(pane);
        memento.giveBack(root);
    }

    private CoachedTablePane pane() {
        return new CoachedTablePane(fitPane, this::parts, pointer, lessonPointer, text());
    }

    private double text() {
        return context.look().textScale().percent() / 100.0;
    }

    private LessonPointerLayer pointer() {
        return new LessonPointerLayer(context.art(), this::place, _ -> table.isReading(), context.pace() == Pace.OFF);
    }

    private CoachedTablePane.Parts parts(boolean corner) {
        LessonCoachPanelFactory coach =
                new LessonCoachPanelFactory(context, course.get(), names, navigator, this::next);
        return new CoachedTablePane.Parts(
                corner ? coach.corner() : coach.bar(),
                new LessonProgressPane(context.art(), context.words(), course.get()),
                corner ? coach.leave() : coach.leaveSign(),
                course.get().isLast() ? new LessonConfettiPane(context) : new Region());
    }

    /// Goes to the next step of the lesson, after a text has been read.
    void next() {
        course.set(course.get().next());
        table.refresh();
    }

    /// Selects a card of the learner's hand, as a click on it does.
    void choose(Card card) {
        table.handle(new TableInput.PressCard(
                table.flow().session().match().round().hand(0).cards().indexOf(card)));
    }

    private void show(LessonProgressState progressState) {
        FocusMemento memento = FocusMemento.in(pane.over());
        pane.renew();
        memento.giveBack(null);
        focus(progressState);
    }

    /// Focuses the button to continue if there is something to read, otherwise the table.
    private void focus(LessonProgressState progressState) {
        @Nullable Node on = root.lookup("#" + LessonCoachPanelFactory.NEXT);
        if (progressState.pauses() && on != null) {
            on.requestFocus();
        } else if (!progressState.mistaken()) {
            table.root().requestFocus();
        }
    }

    /// The place of a target, in px of the page.
    private @Nullable Bounds place(PointerTarget target) {
        if (target instanceof PointerTarget.OnButton(String id)) {
            @Nullable Node button = root.lookup("#" + id);
            return button == null ? null : root.sceneToLocal(button.localToScene(button.getLayoutBounds()));
        }
        @Nullable Rect rect = lessonPointer.place(target);
        return rect == null
                ? null
                : root.sceneToLocal(
                        table.root().localToScene(new BoundingBox(rect.x(), rect.y(), rect.width(), rect.height())));
    }

    /// Handles a key: while there is something to read, Enter and Space continue, unless another button has the focus.
    private void pressed(KeyEvent event) {
        boolean on = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
        if (on && course.get().pauses() && !course.get().isLast() && !table.isReading()) {
            if (!(event.getTarget() instanceof Button other) || LessonCoachPanelFactory.NEXT.equals(other.getId())) {
                event.consume();
                next();
            }
        }
    }

    /// The table's exits, which leave the lesson.
    private final class Leaving implements TableExits {

        @Override
        public void roundOver(Session session) {
            navigator.accept(new Destination.Home());
        }

        @Override
        public void leave(TableDestination destination) {
            switch (destination) {
                case HOME, PHONES, SETTINGS, SAVES, QUIT -> navigator.accept(new Destination.Home());
                case NEW_GAME -> navigator.accept(new Destination.NewGame());
                case RULES -> navigator.accept(new Destination.Rules());
            }
        }

        @Override
        public Set<TableDestination> offered() {
            return EnumSet.of(TableDestination.HOME, TableDestination.NEW_GAME, TableDestination.RULES);
        }
    }
}

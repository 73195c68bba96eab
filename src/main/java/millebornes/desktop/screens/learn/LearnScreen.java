package millebornes.desktop.screens.learn;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import millebornes.bot.BotLevel;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.RebuildingPane;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.table.TableExits;
import millebornes.desktop.screens.table.TableScreen;
import millebornes.desktop.screens.table.Timing;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.Setup;
import millebornes.session.GameConfig;
import millebornes.session.Player;
import millebornes.session.Session;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The first drive: the table with a bar above it that tells what to do.
public final class LearnScreen implements AppScreen {

    private static final int SEATS = 2;

    /// The bar is as high at every step, so that the table below never moves.
    static final double BAR = 124;

    private final AppContext context;
    private final LearnExits exits;
    private final List<String> names;
    private final ObjectProperty<LessonProgress> course;
    private final Session session;
    private final TableScreen table;
    private final RebuildingPane bar;
    private final BorderPane root;
    private Subscription following = Subscription.EMPTY;

    /// A lesson at the players' pace.
    ///
    /// @param learner the name of who learns; empty when nobody has said one
    public LearnScreen(AppContext context, String learner, LearnExits exits) {
        this(context, learner, exits, null);
    }

    /// A lesson with its own clock.
    ///
    /// @param timing how long the table waits, or null for what the players' pace says
    LearnScreen(AppContext context, String learner, LearnExits exits, @Nullable Timing timing) {
        this.context = context;
        this.exits = exits;
        this.names = names(context.words(), learner);
        Lesson lesson = LessonReader.firstDrive();
        this.course = new SimpleObjectProperty<>(this, "course", LessonProgress.begin(lesson));
        this.session = Session.start(game(lesson, names), lesson.deck());
        session.onStep(_ -> course.set(course.get().moved()));
        this.table = new TableScreen(session, context, new Leaving(), timing, new LessonPolicy(course));
        this.bar = new RebuildingPane(this::bar, course, context.languageProperty(), context.lookProperty());
        this.root = new BorderPane(new ScaleToFitPane(table.root()));
        root.setTop(bar);
        root.getStyleClass().add(StyleClasses.PAGE);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        table.shown();
        // After the bar has been made anew, so that its new button can be found.
        following.unsubscribe();
        following = course.subscribe(this::focus);
    }

    @Override
    public void hidden() {
        following.unsubscribe();
        table.hidden();
    }

    /// How far the learner has come.
    LessonProgress course() {
        return course.get();
    }

    Session session() {
        return session;
    }

    private Node bar() {
        Region made = new LessonBar(context, course.get(), names, exits, this::next).node();
        double height = context.look().textScale().of(BAR);
        made.setMinHeight(height);
        made.setPrefHeight(height);
        made.setMaxHeight(height);
        return made;
    }

    /// Goes on where something has been read.
    void next() {
        course.set(course.get().next());
        table.refresh();
    }

    /// Where there is something to read, the keyboard goes on; otherwise it plays.
    private void focus(LessonProgress now) {
        @Nullable Node on = bar.lookup("#" + LessonBar.NEXT);
        if (now.pauses() && on != null) {
            on.requestFocus();
        } else if (!now.mistaken()) {
            table.root().requestFocus();
        }
    }

    /// While something is read, Enter and Space go on wherever the keyboard is, unless it is on another button.
    private void pressed(KeyEvent event) {
        boolean on = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
        if (on && course.get().pauses() && !course.get().isLast() && !table.isReading()) {
            if (!(event.getTarget() instanceof Button other) || LessonBar.NEXT.equals(other.getId())) {
                event.consume();
                next();
            }
        }
    }

    private static List<String> names(Words words, String learner) {
        String rival = words.text("learn.rival");
        boolean useful = !learner.isBlank() && !learner.equals(rival);
        return List.of(useful ? learner : words.text("learn.learner"), rival);
    }

    private static GameConfig game(Lesson lesson, List<String> names) {
        return new GameConfig(
                Setup.of(lesson.edition(), TeamFormat.singles(SEATS)),
                List.of(new Player.Human(names.getFirst()), new Player.Computer(names.getLast(), BotLevel.EASY)),
                0,
                0);
    }

    /// The table's own ways out lead out of the lesson.
    private final class Leaving implements TableExits {

        @Override
        public void roundOver(Session over) {
            exits.home();
        }

        @Override
        public void leave() {
            exits.home();
        }
    }
}

package millebornes.desktop.screens.learn;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.RebuildingPane;
import millebornes.desktop.screens.exits.LearnExits;
import millebornes.desktop.screens.exits.TableExit;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.desktop.screens.learn.model.LessonPosition;
import millebornes.desktop.screens.learn.model.LessonReader;
import millebornes.desktop.screens.table.TableScreen;
import millebornes.desktop.screens.table.model.Timing;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// The first drive: the table with a bar above it that tells what to do.
public final class LearnScreen implements AppScreen {

    /// The bar is as high at every step, so that the table below never moves.
    static final double BAR = 124;

    private final AppContext context;
    private final LearnExits exits;
    private final List<String> names;
    private final ObjectProperty<LessonPosition> course;
    private final TableScreen table;
    private final RebuildingPane bar;
    private final BorderPane root;
    private Subscription following = Subscription.EMPTY;

    /// A lesson at the players' pace.
    ///
    /// @param learner the name of who learns; empty when nobody has said one
    public LearnScreen(AppContext context, String learner, LearnExits exits) {
        this(context, RunningLesson.begin(LessonReader.firstDrive(), context.words(), learner), exits, null);
    }

    /// A lesson with its own clock.
    ///
    /// @param timing how long the table waits, or null for what the players' pace says
    LearnScreen(AppContext context, RunningLesson lesson, LearnExits exits, @Nullable Timing timing) {
        this.context = context;
        this.exits = exits;
        this.names = lesson.names();
        this.course = lesson.course();
        this.table = new TableScreen(lesson.session(), context, new Leaving(), timing, new LessonPolicy(course));
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
    private void focus(LessonPosition now) {
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

    /// The table's own ways out lead out of the lesson.
    private final class Leaving implements TableExits {

        @Override
        public void roundOver(Session over) {
            exits.home();
        }

        @Override
        public void leave(TableExit way) {
            switch (way) {
                case HOME, SETTINGS, QUIT -> exits.home();
                case NEW_GAME -> exits.newGame();
                case RULES -> exits.rules();
            }
        }

        @Override
        public Set<TableExit> offered() {
            return EnumSet.of(TableExit.HOME, TableExit.NEW_GAME, TableExit.RULES);
        }
    }
}

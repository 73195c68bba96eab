package millebornes.desktop.screens.table;

import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import javafx.util.Duration;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.Plan;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.KeptFocus;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.common.TableExits;
import millebornes.desktop.screens.rules.RulePopup;
import millebornes.desktop.screens.table.flow.Moment;
import millebornes.desktop.screens.table.flow.TableFlow;
import millebornes.desktop.sound.Soundtrack;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.TableSpec;
import millebornes.engine.play.Move;
import millebornes.session.Session;
import millebornes.session.Undo;
import org.jspecify.annotations.Nullable;

/// The table on screen: shows what the flow asks for, lets computer players answer, and leaves when the round is over.
public final class TableScreen implements Screen {

    private final Session session;
    private final AppContext context;
    private final TableExits exits;
    private final @Nullable Timing fixed;
    private final Coach coach;
    private final TableFlow flow;
    private final News news = new News();
    private final Happenings happenings;
    private final Motions motions;
    private final Computers computers;
    private final StackPane root = new StackPane();
    private final TableHands hands;
    private final TableAids aids;
    private final InvalidationListener redressing = change -> dress();
    private final ChangeListener<Boolean> focusing = (window, before, focused) -> focused(focused);
    private @Nullable Window window;
    private @Nullable PauseTransition leaving;
    private Painter painter;
    private TablePicture picture;
    private TableView view;
    private Watch watch;
    private Moment shownMoment;
    private @Nullable RulePopup reading;
    private Object dressed;
    private boolean here;

    /// A table that waits as long as the players' pace says.
    public TableScreen(Session session, AppContext context, TableExits exits) {
        this(session, context, exits, null);
    }

    /// A table with its own clock.
    ///
    /// @param timing how long it waits, or null for what the players' pace says
    public TableScreen(Session session, AppContext context, TableExits exits, @Nullable Timing timing) {
        this(session, context, exits, timing, Coach.none(session));
    }

    /// A table at which somebody is taught.
    ///
    /// @param timing how long it waits, or null for what the players' pace says
    public TableScreen(Session session, AppContext context, TableExits exits, @Nullable Timing timing, Coach coach) {
        this.session = session;
        this.coach = coach;
        this.context = context;
        this.exits = exits;
        this.motions = new Motions(context.sounds());
        this.happenings = new Happenings(session, news);
        this.fixed = timing;
        this.flow = new TableFlow(session, coach::allows);
        this.watch = Watch.at(context.pace());
        this.computers = new Computers(session, coach::plays, this::answered);
        this.painter = new Painter(session.game(), context.words(), context.keys());
        this.hands = new TableHands(this, flow);
        this.aids = new TableAids(context, flow, coach, this::refresh);
        this.shownMoment = flow.moment();
        this.picture = paint();
        this.dressed = worn();
        this.view = build();
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> motions.skip());
        root.addEventFilter(KeyEvent.KEY_PRESSED, new TableKeys(this, flow, hands, context::keys)::pressed);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        if (!dressed.equals(worn())) {
            dress();
        }
        here = true;
        happenings.open(true);
        context.lookProperty().addListener(redressing);
        context.languageProperty().addListener(redressing);
        context.keysProperty().addListener(redressing);
        window = root.getScene() == null ? null : root.getScene().getWindow();
        if (window != null) {
            window.focusedProperty().addListener(focusing);
        }
        root.requestFocus();
        flow.refresh();
        hands.curtainFell(timing().deaf());
        refresh();
        if (aids.isLogOpen() && flow.moment() instanceof Moment.Turn) {
            view.focusLog();
        }
    }

    @Override
    public void hidden() {
        here = false;
        happenings.open(false);
        closeBook();
        computers.forget();
        motions.skip();
        if (leaving != null) {
            leaving.stop();
            leaving = null;
        }
        context.lookProperty().removeListener(redressing);
        context.languageProperty().removeListener(redressing);
        context.keysProperty().removeListener(redressing);
        if (window != null) {
            window.focusedProperty().removeListener(focusing);
        }
    }

    /// Shows what the flow is at now, and goes on where nobody has to press anything.
    public void refresh() {
        Moment moment = flow.moment();
        boolean fell = moment instanceof Moment.Curtain && !moment.equals(shownMoment);
        shownMoment = moment;
        TablePicture before = picture;
        picture = paint();
        move(before);
        if (fell) {
            motions.whenStill(this::curtainFell);
        }
        if (here) {
            motions.whenStill(this::goOn);
        }
    }

    private void curtainFell() {
        context.sounds().play(Soundtrack.CURTAIN);
        hands.curtainFell(timing().deaf());
    }

    /// Opens the page of a rule over the table; the game waits meanwhile.
    void read(String rule) {
        closeBook();
        RulePopup book = new RulePopup(context, rule, this::closeBook);
        reading = book;
        root.getChildren().add(book);
        book.takeFocus();
    }

    /// True while a page of the rules lies over the table.
    public boolean isReading() {
        return reading != null;
    }

    private void closeBook() {
        if (reading != null) {
            root.getChildren().remove(reading);
            reading = null;
            root.requestFocus();
            refresh();
        }
    }

    /// What is shown.
    TablePicture picture() {
        return picture;
    }

    TableFlow flow() {
        return flow;
    }

    TableHands hands() {
        return hands;
    }

    TableView view() {
        return view;
    }

    TableAids aids() {
        return aids;
    }

    Motions motions() {
        return motions;
    }

    TableExits exits() {
        return exits;
    }

    /// Takes back what was done last, if that is still possible.
    void takeBack() {
        motions.skip();
        if (!coach.teaches() && flow.undo() == Undo.POSSIBLE) {
            computers.forget();
            flow.takeBack();
            refresh();
        }
    }

    /// Opens the log of the round, or closes it and gives the keyboard back to the table.
    void toggleLog() {
        aids.toggleLog();
        refresh();
        if (aids.isLogOpen()) {
            view.focusLog();
        } else {
            root.requestFocus();
        }
    }

    Watch watch() {
        return watch;
    }

    void watch(Watch other) {
        motions.skip();
        watch = other;
        computers.forget();
        refresh();
    }

    private TablePicture paint() {
        TablePicture painted = painter.paint(flow, news, watch, aids.now());
        return coach.marks(aids.isLogOpen() ? painted.telling(painter.log(session, news)) : painted);
    }

    private void goOn() {
        if (!here || isReading()) {
            return;
        }
        switch (flow.moment()) {
            case Moment.Thinking thinking -> think(thinking.seat());
            case Moment.Over over -> leave();
            case Moment.Curtain curtain -> {}
            case Moment.Turn turn -> {}
            case Moment.Asked asked -> {}
            case Moment.Claim claim -> {}
            case Moment.Extension extension -> {}
        }
    }

    private void think(int seat) {
        if (!watch.isPaused() && !coach.pauses()) {
            computers.ask(seat, timing().thinking(session.match().round().phase()));
        }
    }

    private void answered(int seat, Move move) {
        motions.whenStill(() -> {
            if (here && !watch.isPaused() && !isReading()) {
                flow.answer(seat, move);
                refresh();
            }
        });
    }

    private void leave() {
        if (leaving == null) {
            leaving = new PauseTransition(Duration.millis(Math.max(1, timing().end())));
            leaving.setOnFinished(event -> exits.roundOver(session));
            leaving.play();
        }
    }

    /// Shows the picture, and how it came about when something has happened since the last one.
    private void move(TablePicture before) {
        @Nullable Plan plan = happenings.plan(flow.looker());
        if (plan == null) {
            motions.show(view, picture);
        } else {
            motions.play(plan, view, before, picture, painter::cardName, pace());
        }
    }

    private Timing timing() {
        return fixed == null ? Timing.at(pace()) : fixed;
    }

    private Pace pace() {
        return flow.people() == 0 ? watch.pace() : context.pace();
    }

    private void focused(boolean on) {
        if (!on) {
            motions.skip();
            flow.cover();
            refresh();
        }
    }

    /// What a change of has everything made anew.
    private Object worn() {
        return List.of(context.look(), context.language(), context.keys());
    }

    private void dress() {
        dressed = worn();
        motions.skip();
        KeptFocus kept = KeptFocus.in(root);
        painter = new Painter(session.game(), context.words(), context.keys());
        picture = paint();
        view = build();
        Optional.ofNullable(reading).ifPresent(root.getChildren()::add);
        refresh();
        kept.giveBack(root);
    }

    private TableView build() {
        TableSpec spec = new Room(session, flow.people(), aids.acts())
                .in(root, context.look().textScale());
        Art art = Art.in(context.look().theme());
        TableView built = new TableView(art, spec, picture, hands, new Surroundings());
        root.getChildren().setAll(built);
        return built;
    }

    /// What the view asks back.
    private final class Surroundings implements TableView.Surroundings {

        @Override
        public Pace pace() {
            return TableScreen.this.pace();
        }

        @Override
        public void resizing() {
            motions.skip();
        }
    }
}

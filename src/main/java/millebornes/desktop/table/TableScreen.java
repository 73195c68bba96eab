package millebornes.desktop.table;

import javafx.beans.InvalidationListener;
import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.table.TableInput.HandCoverTrigger;
import millebornes.desktop.theme.TextScale;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.SeatPhones;
import millebornes.session.flow.TableStateMachine;
import org.jspecify.annotations.Nullable;

/// The table on screen: connects its parts, and starts and stops them with the screen. Input reaches [TableController]
/// as a [TableInput]; [TableRenderer] shows the result.
public final class TableScreen implements AppScreen {

    private final ScreenContext context;
    private final GameTableModel model;
    private final TableMotionPlayer motions;
    private final AutoContinueScheduler scheduler;
    private final TableRenderer renderer;
    private final TableController controller;
    private final InvalidationListener following = _ -> follow();
    private final HandCoverWatcher watcher;
    private Subscription watching = Subscription.EMPTY;

    /// A table with the delays of the players' pace.
    public TableScreen(Session session, ScreenContext context, TableExits exits) {
        this(session, context, exits, null);
    }

    /// A table with fixed delays.
    ///
    /// @param delays the delays, or null for those of the players' pace
    public TableScreen(Session session, ScreenContext context, TableExits exits, @Nullable TableDelays delays) {
        this(session, context, exits, delays, TableCoach.none(session));
    }

    /// A table with a coach.
    ///
    /// @param delays the delays, or null for those of the players' pace
    public TableScreen(
            Session session, ScreenContext context, TableExits exits, @Nullable TableDelays delays, TableCoach coach) {
        this.context = context;
        this.model = new GameTableModel(
                session,
                context,
                delays,
                coach,
                exits.phones().orElseGet(() -> SeatPhones.none(session.game())),
                this::refresh);
        this.motions = new TableMotionPlayer(context.sounds(), model.timing().still());
        this.scheduler = new AutoContinueScheduler(model, motions, exits, this::handle);
        this.renderer = new TableRenderer(model, context, motions, scheduler, this::handle);
        this.controller = new TableController(model, renderer, exits);
        this.watcher = new HandCoverWatcher(context, trigger -> handle(new TableInput.LeaveTable(trigger)));
        TableKeyHandler keys = new TableKeyHandler(renderer::situation, renderer::view, this::handle);
        root().addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> handle(new TableInput.SkipMotion()));
        root().addEventFilter(KeyEvent.KEY_PRESSED, keys::pressed);
    }

    @Override
    public Parent root() {
        return renderer.root();
    }

    @Override
    public void shown() {
        follow();
        scheduler.start();
        renderer.open(true);
        context.lookProperty().addListener(following);
        context.languageProperty().addListener(following);
        context.keysProperty().addListener(following);
        watching.unsubscribe();
        watching = watcher.watch(root().getScene());
        root().requestFocus();
        model.flow().refresh();
        model.curtainFell();
        refresh();
        if (model.aids().isLogOpen() && model.flow().moment() instanceof FlowState.Turn) {
            renderer.focusLog();
        } else {
            renderer.focusAsked();
        }
    }

    @Override
    public TextScale roomFor(TextScale text) {
        return TextScale.NORMAL;
    }

    @Override
    public void hidden() {
        scheduler.stop();
        renderer.open(false);
        watching.unsubscribe();
        renderer.closePopup();
        motions.skip();
        handle(new TableInput.LeaveTable(HandCoverTrigger.PAGE));
        context.lookProperty().removeListener(following);
        context.languageProperty().removeListener(following);
        context.keysProperty().removeListener(following);
        renderer.forget();
    }

    @Override
    public void interrupted() {
        scheduler.stop();
        handle(new TableInput.LeaveTable(HandCoverTrigger.DIALOG));
    }

    @Override
    public void resumed() {
        scheduler.start();
        refresh();
        renderer.focusAsked();
    }

    /// Shows the flow's state, and continues if no input is needed.
    public void refresh() {
        renderer.refresh();
    }

    /// Called when phones have played, connected or disconnected: shows their moves like those of people at the screen.
    public void followPhones() {
        handle(new TableInput.FollowPhones());
    }

    /// Shows a sign of a seat's player at the car, and sounds the car's horn.
    ///
    /// @return false while signs are switched off
    public boolean showSign(int seat, PlayerEmote emote) {
        if (context.signs() == EmoteSetting.HIDDEN) {
            return false;
        }
        renderer.showSign(seat, emote);
        return true;
    }

    /// True while a page of the rules or the menu lies over the table.
    public boolean isReading() {
        return renderer.isReading();
    }

    /// Handles an input and shows the result.
    public void handle(TableInput input) {
        controller.handle(input);
    }

    /// The view state that is shown.
    public TableViewState picture() {
        return renderer.picture();
    }

    public TableStateMachine flow() {
        return model.flow();
    }

    public GameTableView view() {
        return renderer.view();
    }

    HelpController aids() {
        return model.aids();
    }

    TableMotionPlayer motions() {
        return motions;
    }

    /// True while a computer player's thinking time runs.
    boolean isWaiting() {
        return scheduler.isWaiting();
    }

    SpectatorState watch() {
        return model.watch();
    }

    private void follow() {
        renderer.follow();
    }
}

package millebornes.desktop.result;

import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.CeremonyExits;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.RebuildingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SkipHintLabel;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.Album;
import millebornes.session.Session;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

/// The ceremony at the end of a match. It is animated once; a key press, or a second visit, shows the final state.
public final class CeremonyScreen implements AppScreen {

    private static final double NANOS_PER_MILLI = 1e6;

    private final ResultContext context;
    private final CeremonyExits exits;
    private final List<Album.NewStamps> given;
    private final CeremonyTimeline times;
    private final StackPane root;
    private final Frames frames = new Frames();
    private Runnable shown = () -> {};
    private final boolean tells;
    private double millis;

    /// @param session the session, whose match is over
    public CeremonyScreen(ScreenContext context, Session session, CeremonyExits exits) {
        this(context, session, List.of(), exits);
    }

    /// @param session the session, whose match is over
    /// @param given the stamps that the match has added to the travel album
    public CeremonyScreen(ScreenContext context, Session session, List<Album.NewStamps> given, CeremonyExits exits) {
        this.given = List.copyOf(given);
        this.context = ResultContext.of(context, session);
        this.exits = exits;
        this.times = new CeremonyTimeline(session.game().looks().size());
        this.root = new StackPane(new RebuildingPane(this::page, context.lookProperty(), context.languageProperty()));
        this.millis = context.pace() == Pace.OFF ? times.end() : 0;
        this.tells = isMoving() && context.skipHintStatus() == SkipHintStatus.DUE;
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, this::skipBy);
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::skipBy);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        if (millis < times.end()) {
            context.screenContext()
                    .sounds()
                    .play(SoundPlan.of(
                            heard(),
                            context.screenContext().pace(),
                            context.model().winningCars()));
            frames.begin();
            context.screenContext().skipHintStatus(SkipHintStatus.GIVEN);
            root.requestFocus();
        } else {
            takeFocus();
        }
    }

    @Override
    public void hidden() {
        skip();
    }

    @Override
    public void interrupted() {
        skip();
    }

    @Override
    public void resumed() {
        takeFocus();
    }

    /// Shows the final state.
    public void skip() {
        frames.stop();
        show(times.end());
    }

    /// Whether there is anything left to skip.
    public boolean isMoving() {
        return millis < times.free();
    }

    /// Whether the animation has ended.
    public boolean isOver() {
        return millis >= times.end();
    }

    /// Shows a moment of the animation.
    ///
    /// @param at ms after the beginning, at the normal pace
    public void show(double at) {
        boolean before = isMoving();
        millis = Math.min(at, times.end());
        shown.run();
        if (before && !isMoving()) {
            takeFocus();
        }
    }

    /// The end of the animation, in ms after the beginning, at the normal pace.
    public double end() {
        return times.end();
    }

    private void takeFocus() {
        if (root.getScene() != null) {
            // A scroll pane has no content before it is laid out.
            root.applyCss();
            root.layout();
            root.lookup("." + StyleClasses.MAIN_BUTTON).requestFocus();
        }
    }

    private void skipBy(Event event) {
        if (isMoving()) {
            event.consume();
            skip();
        }
    }

    private MotionPlan heard() {
        ScheduledMovement engineMovement = new ScheduledMovement(new Movement.CarMove(0, -1, 0), 0, times.parked());
        if (context.model().winners().isEmpty()) {
            return new MotionPlan(List.of(engineMovement));
        }
        return new MotionPlan(List.of(
                engineMovement,
                new ScheduledMovement(new Movement.Fireworks(0), times.trophy(), times.end() - times.trophy())));
    }

    private Node page() {
        PromenadeBackdrop promenade = new PromenadeBackdrop(context.art());
        CeremonyScenePane scenePane = new CeremonyScenePane(context, times);
        Button home = ControlFactory.icon(
                "home",
                MaterialDesignH.HOME,
                context.words().text("page.home"),
                exits::home,
                StyleClasses.PAPER_BUTTON);
        home.setCancelButton(true);
        CeremonyPane ceremonyPane =
                new CeremonyPane(promenade, scenePane, CeremonyChartPanelFactory.of(context, exits), corner(home));
        if (tells) {
            ceremonyPane.tell(new SkipHintLabel(context.words()));
        }
        shown = () -> ceremonyPane.show(millis, times.risen(millis));
        shown.run();
        ScrollPane scroll = new ScrollPane(ceremonyPane);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        return scroll;
    }

    /// The button to the home page, and the one to the new stamps if there are any.
    private Region corner(Button home) {
        return given.isEmpty()
                ? home
                : ControlFactory.column(
                        home, NewStampsButtonFactory.of(context, given, () -> exits.album(context.session())));
    }

    private final class Frames extends AnimationTimer {

        private long last = -1;

        void begin() {
            last = -1;
            start();
        }

        @Override
        public void handle(long now) {
            if (last >= 0) {
                show(millis
                        + (now - last)
                                / NANOS_PER_MILLI
                                * context.screenContext().pace().speed());
            }
            last = now;
            if (isOver()) {
                stop();
            }
        }
    }
}

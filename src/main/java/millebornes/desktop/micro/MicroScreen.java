package millebornes.desktop.micro;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import millebornes.desktop.controls.ComputerMoveScheduler;
import millebornes.desktop.controls.MicroExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlan;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// A match on the retro screen: two arrow keys and the space bar do everything, as do mouse and touch. Esc opens the
/// pause menu.
public final class MicroScreen extends AbstractMicroScreen {

    /// The time between two frames of a driving car, at the normal pace.
    private static final Duration FRAME = Duration.millis(40);

    private final ScreenContext context;
    private final MicroExits exits;
    private final @Nullable MicroDelays delays;
    private final MicroGame game;
    private final ComputerMoveScheduler scheduler;
    private final PauseTransition pause = new PauseTransition();
    private final OdometerReading personOdometer;
    private final OdometerReading machineOdometer;
    private final Timeline driving = new Timeline(new KeyFrame(FRAME, _ -> drive()));
    private MicroViewState state;

    /// A screen with delays at the players' pace.
    public MicroScreen(Session session, ScreenContext context, MicroExits exits) {
        this(session, context, exits, null);
    }

    /// A screen with given delays.
    ///
    /// @param delays the delays, or null for those of the players' pace
    public MicroScreen(Session session, ScreenContext context, MicroExits exits, @Nullable MicroDelays delays) {
        super(context);
        this.context = context;
        this.exits = exits;
        this.delays = delays;
        this.game = new MicroGame(session, exits, cue -> context.sounds().play(SoundPlan.beep(cue.effect())));
        this.scheduler = new ComputerMoveScheduler(
                session, seat -> session.computerTurn(seat)::move, (seat, move) -> act(() -> game.answer(seat, move)));
        this.state = new MicroPresenter(context.words()).present(game);
        this.personOdometer = new OdometerReading(state.person().km());
        this.machineOdometer = new OdometerReading(state.machine().km());
        driving.setCycleCount(Animation.INDEFINITE);
        pause.setOnFinished(_ -> act(game::timeUp));
    }

    /// The game.
    public MicroGame game() {
        return game;
    }

    /// The view state.
    public MicroViewState state() {
        return state;
    }

    /// The shown position of the person's car.
    int shownKm() {
        return personOdometer.shown();
    }

    @Override
    void stop() {
        pause.stop();
        scheduler.forget();
        arrive();
    }

    @Override
    void refresh() {
        while (isRunning() && delays().notice() <= 0 && isTelling()) {
            game.timeUp();
        }
        state = new MicroPresenter(context.words()).present(game);
        setOff();
        paint();
        pause.stop();
        if (!isRunning()) {
            return;
        }
        if (game.complaint() != null) {
            wait(delays().complaint());
        } else if (isTelling()) {
            wait(delays().notice());
        }
        if (game.moment() instanceof MicroGameState.Thinking(int seat)) {
            scheduler.ask(seat, delays().thinking());
        } else {
            scheduler.forget();
        }
    }

    /// Starts the animation of cars that have a new position, or puts them there at once if there are no animations.
    private void setOff() {
        if (isRunning() && context.pace() != Pace.OFF) {
            driving.setRate(context.pace().speed());
            driving.play();
        } else {
            arrive();
        }
    }

    private void drive() {
        boolean personDrives = personOdometer.driveTowards(state.person().km());
        boolean machineDrives = machineOdometer.driveTowards(state.machine().km());
        if (!personDrives && !machineDrives) {
            driving.stop();
        }
        paint();
    }

    private void arrive() {
        driving.stop();
        personOdometer.jumpTo(state.person().km());
        machineOdometer.jumpTo(state.machine().km());
    }

    private void paint() {
        pane().show(
                        MicroPainter.paint(state.driving(personOdometer.shown(), machineOdometer.shown())),
                        context.look().theme(),
                        state.spoken(),
                        state.summary());
    }

    private boolean isTelling() {
        return game.complaint() == null && game.moment() instanceof MicroGameState.Telling;
    }

    private void wait(double millis) {
        if (millis > 0) {
            pause.setDuration(Duration.millis(millis));
            pause.playFromStart();
        }
    }

    private MicroDelays delays() {
        return delays == null ? MicroDelays.at(context.pace()) : delays;
    }

    @Override
    void touched(int x, int y) {
        act(() -> MicroPointerHandler.press(game, state, x, y));
    }

    @Override
    void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT, UP -> act(() -> game.step(-1));
            case RIGHT, DOWN -> act(() -> game.step(1));
            case SPACE, ENTER -> act(game::press);
            case ESCAPE, F10 -> act(game::back);
            case F1 -> exits.leave(TableDestination.RULES);
            default -> {
                return;
            }
        }
        event.consume();
    }
}

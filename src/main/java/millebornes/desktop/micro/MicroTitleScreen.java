package millebornes.desktop.micro;

import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.micro.MicroTitleModel.MicroTitleViewState;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlan;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The title screen of the home computer: presents the cards until the space bar is pressed, then asks for the name.
public final class MicroTitleScreen extends AbstractMicroScreen {

    private static final Duration BEAT = Duration.millis(70);

    private final ScreenContext context;
    private final @Nullable MicroDelays delays;
    private final MicroTitleModel title;
    private final PauseTransition reading = new PauseTransition();
    private final Timeline driving = new Timeline(new KeyFrame(BEAT, _ -> drive()));
    private int beat;

    /// A screen with delays at the players' pace.
    ///
    /// @param game the game to be played
    /// @param start starts the game, under the name that was typed
    /// @param leave cancels it
    public MicroTitleScreen(GameConfig game, ScreenContext context, Consumer<GameConfig> start, Runnable leave) {
        this(game, context, start, leave, null);
    }

    /// A screen with given delays.
    ///
    /// @param game the game to be played
    /// @param start starts the game, under the name that was typed
    /// @param leave cancels it
    /// @param delays the delays, or null for those of the players' pace
    public MicroTitleScreen(
            GameConfig game,
            ScreenContext context,
            Consumer<GameConfig> start,
            Runnable leave,
            @Nullable MicroDelays delays) {
        super(context);
        this.context = context;
        this.delays = delays;
        this.title =
                new MicroTitleModel(game, start, leave, cue -> context.sounds().play(SoundPlan.beep(cue.effect())));
        driving.setCycleCount(Animation.INDEFINITE);
        reading.setOnFinished(_ -> act(title::timeUp));
        pane().addEventHandler(KeyEvent.KEY_TYPED, this::typed);
    }

    /// The page that is shown and the name typed so far.
    public MicroTitleModel title() {
        return title;
    }

    @Override
    void stop() {
        reading.stop();
        driving.stop();
    }

    @Override
    void touched(int x, int y) {
        press();
    }

    private void press() {
        act(title::press);
    }

    private void drive() {
        beat++;
        paint();
    }

    @Override
    void refresh() {
        paint();
        reading.stop();
        driving.stop();
        if (!isRunning()) {
            return;
        }
        double page = delays == null ? MicroDelays.at(context.pace()).page() : delays.page();
        if (page > 0 && title.page() != MicroTitleModel.Page.NAME) {
            reading.setDuration(Duration.millis(page));
            reading.playFromStart();
        }
        if (context.pace() != Pace.OFF && isDriving()) {
            driving.play();
        }
    }

    private boolean isDriving() {
        return switch (title.page()) {
            case OPENING, DISTANCES, NAME -> true;
            case HAZARDS, REMEDIES, SAFETIES -> false;
        };
    }

    private void paint() {
        MicroTitleViewState state = new MicroTitlePresenter(context.words()).present(title);
        pane().show(MicroTitlePainter.paint(state, beat), context.look().theme(), state.spoken(), "");
    }

    @Override
    void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT, UP -> act(() -> title.step(-1));
            case RIGHT, DOWN -> act(() -> title.step(1));
            case SPACE, ENTER -> press();
            case BACK_SPACE, DELETE -> act(title::erase);
            case ESCAPE -> title.back();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Types characters from any keyboard, dead keys included, but no control characters.
    private void typed(KeyEvent event) {
        String sign = event.getCharacter();
        boolean command = event.isControlDown() || event.isAltDown() || event.isMetaDown();
        if (!command && !sign.isBlank() && !Character.isISOControl(sign.charAt(0))) {
            act(() -> title.type(sign));
            event.consume();
        }
    }
}

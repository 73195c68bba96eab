package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.MotionPlayer;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.sound.SoundPlayer;
import millebornes.desktop.table.TableViewState.DelayedUpdate;
import millebornes.desktop.tabletop.FlightLayer;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Shows how the table came from one picture to the next. What is skipped ends as it would have: with the picture at
/// rest.
final class TableMotionPlayer {

    /// How long the picture of a coup-fourré stays where nothing moves, as a share of what its flourish would take.
    private static final double CALM = 0.6;

    private final SoundPlayer sounds;
    private final List<Runnable> afterwards = new ArrayList<>();
    private @Nullable MotionPlayback runningPlayback;
    private @Nullable Shown shown;

    /// @param sounds has what moves heard
    TableMotionPlayer(SoundPlayer sounds) {
        this.sounds = sounds;
    }

    /// The shown state: the true view state, and the parts of it that are not shown yet.
    private static final class Shown {

        private final GameTableView view;
        private final TableViewState stateBefore;
        private final Set<DelayedUpdate> lags;
        private TableViewState stateAfter;

        Shown(GameTableView view, TableViewState stateBefore, TableViewState stateAfter, Set<DelayedUpdate> lags) {
            this.view = view;
            this.stateBefore = stateBefore;
            this.stateAfter = stateAfter;
            this.lags = lags;
        }

        void show() {
            view.show(stateAfter.behind(stateBefore, lags));
        }

        void catchUp(DelayedUpdate update) {
            if (lags.remove(update)) {
                show();
            }
        }
    }

    /// Shows a picture that differs from the last one by what people point at or choose, not by anything that moved.
    void show(GameTableView view, TableViewState tableState) {
        if (shown == null || shown.view != view) {
            view.show(tableState);
        } else {
            shown.stateAfter = tableState;
            shown.show();
        }
    }

    /// Moves what a plan says, and has it heard. Where nothing moves it is heard all the same.
    ///
    /// @param stateBefore what was shown before it
    /// @param stateAfter what is shown when nothing moves any more
    /// @param names what stands at the foot of a card
    void play(
            MotionPlan plan,
            GameTableView view,
            TableViewState stateBefore,
            TableViewState stateAfter,
            Function<Card, String> names,
            Pace pace) {
        skip();
        sounds.play(SoundPlan.of(plan, pace));
        if (plan.isStill() || pace == Pace.OFF) {
            view.show(stateAfter);
            showCalmly(plan, view, () -> new TableAnimationFactory(view, stateBefore, stateAfter, names, _ -> {}));
            return;
        }
        Shown newShown = new Shown(view, stateBefore, stateAfter, TableAnimationFactory.lags(plan));
        shown = newShown;
        newShown.show();
        TableAnimationFactory animationFactory =
                new TableAnimationFactory(view, stateBefore, stateAfter, names, newShown::catchUp);
        runningPlayback = new MotionPlayer(pace).play(plan, animationFactory, this::settle);
    }

    /// Without animations a coup-fourré is a picture for a moment, unless skipped.
    private void showCalmly(MotionPlan plan, GameTableView view, Supplier<TableAnimationFactory> stage) {
        if (view.getScene() == null || view.getScene().getWindow() == null) {
            return;
        }
        flourish(plan)
                .ifPresent(movement -> runningPlayback = new MotionPlayer(Pace.NORMAL)
                        .play(
                                new MotionPlan(List.of(
                                        new ScheduledMovement(movement.movement(), 0, movement.millis() * CALM))),
                                _ -> stage.get()
                                        .coupFourre(
                                                (Movement.CoupFourreFlourish) movement.movement(),
                                                FlightLayer.MotionStyle.STILL),
                                this::settle));
    }

    /// How long a plan is shown at that pace, in ms.
    static double millis(MotionPlan plan, Pace pace) {
        return pace == Pace.OFF
                ? flourish(plan).map(movement -> movement.millis() * CALM).orElse(0.0)
                : plan.millis() / pace.speed();
    }

    private static Optional<ScheduledMovement> flourish(MotionPlan plan) {
        return plan.movements().stream()
                .filter(movement -> movement.movement() instanceof Movement.CoupFourreFlourish)
                .findFirst();
    }

    /// True while something moves.
    boolean isMoving() {
        return runningPlayback != null && !runningPlayback.ended();
    }

    /// Runs something when nothing moves any more: at once when nothing does.
    void whenStill(Runnable next) {
        if (isMoving()) {
            afterwards.add(next);
        } else {
            next.run();
        }
    }

    /// Shows the end of everything at once.
    void skip() {
        MotionPlayback playback = runningPlayback;
        if (playback != null && !playback.ended()) {
            sounds.hush();
            playback.finish();
        }
    }

    private void settle() {
        runningPlayback = null;
        Shown lastShown = shown;
        shown = null;
        if (lastShown != null) {
            lastShown.view.show(lastShown.stateAfter);
        }
        List<Runnable> next = List.copyOf(afterwards);
        afterwards.clear();
        next.forEach(Runnable::run);
    }
}

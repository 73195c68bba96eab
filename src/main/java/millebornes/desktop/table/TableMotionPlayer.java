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

/// Animates the change from one state of the table to the next. A skipped animation ends in the same final state.
final class TableMotionPlayer {

    private final SoundPlayer sounds;
    private final double still;
    private final List<Runnable> afterwards = new ArrayList<>();
    private @Nullable MotionPlayback runningPlayback;
    private @Nullable Shown shown;

    /// @param sounds plays the sounds of animations
    /// @param still how long a still picture stays, as in [TableDelays]; 0 for no still pictures
    TableMotionPlayer(SoundPlayer sounds, double still) {
        this.sounds = sounds;
        this.still = still;
    }

    /// The view state that is shown: the current one, with old values of the parts whose update is delayed.
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

    /// Shows a state that differs from the last one only by pointing or selecting; nothing is animated.
    void show(GameTableView view, TableViewState tableState) {
        if (shown == null || shown.view != view) {
            view.show(tableState);
        } else {
            shown.stateAfter = tableState;
            shown.show();
        }
    }

    /// Plays the animations and sounds of a plan. Without animations the sounds are still played.
    ///
    /// @param stateBefore the state shown before it
    /// @param stateAfter the state shown after it
    /// @param names the name at the foot of each card
    void play(
            MotionPlan plan,
            GameTableView view,
            TableViewState stateBefore,
            TableViewState stateAfter,
            Function<Card, String> names,
            Pace pace) {
        skip();
        sounds.play(SoundPlan.of(plan, pace, stateAfter.board().liveries()));
        if (plan.isStill() || pace == Pace.OFF) {
            view.show(stateAfter);
            showCalmly(plan, view, () -> new TableAnimationFactory(view, stateBefore, stateAfter, names, _ -> {}));
            return;
        }
        Set<DelayedUpdate> lags = TableAnimationFactory.lags(plan);
        boolean acts = lags.contains(DelayedUpdate.NEWS);
        Shown newShown = new Shown(view, acts ? stateBefore.acting(stateAfter) : stateBefore, stateAfter, lags);
        shown = newShown;
        newShown.show();
        TableAnimationFactory animationFactory =
                new TableAnimationFactory(view, stateBefore, stateAfter, names, newShown::catchUp);
        runningPlayback = new MotionPlayer(pace).play(plan, animationFactory, this::settle);
    }

    /// Shows a coup-fourré, an attack, a cure or a safety as a still picture for a moment, when animations are off;
    /// nothing if skipped.
    private void showCalmly(MotionPlan plan, GameTableView view, Supplier<TableAnimationFactory> stage) {
        if (still == 0 || view.getScene() == null || view.getScene().getWindow() == null) {
            return;
        }
        pictured(plan)
                .ifPresent(movement -> runningPlayback = new MotionPlayer(Pace.NORMAL)
                        .play(
                                new MotionPlan(List.of(
                                        new ScheduledMovement(movement.movement(), 0, movement.millis() * still))),
                                _ -> stage.get().large(movement, FlightLayer.MotionStyle.STILL),
                                this::settle));
    }

    /// The duration of a plan at that pace, in ms.
    ///
    /// @param still as in [TableDelays]
    static double millis(MotionPlan plan, Pace pace, double still) {
        return pace == Pace.OFF
                ? pictured(plan).map(movement -> movement.millis() * still).orElse(0.0)
                : plan.millis() / pace.speed();
    }

    private static Optional<ScheduledMovement> pictured(MotionPlan plan) {
        return plan.movements().stream()
                .filter(movement -> movement.movement() instanceof Movement.CoupFourreFlourish
                        || movement.movement() instanceof Movement.Moment)
                .findFirst();
    }

    /// True while an animation runs.
    boolean isMoving() {
        return runningPlayback != null && !runningPlayback.ended();
    }

    /// Runs a task when all animations have ended: at once if none runs.
    void whenStill(Runnable next) {
        if (isMoving()) {
            afterwards.add(next);
        } else {
            next.run();
        }
    }

    /// Ends all animations at once.
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

package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.motion.MovementAnimation.MovementAnimationFactory;

/// A running animation plan. It ends once, by itself or when skipped; in both cases it has ended every movement, in the
/// order of the plan.
///
/// Confined to the JavaFX thread.
public final class MotionPlayback {

    private final Pace pace;
    private final Runnable done;
    private final List<RunningMovement> scenes = new ArrayList<>();
    private boolean ended;

    /// Creates all animations; nothing moves before [#show].
    ///
    /// @param done called once, after the last movement has ended
    public MotionPlayback(MotionPlan plan, Pace pace, MovementAnimationFactory animationFactory, Runnable done) {
        this.pace = pace;
        this.done = done;
        plan.movements()
                .forEach(movement -> scenes.add(new RunningMovement(movement, animationFactory.animation(movement))));
    }

    /// Shows the plan's movements at a time. A [millebornes.desktop.motion.MotionPlayer] calls it every frame.
    ///
    /// @param millis the real time since the start
    public void show(double millis) {
        if (ended) {
            return;
        }
        double now = pace == Pace.OFF ? Double.POSITIVE_INFINITY : millis * pace.speed();
        scenes.forEach(movement -> movement.show(now));
        if (scenes.stream().allMatch(movement -> movement.ended)) {
            ended = true;
            done.run();
        }
    }

    /// Shows the end at once. No effect after the end.
    public void finish() {
        show(Double.POSITIVE_INFINITY);
    }

    /// True when everything has ended.
    public boolean ended() {
        return ended;
    }

    private static final class RunningMovement {

        private final ScheduledMovement movement;
        private final MovementAnimation animation;
        private boolean ended;

        RunningMovement(ScheduledMovement movement, MovementAnimation animation) {
            this.movement = movement;
            this.animation = animation;
        }

        void show(double now) {
            if (ended || now < movement.start()) {
                return;
            }
            if (now >= movement.end()) {
                ended = true;
                animation.end();
            } else {
                animation.show(now - movement.start());
            }
        }
    }
}

package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.List;

/// A running animation plan. It ends once, by itself or when skipped; either way every movement has ended, in the order
/// of the plan.
///
/// Not for more than one thread: everything happens on the toolkit's.
public final class MotionPlayback {

    private final Pace pace;
    private final Runnable done;
    private final List<RunningMovement> scenes = new ArrayList<>();
    private boolean ended;

    /// Gets everything ready on the stage; nothing moves before [#show].
    ///
    /// @param done what to do once, after the last movement has ended
    public MotionPlayback(MotionPlan plan, Pace pace, MovementAnimationFactory stage, Runnable done) {
        this.pace = pace;
        this.done = done;
        plan.movements().forEach(timed -> scenes.add(new RunningMovement(timed, stage.animation(timed))));
    }

    /// Shows a moment. A [millebornes.desktop.motion.MotionPlayer] does it every frame.
    ///
    /// @param millis since the start, on the clock of the wall
    public void show(double millis) {
        if (ended) {
            return;
        }
        double now = pace == Pace.OFF ? Double.POSITIVE_INFINITY : millis * pace.speed();
        scenes.forEach(scene -> scene.show(now));
        if (scenes.stream().allMatch(scene -> scene.ended)) {
            ended = true;
            done.run();
        }
    }

    /// Shows the end at once. Without effect once it has ended.
    public void finish() {
        show(Double.POSITIVE_INFINITY);
    }

    /// True when everything has ended.
    public boolean ended() {
        return ended;
    }

    private static final class RunningMovement {

        private final ScheduledMovement timed;
        private final MovementAnimation part;
        private boolean ended;

        RunningMovement(ScheduledMovement timed, MovementAnimation part) {
            this.timed = timed;
            this.part = part;
        }

        void show(double now) {
            if (ended || now < timed.start()) {
                return;
            }
            if (now >= timed.end()) {
                ended = true;
                part.end();
            } else {
                part.show(now - timed.start());
            }
        }
    }
}

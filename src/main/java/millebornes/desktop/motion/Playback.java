package millebornes.desktop.motion;

import java.util.function.DoubleConsumer;

/// A plan that is being shown. It ends once, by itself or because somebody skips it, and always with the plan's last
/// number shown.
///
/// Not for more than one thread: everything happens on the toolkit's.
public final class Playback {

    private final Plan plan;
    private final Pace pace;
    private final DoubleConsumer show;
    private final Runnable done;
    private boolean ended;

    Playback(Plan plan, Pace pace, DoubleConsumer show, Runnable done) {
        this.plan = plan;
        this.pace = pace;
        this.show = show;
        this.done = done;
    }

    /// Shows the number for a moment.
    ///
    /// @param millis since the start, on the clock of the wall
    void show(double millis) {
        if (ended) {
            return;
        }
        if (pace == Pace.OFF || millis * pace.speed() >= plan.millis()) {
            finish();
        } else {
            show.accept(plan.at(millis * pace.speed()));
        }
    }

    /// Shows the end at once. Without effect once it has ended.
    public void finish() {
        if (!ended) {
            ended = true;
            show.accept(plan.end());
            done.run();
        }
    }

    /// True when the last number was shown.
    public boolean ended() {
        return ended;
    }
}

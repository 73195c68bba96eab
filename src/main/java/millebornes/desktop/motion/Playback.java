package millebornes.desktop.motion;

import java.util.ArrayList;
import java.util.List;

/// A plan that is being shown. It ends once, by itself or because somebody skips it; either way every movement has
/// ended, in the order of the plan.
///
/// Not for more than one thread: everything happens on the toolkit's.
public final class Playback {

    private final Pace pace;
    private final Runnable done;
    private final List<Scene> scenes = new ArrayList<>();
    private boolean ended;

    /// Gets everything ready on the stage; nothing moves before [#show].
    ///
    /// @param done what to do once, after the last movement has ended
    public Playback(Plan plan, Pace pace, Stage stage, Runnable done) {
        this.pace = pace;
        this.done = done;
        plan.movements().forEach(timed -> scenes.add(new Scene(timed, stage.part(timed))));
    }

    /// Shows a moment. A [Player] does it every frame.
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

    private static final class Scene {

        private final Timed timed;
        private final Part part;
        private boolean ended;

        Scene(Timed timed, Part part) {
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
                part.at(now - timed.start());
            }
        }
    }
}

package millebornes.desktop.motion;

import javafx.animation.AnimationTimer;
import millebornes.desktop.motion.MovementAnimation.MovementAnimationFactory;

/// Plays plans frame by frame, on the JavaFX thread.
///
/// @param pace the pace
public record MotionPlayer(Pace pace) {

    /// Starts a plan. An empty plan, and every plan at the pace [Pace#OFF], has ended on return.
    ///
    /// @param done called once, after the last movement has ended
    public MotionPlayback play(MotionPlan plan, MovementAnimationFactory animationFactory, Runnable done) {
        MotionPlayback playback = new MotionPlayback(plan, pace, animationFactory, done);
        playback.show(0);
        if (!playback.ended()) {
            new Frames(playback).start();
        }
        return playback;
    }

    /// Calls a playback at every pulse until it has ended.
    private static final class Frames extends AnimationTimer {

        private static final double NANOS_PER_MILLI = 1e6;

        private final MotionPlayback playback;
        private long started = -1;

        Frames(MotionPlayback playback) {
            this.playback = playback;
        }

        @Override
        public void handle(long now) {
            if (started < 0) {
                started = now;
            }
            playback.show((now - started) / NANOS_PER_MILLI);
            if (playback.ended()) {
                stop();
            }
        }
    }
}

package millebornes.desktop.board;

import millebornes.desktop.Gallery;
import millebornes.desktop.motion.MovementAnimation;

/// Shows moments of a movement, on the JavaFX thread.
final class AnimationScrubber {

    private AnimationScrubber() {}

    /// @param millis after the movement's start
    static void show(MovementAnimation animation, double millis) {
        Gallery.onToolkit(() -> {
            animation.show(millis);
            return null;
        });
    }

    static void end(MovementAnimation animation) {
        Gallery.onToolkit(() -> {
            animation.end();
            return null;
        });
    }
}

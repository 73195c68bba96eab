package millebornes.desktop.board;

import millebornes.desktop.Gallery;
import millebornes.desktop.motion.MovementAnimation;

/// Shows moments of a movement, on the toolkit's thread.
final class AnimationScrubber {

    private AnimationScrubber() {}

    /// @param millis after the movement's start
    static void show(MovementAnimation part, double millis) {
        Gallery.onToolkit(() -> {
            part.show(millis);
            return null;
        });
    }

    static void end(MovementAnimation part) {
        Gallery.onToolkit(() -> {
            part.end();
            return null;
        });
    }
}

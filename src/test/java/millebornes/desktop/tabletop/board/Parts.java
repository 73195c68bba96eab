package millebornes.desktop.tabletop.board;

import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Part;

/// Shows moments of a movement, on the toolkit's thread.
final class Parts {

    private Parts() {}

    /// @param millis after the movement's start
    static void show(Part part, double millis) {
        Gallery.onToolkit(() -> {
            part.at(millis);
            return null;
        });
    }

    static void end(Part part) {
        Gallery.onToolkit(() -> {
            part.end();
            return null;
        });
    }
}

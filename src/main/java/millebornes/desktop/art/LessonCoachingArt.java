package millebornes.desktop.art;

import javafx.scene.Group;

/// The pointers and the praise of the first drive.
public final class LessonCoachingArt {

    private static final String SIGNS = "lesson-signs";

    private final ThemedSvgDrawings drawings;

    LessonCoachingArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// An arrow that points down to the origin, 86 px high.
    public Group arrow() {
        return part("ARROW");
    }

    /// A hand whose finger is at the origin.
    public Group hand() {
        return part("HAND");
    }

    /// The driving instructor, cap to tie, about 80 px wide around the origin.
    public Group instructor() {
        return part("INSTRUCTOR");
    }

    /// A tick on a green disc, 92 px wide around the origin.
    public Group tick() {
        return part("TICK");
    }

    /// A yellow burst as a background for text, 100 px wide around the origin.
    public Group burst() {
        return part("BURST");
    }

    private Group part(String name) {
        return drawings.draw(drawings.drawing(SIGNS).part(name));
    }
}

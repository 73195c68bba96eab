package millebornes.desktop.art;

import javafx.scene.Group;

/// What happens to a car on its way as small signs, each 36 px wide round the origin; how far it drives is told by the
/// animals of [AnimalArt].
public final class JourneySignArt {

    private static final String SIGNS = "day-signs";

    private final ThemedSvgDrawings drawings;

    JourneySignArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// One sign.
    ///
    /// @param name of the drawing, such as `SAFETY`
    public Group sign(String name) {
        return drawings.draw(drawings.drawing(SIGNS).part(name));
    }
}

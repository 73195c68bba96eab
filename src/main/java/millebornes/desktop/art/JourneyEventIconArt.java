package millebornes.desktop.art;

import javafx.scene.Group;

/// Icons for the events of a car, each 36 px wide around the origin; the animals of [DistanceAnimalArt] show distances.
public final class JourneyEventIconArt {

    private static final String SIGNS = "day-signs";

    private final ThemedSvgDrawings drawings;

    JourneyEventIconArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The icon with that name.
    ///
    /// @param name of the drawing, such as `SAFETY`
    public Group sign(String name) {
        return drawings.draw(drawings.drawing(SIGNS).part(name));
    }
}

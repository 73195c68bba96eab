package millebornes.desktop.art;

import javafx.scene.Group;
import millebornes.engine.table.Distance;

/// The animals of the distances: snail, duck, butterfly, hare, swallow.
public final class DistanceAnimalArt {

    private final ThemedSvgDrawings drawings;

    DistanceAnimalArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The distance's animal, about 110 px wide around the origin.
    public Group animal(Distance distance) {
        return drawings.draw("animal-" + distance.name());
    }
}

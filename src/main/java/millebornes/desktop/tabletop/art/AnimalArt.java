package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import millebornes.engine.card.Distance;

/// The animals that stand for the distances: snail, duck, butterfly, hare, swallow.
public final class AnimalArt {

    private final Art art;

    AnimalArt(Art art) {
        this.art = art;
    }

    /// The distance's animal, about 110 px wide round the origin.
    public Group animal(Distance distance) {
        return art.draw("animal-" + distance.name());
    }
}

package millebornes.desktop.art;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import millebornes.engine.table.Livery;
import millebornes.session.Companion;

/// The end of the journey: the promenade by the sea at sunset, who gets out of which car, the trophy.
///
/// People stand on y = 0 and are about 105 high.
public final class CeremonyArt {

    /// The promenade in its own units: how wide it is, and how far down its road begins.
    public static final double PROMENADE_WIDTH = 1280;

    public static final double KERB = 519;

    /// How many pieces of luggage there are to choose from.
    private static final int LUGGAGE = 3;

    private static final String CROWD = "crowd";

    /// Where an animal sits before those whom it has come with.
    private static final double PET_X = 14;

    private static final double PET_Y = 4;
    private static final double PET_SCALE = 0.62;

    /// The spectators on the promenade.
    public enum Crowd {
        THERE,
        /// no driver: the space is needed
        NOBODY
    }

    private final ThemedSvgDrawings drawings;

    CeremonyArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// Sky, sea, promenade and road; sky and road go on beyond the drawing.
    public Group promenade(Crowd crowd) {
        ParsedSvg svg = drawings.drawing("promenade");
        return drawings.draw(crowd == Crowd.THERE ? svg : svg.without(CROWD));
    }

    /// Everybody who has come in a car, arms up.
    public Group family(Livery livery) {
        return drawings.draw("family-" + livery.name());
    }

    /// The same people with two hands up in the middle, at (−2, −100), for what they hold.
    public Group familyWithCup(Livery livery) {
        return drawings.draw("family-cup-" + livery.name());
    }

    /// A family with the animal that has come along, at its feet.
    public Group with(Group family, Companion companion) {
        if (companion == Companion.NO_PET) {
            return family;
        }
        Group pet = new OutfitArt(drawings).companion(companion);
        return new Group(family, NodeTransforms.at(pet, PET_X, PET_Y, PET_SCALE));
    }

    /// A cup on a milestone, 124 wide and 138 high, its foot at the origin.
    public Group trophy() {
        return drawings.draw("trophy");
    }

    /// Suitcases that have been put down on the road, on y = 0.
    ///
    /// @param number which of them; after the last comes the first
    public Group luggage(int number) {
        List<String> parts = IntStream.range(0, LUGGAGE)
                .mapToObj(piece -> "luggage-" + piece)
                .toList();
        return drawings.draw(drawings.drawing("luggage").part(parts.get(number % LUGGAGE)));
    }
}

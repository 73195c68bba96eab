package millebornes.desktop.art;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.transform.Translate;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit.Companion;

/// The end of the journey: the promenade by the sea at sunset, the families that get out of the cars, the trophy.
///
/// People stand on y = 0 and are about 105 high.
public final class CeremonyArt {

    /// The width of the promenade, and the y of its road's upper edge, in its own units.
    public static final double PROMENADE_WIDTH = 1280;

    public static final double KERB = 519;

    /// The size of the picture of an arrival, and its place on the promenade.
    public static final double ARRIVAL_WIDTH = 560;

    public static final double ARRIVAL_HEIGHT = 270;
    private static final double ARRIVAL_X = 330;
    private static final double ARRIVAL_Y = 300;
    private static final double PRIZE_X = 82;
    private static final double ARRIVED_X = 452;
    private static final double PARKED_X = 262;
    private static final double PARKED_ABOVE = 12;
    private static final double PARKED = 1.2;

    /// Of the drawing of a family: its width, x and y of the hands that hold the cup, and the scale of the cup.
    public static final double FAMILY_WIDTH = 132;

    public static final double HANDS_X = -2;
    public static final double HANDS_Y = -100;
    public static final double CUP = 0.42;

    /// The width of the picnic with its place, in the units of the families.
    public static final double PICNIC_WIDTH = 230;

    /// The number of pieces of luggage to choose from.
    private static final int LUGGAGE = 3;

    private static final String CROWD = "crowd";

    /// The place of a family's animal in front of the family, and its scale.
    private static final double PET_X = 14;

    private static final double PET_Y = 4;
    private static final double PET_SCALE = 0.62;

    /// Whether spectators stand on the promenade.
    public enum Crowd {
        THERE,
        /// an empty promenade, where its room is needed for other things
        NOBODY
    }

    /// How a family stands.
    public enum Pose {
        /// arms up
        CHEERING("family-"),
        /// two hands raised in the middle, at (−2, −100), which hold the cup
        WITH_CUP("family-cup-"),
        /// arms down, one child waves: a family that has not won
        CALM("family-calm-");

        private final String drawing;

        Pose(String drawing) {
            this.drawing = drawing;
        }

        /// The pose of a family.
        ///
        /// @param hasWon whether its team has won
        /// @param isFirst whether it is the first of its team, which holds the cup
        public static Pose of(boolean hasWon, boolean isFirst) {
            if (!hasWon) {
                return CALM;
            }
            return isFirst ? WITH_CUP : CHEERING;
        }
    }

    private final ThemedSvgDrawings drawings;

    CeremonyArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The promenade as a background: sky, sea, kerb and road; sky and road extend beyond the drawing.
    public Group promenade(Crowd crowd) {
        ParsedSvg svg = drawings.drawing("promenade");
        return drawings.draw(crowd == Crowd.THERE ? svg : svg.without(CROWD));
    }

    /// A halt beside the road at dusk, as a background: the middle of the road's upper edge is the origin; sky, land and
    /// road extend beyond the drawing, whose trees are 180 high.
    public Group halt() {
        return drawings.draw("halt");
    }

    /// A picnic of people who have lost their way: a laid table with the map upside down, and a dog that takes the
    /// sausages. Its foot is at the origin, in the units of the families.
    public Group picnic() {
        return drawings.draw("picnic");
    }

    /// The family of a car.
    public Group family(Livery livery, Pose pose) {
        return drawings.draw(pose.drawing + livery.name());
    }

    /// A family, as drawn by [#family(Livery, Pose)], with its animal companion at its feet.
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

    /// The cup of [#trophy] without its milestone, whose number cannot be read in small pictures.
    public Group smallTrophy() {
        return drawings.draw(drawings.drawing("trophy").without("stone"));
    }

    /// The end of a way in the evening, 560 × 270: a car on the road by the sea, its family and what it has won.
    ///
    /// @param prize its foot at the origin
    public Group arrival(Livery livery, Group car, Group prize) {
        Group place = new Group(promenade(Crowd.NOBODY));
        place.getTransforms().add(new Translate(-ARRIVAL_X, -ARRIVAL_Y));
        return new Group(
                place,
                NodeTransforms.at(prize, PRIZE_X, KERB - ARRIVAL_Y, 1),
                NodeTransforms.at(family(livery, Pose.CHEERING), ARRIVED_X, KERB - ARRIVAL_Y, 1),
                NodeTransforms.at(car, PARKED_X, ARRIVAL_HEIGHT - PARKED_ABOVE, PARKED));
    }

    /// Suitcases on the road, on y = 0.
    ///
    /// @param number which of them; after the last comes the first
    public Group luggage(int number) {
        List<String> parts = IntStream.range(0, LUGGAGE)
                .mapToObj(piece -> "luggage-" + piece)
                .toList();
        return drawings.draw(drawings.drawing("luggage").part(parts.get(number % LUGGAGE)));
    }
}

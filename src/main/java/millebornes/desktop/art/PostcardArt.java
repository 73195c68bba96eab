package millebornes.desktop.art;

import javafx.scene.Group;
import millebornes.engine.table.Livery;

/// The drawings of a postcard.
public final class PostcardArt {

    /// Width and height of the picture on a postcard, in its own units.
    public static final double SEASIDE_WIDTH = 720;

    public static final double SEASIDE_HEIGHT = 732;

    /// The approximate width of a family.
    public static final double FAMILY_WIDTH = 150;

    /// The offset of the promenade, which puts the sun in the middle of the card, its scale, and the offset of the cup.
    private static final double PROMENADE_X = -26;

    private static final double PROMENADE_SCALE = 0.9;
    private static final double CUP_X = -2;
    private static final double CUP_Y = -100;
    private static final double CUP_SCALE = 0.46;

    private final ThemedSvgDrawings drawings;

    PostcardArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The promenade at sunset with palms and confetti, at least [#SEASIDE_WIDTH] × [#SEASIDE_HEIGHT]; the caller clips
    /// it.
    public Group seaside() {
        var promenade = new CeremonyArt(drawings).promenade(CeremonyArt.Crowd.NOBODY);
        return new Group(
                NodeTransforms.at(promenade, PROMENADE_X, 0, PROMENADE_SCALE), drawings.draw("postcard-decor"));
    }

    /// The family of a car, holding up the cup.
    public Group winners(Livery livery) {
        var ceremonyArt = new CeremonyArt(drawings);
        return new Group(
                NodeTransforms.at(ceremonyArt.trophy(), CUP_X, CUP_Y, CUP_SCALE),
                ceremonyArt.family(livery, CeremonyArt.Pose.WITH_CUP));
    }

    /// The postage stamp, 118 × 146, without text.
    public Group stamp() {
        return drawings.draw("stamp");
    }

    /// The rings of a postmark around the origin, with its waves at their left.
    public Group postmark() {
        return drawings.draw("postmark");
    }
}

package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import millebornes.desktop.theme.Livery;

/// What is drawn on a postcard.
public final class PostcardArt {

    /// The size of the picture.
    public static final double SEASIDE_WIDTH = 720;

    public static final double SEASIDE_HEIGHT = 732;

    /// How wide a family is about.
    public static final double FAMILY_WIDTH = 150;

    private static final double CUP_X = -2;
    private static final double CUP_Y = -100;
    private static final double CUP_SCALE = 0.46;

    private final ThemedSvgDrawings drawings;

    PostcardArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The promenade at sunset with palms and confetti, [#SEASIDE_WIDTH] × [#SEASIDE_HEIGHT], cut to that.
    public Group seaside() {
        return drawings.draw("postcard-picture");
    }

    /// The family of a car, standing on the origin, its arms in the air.
    public Group family(Livery livery) {
        return drawings.draw("family-" + livery.name());
    }

    /// The family of a car, which holds the cup up.
    public Group winners(Livery livery) {
        var cup = NodeTransforms.at(drawings.draw("trophy"), CUP_X, CUP_Y, CUP_SCALE);
        return new Group(cup, drawings.draw("family-cup-" + livery.name()));
    }

    /// The stamp, 118 × 146, with nothing written in its sky.
    public Group stamp() {
        return drawings.draw("stamp");
    }

    /// The rings of a postmark round the origin, and its waves at their left.
    public Group postmark() {
        return drawings.draw("postmark");
    }
}

package millebornes.desktop.art;

import java.util.Locale;
import javafx.scene.Group;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.ScoringMode;

/// Pictures of game modes, for tiles. The background of each extends beyond its upper edge and its sides.
public final class GameModeArt {

    /// Width and height of the picture of a scoring mode or an edition, in its own units.
    public static final double WIDE = 306;

    public static final double WIDE_HEIGHT = 130;

    /// The height of the lower part of that picture in which its subject stands; what is above may be cut off.
    public static final double WIDE_SEEN = 124;

    /// Width and height of the picture of a variant, in its own units.
    public static final double NARROW = 117;

    public static final double NARROW_HEIGHT = 140;

    /// The height of the lower part of that picture in which its subject stands, with the sky above it for the switch.
    public static final double NARROW_SEEN = 150;

    /// The height of the lower part of that picture with the front of its subject, for a wide tile.
    public static final double NARROW_NEAR = 130;

    /// Which variant a picture shows; each constant says by what.
    public enum VariantPicture {
        /// a handful of cards
        ACCELERATED,
        /// a card tray that is refilled
        EXTENDED,
        /// two people and their car
        TEAMS,
        /// the milestone at 5000
        LONG,
        /// a milestone in the mountains
        SHORT
    }

    private final ThemedSvgDrawings drawings;

    GameModeArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A family's cars on their way, 204 × 104.
    public Group departure() {
        return drawings.draw("home-cars");
    }

    /// A game that a child starts without reading, 180 × 160.
    public Group childsGame() {
        return drawings.draw("home-child");
    }

    /// The picture of a scoring mode, 306 × 130.
    public Group scoring(ScoringMode mode) {
        return drawings.draw("level-" + mode.name().toLowerCase(Locale.ROOT));
    }

    /// The picture of an edition that has no choice of scoring modes, 306 × 130.
    public Group edition(Edition edition) {
        return drawings.draw("edition-" + edition.id());
    }

    /// The picture of a variant, 117 × 140.
    public Group variant(VariantPicture picture) {
        return drawings.draw("variant-" + picture.name().toLowerCase(Locale.ROOT));
    }
}

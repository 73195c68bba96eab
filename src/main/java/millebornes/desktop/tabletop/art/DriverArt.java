package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import millebornes.bot.BotCharacter;

/// The faces of computers that have a character, each on a disc round the origin.
public final class DriverArt {

    /// The radius of the disc.
    public static final double RADIUS = 32;

    private static final String DRIVERS = "drivers";

    private final ThemedSvgDrawings drawings;

    DriverArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The face of a character.
    ///
    /// @throws IllegalArgumentException when it is nobody in particular
    public Group face(BotCharacter character) {
        if (!character.isSomebody()) {
            throw new IllegalArgumentException("no face: " + character);
        }
        return drawings.draw(drawings.drawing(DRIVERS).part(character.name()));
    }
}

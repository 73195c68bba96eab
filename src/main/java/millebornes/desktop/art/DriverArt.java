package millebornes.desktop.art;

import java.util.Locale;
import javafx.scene.Group;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;

/// The faces at the wheel, each on a disc around the origin: six people, and the computer players with a character.
public final class DriverArt {

    /// The radius of the disc, in its own units.
    public static final double RADIUS = 32;

    private static final String DRIVERS = "drivers";
    private static final String DISC = "disc";

    private final ThemedSvgDrawings drawings;

    DriverArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// A face in a mood.
    ///
    /// @throws IllegalArgumentException for a computer player without a character
    public Group face(DriverFace face, FaceMood mood) {
        return drawings.draw(drawing(face, mood));
    }

    /// The face of a computer player without a character.
    public Group robot() {
        return drawings.draw(drawings.drawing(DRIVERS).part("ROBOT"));
    }

    /// The outline of a head, for a free seat.
    public Group nobody() {
        return drawings.draw(drawings.drawing(DRIVERS).part("WAITING"));
    }

    /// The head and shoulders of a face, without the disc behind them.
    ///
    /// @throws IllegalArgumentException for a computer player without a character
    ParsedSvg bust(DriverFace face, FaceMood mood) {
        return drawing(face, mood).without(DISC);
    }

    private ParsedSvg drawing(DriverFace face, FaceMood mood) {
        if (!face.isSomebody()) {
            throw new IllegalArgumentException("no face: " + face);
        }
        ParsedSvg svg = drawings.drawing(DRIVERS).part(face.name());
        for (FaceMood otherMood : FaceMood.values()) {
            svg = otherMood == mood ? svg : svg.without(otherMood.name().toLowerCase(Locale.ROOT));
        }
        return svg;
    }
}

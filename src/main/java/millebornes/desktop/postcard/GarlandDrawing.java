package millebornes.desktop.postcard;

import javafx.scene.Group;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.FlagString;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;

/// Draws strings of flags across the upper edge of a picture, in two swags that meet in the middle.
final class GarlandDrawing {

    /// The share of a flag's height by which the ends of a swag, and its control point, are below the edge.
    private static final double END = 0.4;

    private static final double LOW = 3;

    /// The slope of a flag at the end of a swag.
    private static final double SLOPE = 0.24;

    private GarlandDrawing() {}

    /// The strings of flags, from the origin to the right.
    ///
    /// @param flag the height of a flag
    static Group of(ArtFactory art, double width, double flag) {
        Group garland = new Group();
        for (int swag = 0; swag < 2; swag++) {
            FlagString string = new FlagString(
                    new Point(swag * width / 2, flag * END),
                    new Point((swag + 0.5) * width / 2, flag * LOW),
                    new Point((swag + 1) * width / 2, flag * END),
                    flag);
            garland.getChildren()
                    .add(string.draw(art.palette(), ColourRole.INK_2, 1, share -> SLOPE * (1 - 2 * share)));
        }
        return garland;
    }
}

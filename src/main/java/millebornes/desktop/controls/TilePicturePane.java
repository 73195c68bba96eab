package millebornes.desktop.controls;

import java.util.Locale;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// A picture at the head of a tile or button: of the same width, aligned with its lower edge. If there is more height
/// than the picture has, its background is extended upwards; if there is less, its sky is cut off down to a limit,
/// beyond which its background is extended sideways.
public final class TilePicturePane extends Pane {

    /// The size of a small landscape, in its own units.
    public static final double LANDSCAPE_WIDTH = 92;

    public static final double LANDSCAPE_HEIGHT = 76;

    /// The light in a small landscape, and the top of the meadow, in its units.
    private static final double HALO = 36;

    private static final double HALO_OPACITY = 0.45;
    private static final double MEADOW_TOP = 58;
    private static final double HILL = 80;

    private static final double LEAST = 0.5;
    private static final double RADIUS = Sizes.TILE_RADIUS - 2;

    private final double width;
    private final double height;
    private final double kept;
    private final PictureEdge edge;
    private final Scale scale = new Scale();
    private final Translate shift = new Translate();
    private final SVGPath frame = new SVGPath();

    /// The element below a picture in its tile, which decides the shape of the picture's lower edge.
    public enum PictureEdge {
        /// a text, where the picture ends straight
        WORDS,
        /// the end of the tile, where it has rounded corners
        TILE
    }

    /// A picture above a text. It is as wide as the pane and stands on its lower edge; what is too high is cut off at
    /// the top.
    ///
    /// @param picture whose first part is its background; it becomes a child
    /// @param width of the picture in its own units, as `height`
    /// @param kept the least visible height
    public TilePicturePane(Group picture, double width, double height, double kept, PictureEdge edge) {
        this.width = width;
        this.height = height;
        this.kept = kept;
        this.edge = edge;
        Group placed = new Group(picture);
        placed.setManaged(false);
        placed.getTransforms().addAll(shift, scale);
        getChildren().add(placed);
        setClip(frame);
        setMinSize(0, height * LEAST);
        setPrefHeight(height);
        setMouseTransparent(true);
    }

    /// A small landscape. Where the pane is wider or higher than the picture, it shows more of it.
    ///
    /// @param front what stands in it, in its units; it becomes a child
    public static TilePicturePane landscape(Palette palette, Paint sky, Group front, PictureEdge edge) {
        return landscape(palette, sky, front, LANDSCAPE_WIDTH, edge);
    }

    /// A small landscape with a wide front.
    ///
    /// @param front what stands in its middle, in its units; it becomes a child
    /// @param frontWidth the width that is always visible, in its units
    public static TilePicturePane landscape(
            Palette palette, Paint sky, Group front, double frontWidth, PictureEdge edge) {
        Rectangle air =
                new Rectangle(-9 * LANDSCAPE_WIDTH, -9 * LANDSCAPE_HEIGHT, 19 * LANDSCAPE_WIDTH, 10 * LANDSCAPE_HEIGHT);
        air.setFill(sky);
        Circle halo = new Circle(LANDSCAPE_WIDTH / 2, LANDSCAPE_HEIGHT / 2, HALO, palette.color(ColourRole.PAPER));
        halo.setOpacity(HALO_OPACITY);
        Ellipse meadow = new Ellipse(LANDSCAPE_WIDTH / 2, MEADOW_TOP + HILL, 6 * HILL, HILL);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        Group landscape = new Group(air, halo, meadow, front);
        landscape.setTranslateX((frontWidth - LANDSCAPE_WIDTH) / 2);
        return new TilePicturePane(landscape, frontWidth, LANDSCAPE_HEIGHT, LANDSCAPE_HEIGHT, edge);
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.min(getWidth() / width, kept == 0 ? Double.MAX_VALUE : getHeight() / kept);
        scale.setX(factor);
        scale.setY(factor);
        shift.setX((getWidth() - width * factor) / 2);
        shift.setY(getHeight() - height * factor);
        frame.setContent(frame(getWidth(), getHeight(), edge == PictureEdge.TILE ? RADIUS : 0));
    }

    /// The outline of the picture as an SVG path, with rounded upper corners.
    private static String frame(double width, double height, double below) {
        return String.format(
                Locale.ROOT,
                "M0,%6$f L0,%3$f A%3$f,%3$f 0 0 1 %3$f,0 L%4$f,0 A%3$f,%3$f 0 0 1 %1$f,%3$f"
                        + " L%1$f,%6$f A%5$f,%5$f 0 0 1 %7$f,%2$f L%5$f,%2$f A%5$f,%5$f 0 0 1 0,%6$f Z",
                width,
                height,
                RADIUS,
                width - RADIUS,
                below,
                height - below,
                width - below);
    }
}

package millebornes.desktop.controls;

import java.util.Locale;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.Sizes;

/// A picture at the head of a tile or button: as wide as that, standing on its lower edge. Where there is more room
/// than it is high, its ground goes on above it; where there is less, its sky is cut off, but no more than it may be:
/// then its ground goes on at its sides.
public final class TilePicturePane extends Pane {

    private static final double LEAST = 0.56;
    private static final double RADIUS = Sizes.TILE_RADIUS - 2;

    private final double width;
    private final double height;
    private final double kept;
    private final PictureEdge edge;
    private final Scale scale = new Scale();
    private final Translate shift = new Translate();
    private final SVGPath frame = new SVGPath();

    /// What follows below a picture.
    public enum PictureEdge {
        /// words, for which it ends straight
        WORDS,
        /// the end of the tile
        TILE
    }

    /// A picture above words, of which all but its lower edge may be cut off.
    ///
    /// @param picture whose first part is its ground; it is taken over
    /// @param width of the picture in its own units, as `height`
    public TilePicturePane(Group picture, double width, double height) {
        this(picture, width, height, 0, PictureEdge.WORDS);
    }

    /// @param picture whose first part is its ground; it is taken over
    /// @param width of the picture in its own units, as `height`
    /// @param kept how much of its height is seen at least
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

    @Override
    protected void layoutChildren() {
        double factor = Math.min(getWidth() / width, kept == 0 ? Double.MAX_VALUE : getHeight() / kept);
        scale.setX(factor);
        scale.setY(factor);
        shift.setX((getWidth() - width * factor) / 2);
        shift.setY(getHeight() - height * factor);
        frame.setContent(frame(getWidth(), getHeight(), edge == PictureEdge.TILE ? RADIUS : 0));
    }

    /// Round above.
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

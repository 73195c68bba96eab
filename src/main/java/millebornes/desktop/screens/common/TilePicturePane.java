package millebornes.desktop.screens.common;

import java.util.Locale;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.constants.Sizes;

/// A picture at the head of a tile or button: as wide as that, standing on its lower edge. Where there is more room
/// than it is high, its ground goes on above it; where there is less, its sky is cut off.
public final class TilePicturePane extends Pane {

    private static final double LEAST = 0.56;
    private static final double RADIUS = Sizes.TILE_RADIUS - 2;

    private final double width;
    private final double height;
    private final Scale scale = new Scale();
    private final Translate shift = new Translate();
    private final SVGPath frame = new SVGPath();

    /// @param picture whose first part is its ground; it is taken over
    /// @param width of the picture in its own units, as `height`
    public TilePicturePane(Group picture, double width, double height) {
        this.width = width;
        this.height = height;
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
        double factor = getWidth() / width;
        scale.setX(factor);
        scale.setY(factor);
        shift.setX((getWidth() - width * factor) / 2);
        shift.setY(getHeight() - height * factor);
        frame.setContent(frame(getWidth(), getHeight()));
    }

    /// Round above, straight where the words begin.
    private static String frame(double width, double height) {
        return String.format(
                Locale.ROOT,
                "M0,%2$f L0,%3$f A%3$f,%3$f 0 0 1 %3$f,0 L%4$f,0 A%3$f,%3$f 0 0 1 %1$f,%3$f L%1$f,%2$f Z",
                width,
                height,
                RADIUS,
                width - RADIUS);
    }
}

package millebornes.desktop.setup;

import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.Sizes;

/// A picture that fills a box of any size with rounded corners. The background is cut off as necessary; the objects on
/// its lower edge are always completely visible.
final class ScaledPicturePane extends Pane {

    private final double width;
    private final double height;
    private final Rectangle frame = new Rectangle();
    private final Scale covering = new Scale();
    private final Translate behind = new Translate();
    private final Scale fitting = new Scale();
    private final Translate before = new Translate();

    /// @param ground the background, which extends beyond its size
    /// @param front the objects, in the same units
    /// @param width of both in their own units, as `height`
    ScaledPicturePane(Group ground, Group front, double width, double height) {
        this.width = width;
        this.height = height;
        Group far = new Group(ground);
        far.getTransforms().addAll(behind, covering);
        Group near = new Group(front);
        near.getTransforms().addAll(before, fitting);
        far.setManaged(false);
        near.setManaged(false);
        getChildren().addAll(far, near);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        setClip(frame);
        setMinSize(0, 0);
        setPrefSize(width, height);
        setMouseTransparent(true);
    }

    @Override
    protected void layoutChildren() {
        frame.setWidth(getWidth());
        frame.setHeight(getHeight());
        put(covering, behind, Math.max(getWidth() / width, getHeight() / height));
        put(fitting, before, Math.min(getWidth() / width, getHeight() / height));
    }

    private void put(Scale scale, Translate shift, double factor) {
        scale.setX(factor);
        scale.setY(factor);
        shift.setX((getWidth() - width * factor) / 2);
        shift.setY(getHeight() - height * factor);
    }
}

package millebornes.desktop.screens.common;

import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.theme.constants.StyleClasses;

/// A drawing behind a page, seen as a picture of it.
///
/// The picture is taken once for a size and goes when the page goes. The toolkit's own caches are not given back by a
/// page that is forgotten.
public abstract class SnapshotPane extends Pane {

    private final ImageView picture = new ImageView();
    private double takenWidth;
    private double takenHeight;
    private double takenPixels;

    protected SnapshotPane() {
        picture.setManaged(false);
        getStyleClass().add(StyleClasses.PAGE);
        getChildren().add(picture);
        setMouseTransparent(true);
        setMinSize(0, 0);
        Rectangle frame = new Rectangle();
        frame.widthProperty().bind(widthProperty());
        frame.heightProperty().bind(heightProperty());
        setClip(frame);
    }

    /// The drawing as it is seen in a pane of that size, in px; what lies outside of it is cut.
    protected abstract Group drawing(double width, double height);

    @Override
    protected final void layoutChildren() {
        double pixels = NodeSnapshot.pixelsPerUnit(this);
        boolean empty = getWidth() < 1 || getHeight() < 1;
        if (empty || (getWidth() == takenWidth && getHeight() == takenHeight && pixels == takenPixels)) {
            return;
        }
        takenWidth = getWidth();
        takenHeight = getHeight();
        takenPixels = pixels;
        picture.setImage(NodeSnapshot.of(
                drawing(takenWidth, takenHeight),
                Transform.scale(pixels, pixels),
                takenWidth * pixels,
                takenHeight * pixels));
        picture.setFitWidth(Math.ceil(takenWidth * pixels) / pixels);
        picture.setFitHeight(Math.ceil(takenHeight * pixels) / pixels);
    }
}

package millebornes.desktop.screens.common;

import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;

/// A landscape behind a page: as large as needed to cover it, its upper edge at the page's upper edge, because the sun
/// is there.
///
/// What is seen is a picture of it, taken once for a size, that goes when the page goes. The toolkit's own caches are
/// not given back by a page that is forgotten.
public final class Backdrop extends Pane {

    private final Group land;
    private final ImageView picture = new ImageView();
    private double takenWidth;
    private double takenHeight;
    private double takenPixels;

    /// The landscape behind a page, in the colours that are chosen.
    public static RebuildingPane of(ScreenContext context) {
        return new RebuildingPane(
                () -> new Backdrop(
                        ArtFactory.in(context.look().theme()).scenery().backdrop()),
                context.lookProperty());
    }

    /// @param land in the board's units, taken over
    public Backdrop(Group land) {
        this.land = land;
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

    @Override
    protected void layoutChildren() {
        double pixels = NodeSnapshot.pixelsPerUnit(this);
        boolean empty = getWidth() < 1 || getHeight() < 1;
        if (empty || (getWidth() == takenWidth && getHeight() == takenHeight && pixels == takenPixels)) {
            return;
        }
        takenWidth = getWidth();
        takenHeight = getHeight();
        takenPixels = pixels;
        picture.setImage(
                NodeSnapshot.of(stand(), Transform.scale(pixels, pixels), takenWidth * pixels, takenHeight * pixels));
        picture.setFitWidth(Math.ceil(takenWidth * pixels) / pixels);
        picture.setFitHeight(Math.ceil(takenHeight * pixels) / pixels);
    }

    private Group stand() {
        double factor = Math.max(takenWidth / Sizes.BOARD_WIDTH, takenHeight / Sizes.BOARD_HEIGHT);
        land.getTransforms()
                .setAll(new Translate(takenWidth - Sizes.BOARD_WIDTH * factor, 0), new Scale(factor, factor));
        return new Group(land);
    }
}

package millebornes.desktop.postcard;

import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.Region;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.art.StripwiseSnapshot;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// A postcard as a picture of [#PIXELS_WIDE] × [#PIXELS_HIGH], fitted into its pane. It is painted once, a strip with
/// every frame, so that the window goes on meanwhile; and it is let go when it is not seen any more.
final class PostcardPictureView extends Region {

    static final int PIXELS_WIDE = 1800;
    static final int PIXELS_HIGH = 1200;

    /// Six inches by four, as postcards are.
    private static final int DOTS_PER_INCH = 300;

    private static final double LEAST_HEIGHT = 240;
    private static final double SCALE = PIXELS_WIDE / PostcardDrawing.CARD_WIDTH;

    private final Region paper = new Region();
    private final ImageView shown = new ImageView();
    private @Nullable StripwiseSnapshot painting;

    private final AnimationTimer painter = new AnimationTimer() {
        @Override
        public void handle(long now) {
            goOn();
        }
    };

    PostcardPictureView() {
        paper.getStyleClass().add(StyleClasses.TILE);
        shown.setPreserveRatio(true);
        shown.setSmooth(true);
        shown.setMouseTransparent(true);
        getChildren().addAll(paper, shown);
        setMinSize(LEAST_HEIGHT, LEAST_HEIGHT);
    }

    /// Begins to paint a card, in the place of the one before.
    void paint(Group card) {
        release();
        painting = NodeSnapshot.stripwise(new Group(card), Transform.scale(SCALE, SCALE), PIXELS_WIDE, PIXELS_HIGH);
        painter.start();
    }

    /// The whole picture; what is still missing of it is painted now.
    ///
    /// @throws IllegalStateException when nothing is painted
    Image whole() {
        StripwiseSnapshot picture = painting;
        if (picture == null) {
            throw new IllegalStateException("no postcard is painted");
        }
        while (!picture.isWhole()) {
            picture.takeNext();
        }
        show(picture);
        return picture.image();
    }

    /// Lets the picture go.
    void release() {
        painter.stop();
        painting = null;
        shown.setImage(null);
    }

    /// A picture as the bytes of a file. It may be called on any thread.
    static byte[] png(Image picture) {
        int width = (int) picture.getWidth();
        PixelReader pixels = picture.getPixelReader();
        return PngEncoder.encode(
                width,
                (int) picture.getHeight(),
                DOTS_PER_INCH,
                (y, row) -> pixels.getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width));
    }

    private void goOn() {
        StripwiseSnapshot picture = painting;
        if (picture != null) {
            picture.takeNext();
            if (picture.isWhole()) {
                show(picture);
            }
        }
    }

    private void show(StripwiseSnapshot picture) {
        painter.stop();
        shown.setImage(picture.image());
    }

    @Override
    protected void layoutChildren() {
        double scale = Math.min(getWidth() / PIXELS_WIDE, getHeight() / PIXELS_HIGH);
        double width = PIXELS_WIDE * scale;
        double height = PIXELS_HIGH * scale;
        double x = (getWidth() - width) / 2;
        double y = (getHeight() - height) / 2;
        paper.resizeRelocate(x, y, width, height);
        shown.setFitWidth(width);
        shown.setFitHeight(height);
        shown.relocate(x, y);
    }
}

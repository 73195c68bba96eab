package millebornes.desktop.postcard;

import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.PixelReader;
import javafx.scene.layout.Region;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// A postcard as a picture of [#PIXELS_WIDE] × [#PIXELS_HIGH], fitted into its pane. It is painted once, off the JavaFX
/// thread, and released when it is no longer visible.
final class PostcardPictureView extends Region {

    static final int PIXELS_WIDE = 1800;
    static final int PIXELS_HIGH = 1200;

    /// The print resolution: a postcard is six inches by four.
    private static final int DOTS_PER_INCH = 300;

    private static final double LEAST_HEIGHT = 240;
    private static final Rect CARD = new Rect(0, 0, PostcardDrawing.CARD_WIDTH, PostcardDrawing.CARD_HEIGHT);
    private static final double SCALE = PIXELS_WIDE / PostcardDrawing.CARD_WIDTH;

    private final Region paper = new Region();
    private final ImageView shown = new ImageView();
    private final PictureCache pictures;
    private @Nullable Supplier<Group> card;

    PostcardPictureView(PictureCache pictures) {
        this.pictures = pictures;
        paper.getStyleClass().add(StyleClasses.PANEL);
        shown.setPreserveRatio(true);
        shown.setSmooth(true);
        shown.setMouseTransparent(true);
        getChildren().addAll(paper, shown);
        setMinSize(LEAST_HEIGHT, LEAST_HEIGHT);
    }

    /// Starts to paint a card, replacing the one before.
    ///
    /// @param drawing called on a thread of its own, and again by a caller that cannot wait
    void paint(Supplier<Group> drawing) {
        release();
        card = drawing;
        PictureCache.beside(() -> painted(drawing), image -> {
            if (card == null) {
                pictures.release(this);
            } else if (drawing.equals(card) && shown.getImage() == null) {
                shown.setImage(image);
            }
        });
    }

    /// The picture of the whole postcard; it is painted on the calling thread if it is not ready.
    ///
    /// @throws IllegalStateException when no card was given
    Image whole() {
        Supplier<Group> drawing = card;
        if (drawing == null) {
            throw new IllegalStateException("no postcard is painted");
        }
        if (shown.getImage() == null) {
            shown.setImage(painted(drawing));
        }
        return shown.getImage();
    }

    /// Releases the picture.
    void release() {
        card = null;
        shown.setImage(null);
        pictures.release(this);
    }

    private Image painted(Supplier<Group> drawing) {
        return pictures.large(PictureCache.Use.POSTCARD, this, SCALE, CARD, drawing.get())
                .image();
    }

    /// Encodes a picture as a PNG file. It may be called on any thread.
    static byte[] png(Image picture) {
        int width = (int) picture.getWidth();
        PixelReader pixels = picture.getPixelReader();
        return PngEncoder.encode(
                width,
                (int) picture.getHeight(),
                DOTS_PER_INCH,
                (y, row) -> pixels.getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width));
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

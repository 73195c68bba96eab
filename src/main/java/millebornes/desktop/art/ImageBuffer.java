package millebornes.desktop.art;

import java.nio.IntBuffer;
import javafx.application.Platform;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Pixels that are shown as a picture, and are written anew when it is to show something else: the picture has no copy
/// of them.
public final class ImageBuffer {

    private final int width;
    private final int height;
    private final int[] pixels;
    private final PixelBuffer<IntBuffer> buffer;
    private final Image image;

    /// A transparent picture.
    ///
    /// @param width in pixels, as `height`
    public ImageBuffer(int width, int height) {
        this.width = width;
        this.height = height;
        pixels = new int[width * height];
        buffer = new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
    }

    /// In pixels.
    public int width() {
        return width;
    }

    /// In pixels.
    public int height() {
        return height;
    }

    /// The pixels, to be written, row by row, multiplied by their opacity.
    public int[] pixels() {
        return pixels;
    }

    /// The picture of them.
    public Image image() {
        return image;
    }

    /// Has what was written be seen. Beside the toolkit's thread a table is rehearsed that nobody sees.
    public void written() {
        if (Platform.isFxApplicationThread()) {
            buffer.updateBuffer(_ -> null);
        }
    }
}

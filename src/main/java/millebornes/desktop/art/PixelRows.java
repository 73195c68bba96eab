package millebornes.desktop.art;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// A part of a picture's pixels, for another picture to be laid in.
public final class PixelRows {

    private final int[] pixels;
    private final int from;
    private final int stride;

    /// @param pixels of all of the picture, row by row, multiplied by their opacity
    /// @param from where the part's first pixel is
    /// @param stride how many pixels are a row of the picture
    public PixelRows(int[] pixels, int from, int stride) {
        this.pixels = pixels;
        this.from = from;
        this.stride = stride;
    }

    /// Lays the upper rows of a picture.
    ///
    /// @param top in which row of the part
    /// @param width how many pixels of each row, as `rows`
    void lay(Image picture, int top, int width, int rows) {
        picture.getPixelReader()
                .getPixels(0, 0, width, rows, PixelFormat.getIntArgbPreInstance(), pixels, from + top * stride, stride);
    }
}

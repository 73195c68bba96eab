package millebornes.desktop.art;

import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;

/// A picture that is taken strip by strip, on the toolkit's thread, when there is time for one.
public final class StripwiseSnapshot {

    /// So high is a strip, in pixels.
    private static final int STRIP = 48;

    private final ImageBuffer picture;
    private @Nullable Camera camera;
    private int taken;

    /// Takes a strip of a picture.
    @FunctionalInterface
    interface Camera {

        /// Takes a strip as wide as the picture.
        ///
        /// @param top where the strip begins, in pixels
        /// @param high how high it is, in pixels
        Image take(int top, int high);
    }

    StripwiseSnapshot(int width, int height, Camera camera) {
        this.camera = camera;
        picture = new ImageBuffer(width, height);
    }

    /// Takes the next strip; without effect when there is none left.
    public void takeNext() {
        if (camera != null) {
            int high = Math.min(STRIP, picture.height() - taken);
            new PixelRows(picture.pixels(), 0, picture.width())
                    .lay(camera.take(taken, high), taken, picture.width(), high);
            picture.written();
            taken += high;
            if (isWhole()) {
                giveUp();
            }
        }
    }

    /// Takes no more of it. What it shows is not kept by it any more, nor by a picture that is whole.
    public void giveUp() {
        camera = null;
    }

    /// True when nothing of it is missing.
    public boolean isWhole() {
        return taken >= picture.height();
    }

    /// The picture, as far as it has been taken.
    public Image image() {
        return picture.image();
    }

    /// In pixels.
    public int width() {
        return picture.width();
    }

    /// In pixels.
    public int height() {
        return picture.height();
    }

    /// Lays a part of it into the upper left corner of another picture, that has room for it.
    ///
    /// @param left its first column, and `top` its first row, in pixels
    /// @param wide how many columns, and `high` how many rows
    public void copy(int left, int top, int wide, int high, ImageBuffer into) {
        for (int row = 0; row < high; row++) {
            System.arraycopy(
                    picture.pixels(), (top + row) * picture.width() + left, into.pixels(), row * into.width(), wide);
        }
        into.written();
    }
}

package millebornes.desktop.tabletop.art;

import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;

/// A picture that is taken strip by strip, on the toolkit's thread, when there is time for one.
public final class StripwiseSnapshot {

    /// So high is a strip, in pixels.
    private static final int STRIP = 48;

    private final WritableImage picture;
    private final Camera camera;
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
        picture = new WritableImage(width, height);
    }

    /// Takes the next strip; without effect when there is none left.
    public void takeNext() {
        int width = (int) picture.getWidth();
        int high = Math.min(STRIP, (int) picture.getHeight() - taken);
        if (high > 0) {
            Image strip = camera.take(taken, high);
            picture.getPixelWriter().setPixels(0, taken, width, high, strip.getPixelReader(), 0, 0);
            taken += high;
        }
    }

    /// True when nothing of it is missing.
    public boolean isWhole() {
        return taken >= picture.getHeight();
    }

    /// The picture, as far as it has been taken.
    public Image image() {
        return picture;
    }
}

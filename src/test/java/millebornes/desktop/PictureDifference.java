package millebornes.desktop;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.image.Image;

/// What differs between two pictures beyond the smoothing of edges.
///
/// Two ways of drawing blend the pixels of an edge differently and may put it up to a pixel beside. So a pixel is compared
/// with the nearest shade among the pixels round it in the other picture, both ways round, and a square differs when more of
/// it is unlike than a few pixels of letters: a picture that is missing, or a node that lies some pixels beside.
public final class PictureDifference {

    /// Shades of 255 by which two blended edges may differ.
    private static final int SHADES = 48;

    /// The side of a square in pixels.
    private static final int SQUARE = 16;

    /// How many pixels of a square may be unlike: a line across it that one way of drawing blends with its ground, and a few more.
    private static final int STRAY = 20;

    private static final int CHANNELS = 3;
    private static final int BITS = 8;
    private static final int BYTE = 255;

    private PictureDifference() {}

    /// A square of a picture that looks otherwise in the other one.
    ///
    /// @param x of its upper left corner in pixels, as `y`
    /// @param unlike how many of its pixels
    public record Square(int x, int y, int unlike) {}

    /// The squares that differ, from the upper left corner on; pictures that are not equally large differ altogether.
    public static List<Square> between(Image one, Image other) {
        return between(Gallery.buffered(one), Gallery.buffered(other));
    }

    /// As above, for pictures that need no toolkit.
    public static List<Square> between(BufferedImage one, BufferedImage other) {
        int width = one.getWidth();
        int height = one.getHeight();
        if (other.getWidth() != width || other.getHeight() != height) {
            return List.of(new Square(0, 0, width * height));
        }
        int[] first = one.getRGB(0, 0, width, height, null, 0, width);
        int[] second = other.getRGB(0, 0, width, height, null, 0, width);
        List<Square> squares = new ArrayList<>();
        for (int y = 0; y < height; y += SQUARE) {
            for (int x = 0; x < width; x += SQUARE) {
                int unlike = Math.max(
                        unlike(first, second, width, height, x, y), unlike(second, first, width, height, x, y));
                if (unlike > STRAY) {
                    squares.add(new Square(x, y, unlike));
                }
            }
        }
        return squares;
    }

    private static int unlike(int[] here, int[] there, int width, int height, int left, int top) {
        int unlike = 0;
        for (int y = top; y < Math.min(top + SQUARE, height); y++) {
            for (int x = left; x < Math.min(left + SQUARE, width); x++) {
                if (!isNear(here[y * width + x], there, width, height, x, y)) {
                    unlike++;
                }
            }
        }
        return unlike;
    }

    /// Whether each channel lies between the darkest and the lightest that is near in the other picture, or not far beyond.
    private static boolean isNear(int colour, int[] there, int width, int height, int x, int y) {
        for (int channel = 0; channel < CHANNELS; channel++) {
            int shift = channel * BITS;
            int darkest = BYTE;
            int lightest = 0;
            for (int row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
                for (int column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
                    int shade = (there[row * width + column] >> shift) & BYTE;
                    darkest = Math.min(darkest, shade);
                    lightest = Math.max(lightest, shade);
                }
            }
            int shade = (colour >> shift) & BYTE;
            if (shade < darkest - SHADES || shade > lightest + SHADES) {
                return false;
            }
        }
        return true;
    }
}

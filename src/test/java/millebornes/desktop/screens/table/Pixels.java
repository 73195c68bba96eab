package millebornes.desktop.screens.table;

import javafx.scene.Node;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// A node as it is painted.
final class Pixels {

    /// Shades that nobody sees: an edge that the toolkit has drawn at another time is blended a little otherwise.
    static final int UNSEEN = 12;

    private static final int BYTE = 8;
    private static final int CHANNELS = 4;

    private final int width;
    private final int[] colours;

    /// @param colours from the upper left corner on, row by row
    private Pixels(int width, int[] colours) {
        this.width = width;
        this.colours = colours;
    }

    static Pixels of(Node node) {
        WritableImage image = node.snapshot(null, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] colours = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colours, 0, width);
        return new Pixels(width, colours);
    }

    /// By how many of 255 shades the two pictures differ where they differ most; 255 when they are not equally large.
    int farthest(Pixels other) {
        if (width != other.width || colours.length != other.colours.length) {
            return 255;
        }
        int farthest = 0;
        for (int pixel = 0; pixel < colours.length; pixel++) {
            for (int shift = 0; shift < CHANNELS * BYTE; shift += BYTE) {
                int here = (colours[pixel] >> shift) & 255;
                int there = (other.colours[pixel] >> shift) & 255;
                farthest = Math.max(farthest, Math.abs(here - there));
            }
        }
        return farthest;
    }
}

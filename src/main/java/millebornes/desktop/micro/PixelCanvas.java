package millebornes.desktop.micro;

import java.util.Arrays;

/// A picture of 320 × 200 pixels in sixteen colours, to be painted on. Painting outside has no effect.
final class PixelCanvas {

    /// The width, in pixels.
    public static final int WIDTH = 320;

    /// The height, in pixels.
    public static final int HEIGHT = 200;

    private final MicroColour[] pixels = new MicroColour[WIDTH * HEIGHT];

    /// A canvas filled with ink.
    public PixelCanvas() {
        Arrays.fill(pixels, MicroColour.INK);
    }

    /// Fills a rectangle.
    public PixelCanvas fill(int x, int y, int width, int height, MicroColour colour) {
        for (int row = Math.max(0, y); row < Math.min(HEIGHT, y + height); row++) {
            for (int column = Math.max(0, x); column < Math.min(WIDTH, x + width); column++) {
                pixels[row * WIDTH + column] = colour;
            }
        }
        return this;
    }

    /// Fills a rectangle whose corners are rounded by one pixel.
    public PixelCanvas fillRound(int x, int y, int width, int height, MicroColour colour) {
        return fill(x + 1, y, width - 2, height, colour).fill(x, y + 1, width, height - 2, colour);
    }

    /// Draws the border of a rectangle, inside of it.
    ///
    /// @param line the thickness, in pixels
    public PixelCanvas frame(int x, int y, int width, int height, int line, MicroColour colour) {
        return fill(x + 1, y, width - 2, line, colour)
                .fill(x + 1, y + height - line, width - 2, line, colour)
                .fill(x, y + 1, line, height - 2, colour)
                .fill(x + width - line, y + 1, line, height - 2, colour);
    }

    /// Paints a picture with its upper left corner at a point.
    public PixelCanvas picture(PixelPicture picture, int x, int y) {
        for (int row = 0; row < picture.height(); row++) {
            for (int column = 0; column < picture.width(); column++) {
                MicroColour colour = picture.at(column, row);
                if (colour != null) {
                    fill(x + column, y + row, 1, 1, colour);
                }
            }
        }
        return this;
    }

    /// Paints the silhouette of a picture in one colour.
    public PixelCanvas shade(PixelPicture picture, int x, int y, MicroColour colour) {
        for (int row = 0; row < picture.height(); row++) {
            for (int column = 0; column < picture.width(); column++) {
                if (picture.at(column, row) != null) {
                    fill(x + column, y + row, 1, 1, colour);
                }
            }
        }
        return this;
    }

    /// Writes a left-aligned text.
    public PixelCanvas text(String text, int x, int y, MicroColour colour) {
        return text(text, x, y, 1, colour);
    }

    /// Writes a text with characters of double height.
    public PixelCanvas tallText(String text, int x, int y, MicroColour colour) {
        return text(text, x, y, 2, colour);
    }

    /// Writes a right-aligned text.
    public PixelCanvas textTo(String text, int right, int y, MicroColour colour) {
        return text(text, right - PixelLettering.width(text), y, colour);
    }

    /// Writes a centred text.
    public PixelCanvas textAround(String text, int middle, int y, MicroColour colour) {
        return text(text, middle - PixelLettering.width(text) / 2, y, colour);
    }

    /// The colour of a pixel.
    public MicroColour at(int x, int y) {
        return pixels[y * WIDTH + x];
    }

    private PixelCanvas text(String text, int x, int y, int tall, MicroColour colour) {
        int left = x;
        for (char sign : PixelLettering.written(text).toCharArray()) {
            for (int row = 0; row < PixelLettering.HEIGHT; row++) {
                for (int column = 0; column < PixelLettering.width(sign); column++) {
                    if (PixelLettering.isInk(sign, column, row)) {
                        fill(left + column, y + row * tall, 1, tall, colour);
                    }
                }
            }
            left += PixelLettering.width(sign);
        }
        return this;
    }
}

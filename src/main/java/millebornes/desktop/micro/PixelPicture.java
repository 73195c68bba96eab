package millebornes.desktop.micro;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A small picture with transparent pixels.
final class PixelPicture {

    private static final char TRANSPARENT = '.';

    private final int width;
    private final int height;
    private final @Nullable MicroColour[] pixels;

    private PixelPicture(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new MicroColour[width * height];
    }

    /// Parses rows of letters, each of them a colour or a dot for a transparent pixel; a short row is padded with
    /// transparent pixels.
    ///
    /// @throws IllegalArgumentException when a letter is not a colour
    static PixelPicture of(List<String> rows) {
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        PixelPicture picture = new PixelPicture(width, rows.size());
        for (int y = 0; y < rows.size(); y++) {
            String row = rows.get(y);
            for (int x = 0; x < row.length(); x++) {
                char letter = row.charAt(x);
                picture.pixels[y * width + x] = letter == TRANSPARENT ? null : MicroColour.of(letter);
            }
        }
        return picture;
    }

    /// The width, in pixels.
    public int width() {
        return width;
    }

    /// The height, in pixels.
    public int height() {
        return height;
    }

    /// The colour of a pixel, or null if it is transparent.
    @Nullable
    MicroColour at(int x, int y) {
        return pixels[y * width + x];
    }
}

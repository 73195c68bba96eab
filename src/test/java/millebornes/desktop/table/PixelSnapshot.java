package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import millebornes.desktop.Gallery;

/// The pixels of a node.
final class PixelSnapshot {

    /// The least difference between two colours that players can see, in shades of 255.
    static final int UNSEEN = 12;

    private static final int BYTE = 8;
    private static final int CHANNELS = 4;

    private final int width;
    private final int[] colours;

    /// @param colours from the upper left corner on, row by row
    private PixelSnapshot(int width, int[] colours) {
        this.width = width;
        this.colours = colours;
    }

    static PixelSnapshot of(Node node) {
        WritableImage image = node.snapshot(null, null);
        return new PixelSnapshot((int) image.getWidth(), Gallery.colours(image));
    }

    /// Checks that two lists of what was seen and heard are equal, part by part and to the pixel.
    ///
    /// @param where described if they are not
    static void assertAlike(List<Object> one, List<Object> other, Object where) {
        for (int part = 0; part < Math.min(one.size(), other.size()); part++) {
            if (one.get(part) instanceof PixelSnapshot snapshotHere
                    && other.get(part) instanceof PixelSnapshot snapshotThere) {
                assertThat(snapshotHere.difference(snapshotThere))
                        .as("what differs at part %d of %s", part, where)
                        .isEmpty();
            } else {
                assertThat(other.get(part)).as("part %d of %s", part, where).isEqualTo(one.get(part));
            }
        }
        assertThat(other).as("parts of %s", where).hasSameSizeAs(one);
    }

    /// The first pixel that is not as in the other picture, with its place and both colours; or that their sizes differ.
    private Optional<String> difference(PixelSnapshot otherSnapshot) {
        if (width != otherSnapshot.width || colours.length != otherSnapshot.colours.length) {
            return Optional.of("%d pixels %d wide, %d pixels %d wide"
                    .formatted(colours.length, width, otherSnapshot.colours.length, otherSnapshot.width));
        }
        int pixel = Arrays.mismatch(colours, otherSnapshot.colours);
        return pixel < 0
                ? Optional.empty()
                : Optional.of("%08x, %08x at %d,%d"
                        .formatted(colours[pixel], otherSnapshot.colours[pixel], pixel % width, pixel / width));
    }

    /// By how many of 255 shades the two pictures differ where they differ most; 255 when they are not equally large.
    int farthest(PixelSnapshot otherSnapshot) {
        if (width != otherSnapshot.width || colours.length != otherSnapshot.colours.length) {
            return 255;
        }
        int farthest = 0;
        for (int pixel = 0; pixel < colours.length; pixel++) {
            for (int shift = 0; shift < CHANNELS * BYTE; shift += BYTE) {
                int here = (colours[pixel] >> shift) & 255;
                int there = (otherSnapshot.colours[pixel] >> shift) & 255;
                farthest = Math.max(farthest, Math.abs(here - there));
            }
        }
        return farthest;
    }
}

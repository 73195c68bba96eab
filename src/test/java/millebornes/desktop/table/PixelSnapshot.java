package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import millebornes.desktop.Gallery;

/// The pixels of a node.
final class PixelSnapshot {

    /// Shades that nobody sees: an edge that the toolkit has drawn at another time is blended a little otherwise.
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

    /// Checks that what is seen and heard of two games is equal, part by part; pictures may differ by shades that nobody
    /// sees. What differs is taken again: a secret shows again, an edge that the toolkit has blended otherwise does not.
    ///
    /// @param where described if they are not equal
    static void assertAlike(Supplier<List<Object>> one, Supplier<List<Object>> other, Object where) {
        assertThat(difference(one.get(), other.get()).flatMap(_ -> difference(one.get(), other.get())))
                .as("what differs twice at %s", where)
                .isEmpty();
    }

    private static Optional<String> difference(List<Object> one, List<Object> other) {
        return one.size() == other.size()
                ? IntStream.range(0, one.size())
                        .filter(part -> !isAlike(one.get(part), other.get(part)))
                        .mapToObj(part -> "part %d: %s, %s".formatted(part, one.get(part), other.get(part)))
                        .findFirst()
                : Optional.of("%d parts, %d parts".formatted(one.size(), other.size()));
    }

    private static boolean isAlike(Object one, Object other) {
        return (one instanceof PixelSnapshot snapshotHere && other instanceof PixelSnapshot snapshotThere)
                ? snapshotHere.farthest(snapshotThere) < UNSEEN
                : one.equals(other);
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

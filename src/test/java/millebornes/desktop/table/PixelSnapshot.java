package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
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

    /// How often what differs is taken again.
    private static final int AGAIN = 4;

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
    /// sees. What differs is taken again, several times: a secret shows each time, an edge that the toolkit has blended
    /// otherwise does not.
    ///
    /// @param where described if they are not equal
    static void assertAlike(Supplier<List<Object>> one, Supplier<List<Object>> other, Object where) {
        Optional<String> found = difference(one.get(), other.get());
        for (int again = 0; again < AGAIN && found.isPresent(); again++) {
            found = difference(one.get(), other.get());
        }
        assertThat(found).as("what differs each time at %s", where).isEmpty();
    }

    private static Optional<String> difference(List<Object> one, List<Object> other) {
        return one.size() == other.size()
                ? IntStream.range(0, one.size())
                        .filter(part -> !isAlike(one.get(part), other.get(part)))
                        .mapToObj(part -> "part %d: %s, %s"
                                .formatted(
                                        part,
                                        told(one.get(part), other.get(part)),
                                        told(other.get(part), one.get(part))))
                        .findFirst()
                : Optional.of("%d parts, %d parts".formatted(one.size(), other.size()));
    }

    private static Object told(Object part, Object otherPart) {
        return (part instanceof PixelSnapshot snapshot && otherPart instanceof PixelSnapshot otherSnapshot)
                ? snapshot.against(otherSnapshot)
                : part;
    }

    private static boolean isAlike(Object one, Object other) {
        return (one instanceof PixelSnapshot snapshotHere && other instanceof PixelSnapshot snapshotThere)
                ? snapshotHere.farthest(snapshotThere) < UNSEEN
                : one.equals(other);
    }

    /// The size, and the place and colours of a pixel that differs most from the other picture, if it is equally large.
    private String against(PixelSnapshot otherSnapshot) {
        if (width != otherSnapshot.width || colours.length != otherSnapshot.colours.length) {
            return width + " by " + colours.length / width + " px";
        }
        int pixel = IntStream.range(0, colours.length)
                .boxed()
                .max(Comparator.comparingInt(each -> apart(colours[each], otherSnapshot.colours[each])))
                .orElseThrow();
        return "%08x at %d,%d of %d".formatted(colours[pixel], pixel % width, pixel / width, width);
    }

    /// By how many of 255 shades the two pictures differ where they differ most; 255 when they are not equally large.
    int farthest(PixelSnapshot otherSnapshot) {
        if (width != otherSnapshot.width || colours.length != otherSnapshot.colours.length) {
            return 255;
        }
        int farthest = 0;
        for (int pixel = 0; pixel < colours.length; pixel++) {
            if (colours[pixel] != otherSnapshot.colours[pixel]) {
                farthest = Math.max(farthest, apart(colours[pixel], otherSnapshot.colours[pixel]));
            }
        }
        return farthest;
    }

    private static int apart(int colour, int otherColour) {
        int most = 0;
        for (int shift = 0; shift < CHANNELS * BYTE; shift += BYTE) {
            most = Math.max(most, Math.abs(((colour >> shift) & 255) - ((otherColour >> shift) & 255)));
        }
        return most;
    }
}

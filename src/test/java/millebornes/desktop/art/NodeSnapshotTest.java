package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import millebornes.desktop.Gallery;
import millebornes.desktop.geometry.Rect;
import org.junit.jupiter.api.Test;

/// Pictures of nodes that stand in no window, taken on the toolkit's thread and beside it.
class NodeSnapshotTest {

    private static final int OTHER = 0xff123456;

    @Test
    void looksTheSameBesideTheToolkitsThread() {
        Image there = Gallery.onToolkit(NodeSnapshotTest::stairs);
        assertThat(Gallery.colours(stairs())).isEqualTo(Gallery.colours(there));
    }

    @Test
    void showsWhatLiesFromTheOriginOn() {
        Group group = new Group(new Rectangle(2, 1, 3, 2), new Rectangle(-4, -4, 4, 4));
        int[] colours = Gallery.colours(Gallery.onToolkit(() -> NodeSnapshot.of(group, Transform.scale(1, 1), 6, 4)));
        for (int place = 0; place < colours.length; place++) {
            int x = place % 6;
            int y = place / 6;
            boolean covered = x >= 2 && x < 5 && y >= 1 && y < 3;
            assertThat(colours[place]).as("%d, %d", x, y).isEqualTo(covered ? 0xff000000 : 0);
        }
    }

    @Test
    void laysAPartInPixelsAsItIsSeen() {
        Group stairs = steps();
        Rect part = new Rect(10, 6, 300, 210);
        int stride = 650;
        int[] pixels = Gallery.onToolkit(() -> {
            int[] into = new int[stride * 430];
            Arrays.fill(into, OTHER);
            NodeSnapshot.ofPart(stairs, part, 600, 420, new PixelRows(into, 3 * stride + 7, stride));
            return into;
        });
        int[] seen = Gallery.colours(
                Gallery.onToolkit(() -> NodeSnapshot.ofPart(stairs, part, 600, 420, Color.TRANSPARENT)));
        WritableImage laid = new WritableImage(stride, 430);
        laid.getPixelWriter().setPixels(0, 0, stride, 430, PixelFormat.getIntArgbPreInstance(), pixels, 0, stride);
        for (int y = 0; y < 420; y++) {
            for (int x = 0; x < 600; x++) {
                assertThat(laid.getPixelReader().getArgb(x + 7, y + 3))
                        .as("%d, %d", x, y)
                        .isEqualTo(seen[y * 600 + x]);
            }
        }
        assertThat(pixels[3 * stride + 6]).as("left of it").isEqualTo(OTHER);
        assertThat(pixels[3 * stride + 607]).as("right of it").isEqualTo(OTHER);
        assertThat(pixels[2 * stride + 7]).as("above it").isEqualTo(OTHER);
        assertThat(pixels[423 * stride + 7]).as("below it").isEqualTo(OTHER);
    }

    @Test
    void refusesWhatStandsInAGroup() {
        Gallery.onToolkit(() -> null);
        Group inAnotherGroup = new Group();
        Group parent = new Group(inAnotherGroup);
        assertThatThrownBy(() -> NodeSnapshot.of(inAnotherGroup, Transform.scale(1, 1), 5, 5))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(parent.getChildren()).hasSize(1);
    }

    /// High enough for several strips, and nowhere alike.
    private static Image stairs() {
        return NodeSnapshot.of(steps(), Transform.scale(2, 2), 400, 420);
    }

    private static Group steps() {
        Group stairs = new Group();
        for (int step = 0; step < 50; step++) {
            Rectangle stair = new Rectangle(step, 4 * step, 20 + 3 * step, 9);
            stair.setFill(Color.hsb(7 * step, 1, 1, 0.6));
            stairs.getChildren().add(stair);
        }
        return stairs;
    }
}

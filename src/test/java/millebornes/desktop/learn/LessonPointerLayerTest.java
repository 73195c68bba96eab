package millebornes.desktop.learn;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.ColourTheme;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A question appears some time after the move that causes it, without an event; so the arrow looks for its target at
/// every pulse.
class LessonPointerLayerTest {

    private @Nullable Bounds button;
    private boolean covered;

    private final LessonPointerLayer layer = Gallery.onToolkit(
            () -> new LessonPointerLayer(ArtFactory.in(ColourTheme.DAY), _ -> button, _ -> covered, true));

    @Test
    void theArrowComesAndGoesWithItsButton() {
        Gallery.onToolkit(() -> {
            Pane page = new Pane(layer);
            layer.resizeRelocate(0, 0, 600, 400);
            layer.point(new PointerTarget.OnButton("go-on"));
            return TestWindow.show(new Scene(page, 600, 400));
        });
        Patience.until(() -> !layer.isNeedsLayout(), "the window is never laid out");
        assertThat(Gallery.onToolkit(() -> layer.lookup("#" + LessonPointerLayer.ARROW) == null))
                .as("nothing to press yet")
                .isTrue();
        shows(new BoundingBox(100, 200, 160, 44));
        shows(new BoundingBox(300, 100, 160, 44));
        covered = true;
        Patience.until(() -> pulse() && layer.getChildren().isEmpty(), "the arrow lies on what covers its button");
    }

    private void shows(Bounds there) {
        Gallery.onToolkit(() -> button = there);
        Patience.until(() -> pulse() && isRinged(there), "no arrow at " + there);
    }

    private boolean isRinged(Bounds there) {
        @Nullable Node ring = layer.lookup("#" + LessonPointerLayer.RING);
        return ring != null
                && layer.lookup("#" + LessonPointerLayer.ARROW) != null
                && ring.getLayoutBounds().contains(there);
    }

    /// A pulse as every animation asks for one; no node is told to lay itself out.
    private static boolean pulse() {
        Platform.requestNextPulse();
        return true;
    }
}

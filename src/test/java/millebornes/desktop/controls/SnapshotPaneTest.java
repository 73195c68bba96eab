package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.TestWindow;
import millebornes.desktop.art.PictureCache;
import org.junit.jupiter.api.Test;

class SnapshotPaneTest {

    private final PictureCache pictures = new PictureCache();
    private final CountDownLatch left = new CountDownLatch(1);

    /// A pane with a drawing that is slow.
    private final class SlowPane extends SnapshotPane {

        private SlowPane() {
            super(pictures, PictureCache.Use.BACKDROP, true);
        }

        @Override
        protected Group drawing(double width, double height) {
            try {
                left.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            return new Group(new Rectangle(width, height));
        }
    }

    @Test
    void aPictureThatComesTooLateKeepsNoPixels() {
        Gallery.onToolkit(() -> {
            StackPane page = new StackPane(new SlowPane());
            TestWindow.show(new Scene(page, 100, 100));
            page.applyCss();
            page.layout();
            page.getChildren().clear();
            return true;
        });
        left.countDown();
        assertThat(ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.MINUTES))
                .isTrue();
        assertThat(Gallery.onToolkit(pictures::pixels)).isZero();
    }
}

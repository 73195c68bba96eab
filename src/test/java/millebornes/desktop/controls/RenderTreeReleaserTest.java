package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.IntBuffer;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import org.junit.jupiter.api.Test;

/// A page that was left and emptied holds no picture any more, even if somebody may come back to it.
class RenderTreeReleaserTest {

    private static final int SIDE = 64;

    private final StackPane page = Gallery.onToolkit(StackPane::new);

    @Test
    void thePicturesOfAnEmptiedPageAreGone() {
        Stage window = Gallery.onToolkit(Stage::new);
        WeakReference<int[]> pixels = Gallery.onToolkit(() -> {
            int[] drawn = new int[SIDE * SIDE];
            page.getChildren()
                    .setAll(new ImageView(new WritableImage(new PixelBuffer<>(
                            SIDE, SIDE, IntBuffer.wrap(drawn), PixelFormat.getIntArgbPreInstance()))));
            window.setScene(new Scene(page, SIDE, SIDE));
            window.show();
            window.getScene().snapshot(null);
            return new WeakReference<>(drawn);
        });
        Gallery.onToolkit(() -> {
            page.getChildren().clear();
            window.getScene().setRoot(new Group());
            RenderTreeReleaser.release(page);
            return true;
        });
        Patience.until(
                () -> {
                    System.gc();
                    return pixels.refersTo(null);
                },
                "the pixels are kept");
        assertThat(page.getChildren()).as("a page that is kept").isEmpty();
        Gallery.onToolkit(() -> {
            window.hide();
            return true;
        });
    }
}

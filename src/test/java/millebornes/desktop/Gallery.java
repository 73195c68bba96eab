package millebornes.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import millebornes.desktop.postcard.PngEncoder;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Writes pictures of what the program shows to `target/gallery`, to be looked at after every change of the screen, or to
/// another folder with `-Dgallery=...`.
///
/// All methods may be called from a test's own thread; they start the toolkit if need be.
public final class Gallery {

    private static final Path FOLDER = Path.of(System.getProperty("gallery", "target/gallery"));
    private static final int DOTS_PER_INCH = 96;

    private Gallery() {}

    /// Runs something on the toolkit's thread and waits for its result.
    public static <T> T onToolkit(Callable<T> work) {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new IllegalStateException("the toolkit does not start", e);
        }
        return WaitForAsyncUtils.waitForAsyncFx(Patience.MILLIS, work);
    }

    /// Writes a picture of a scene at the scene's size, and checks what can be said of every picture: it is as large as
    /// the scene, something is on it, and no text is cut or lies beyond the window.
    ///
    /// @param name the file's name without its ending
    public static Image save(Scene scene, String name) {
        return onToolkit(() -> {
            var image = scene.snapshot(null);
            write(image, FOLDER.resolve(name + ".png"));
            check(scene, image, name);
            return image;
        });
    }

    /// Writes a picture of a scene in which something went wrong, to be looked at. Nothing is asked of it.
    public static void witness(Scene scene, String name) {
        onToolkit(() -> {
            write(scene.snapshot(null), FOLDER.resolve(name + ".png"));
            return true;
        });
    }

    /// Writes a picture of a node that is in no scene, on white, `width` × `height` px large.
    public static Image save(Node node, String name, double width, double height) {
        return save(node, name, width, height, Color.WHITE);
    }

    /// Writes a picture of a node that is in no scene, on a ground of any colour.
    public static Image save(Node node, String name, double width, double height, Paint ground) {
        return save(onToolkit(() -> new Scene(new Group(node), width, height, ground)), name);
    }

    /// The colours of an image (ARGB), from the upper left corner on, row by row.
    public static int[] colours(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var colours = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colours, 0, width);
        return colours;
    }

    /// A copy of an image for the classes of the platform that need no toolkit.
    public static BufferedImage buffered(Image image) {
        int width = (int) image.getWidth();
        BufferedImage copy = new BufferedImage(width, (int) image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        copy.setRGB(0, 0, width, copy.getHeight(), colours(image), 0, width);
        return copy;
    }

    private static void check(Scene scene, Image image, String name) {
        assertThat(image.getWidth()).as("width of %s", name).isEqualTo(Math.ceil(scene.getWidth()));
        assertThat(image.getHeight()).as("height of %s", name).isEqualTo(Math.ceil(scene.getHeight()));
        assertThat(Arrays.stream(colours(image)).distinct().limit(2).count())
                .as("colours of %s", name)
                .isGreaterThan(1);
        checkTexts(scene, name);
    }

    /// Checks that no text of a scene that is laid out is cut or lies beyond the window, and that nothing hangs over the edge
    /// of its panel.
    public static void checkTexts(Scene scene, String name) {
        assertThat(SceneContents.cutTexts(scene, false))
                .as("cut texts of %s", name)
                .isEmpty();
        assertThat(SceneContents.textsBeyond(scene))
                .as("texts beyond the window of %s", name)
                .isEmpty();
        assertThat(SceneContents.overhanging(scene))
                .as("what hangs over the edge of its panel in %s", name)
                .isEmpty();
    }

    private static void write(Image image, Path file) {
        int width = (int) image.getWidth();
        int[] colours = colours(image);
        byte[] picture = PngEncoder.encode(
                width,
                (int) image.getHeight(),
                DOTS_PER_INCH,
                (y, row) -> System.arraycopy(colours, y * width, row, 0, width));
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

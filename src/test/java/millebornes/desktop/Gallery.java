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

/// Checks the layout of what the program shows. With `-Dgallery` it also writes pictures of it to `target/gallery`, to be
/// looked at after every change of the screen, or to another folder with `-Dgallery=FOLDER`.
///
/// All methods may be called from a test's own thread; they start the toolkit if need be.
public final class Gallery {

    private static final String ASKED = System.getProperty("gallery", "false");
    private static final Path USUAL_FOLDER = Path.of("target", "gallery");
    private static final Path FOLDER = "true".equals(ASKED) ? USUAL_FOLDER : Path.of(ASKED);
    private static final int DOTS_PER_INCH = 96;

    private Gallery() {}

    /// Runs something on the JavaFX thread and waits for its result.
    public static <T> T onToolkit(Callable<T> work) {
        try {
            FxToolkit.registerPrimaryStage();
        } catch (TimeoutException e) {
            throw new IllegalStateException("the toolkit does not start", e);
        }
        return WaitForAsyncUtils.waitForAsyncFx(Patience.MILLIS, work);
    }

    /// Whether pictures are wanted.
    public static boolean isWanted() {
        return !"false".equals(ASKED);
    }

    /// Checks what can be said of every picture: no text is cut or lies beyond the window, nothing hangs over its panel. Draws
    /// and writes it if pictures are wanted.
    ///
    /// @param name the file's name without its ending
    public static void check(Scene scene, String name) {
        if (isWanted()) {
            checkDrawn(scene, name);
        } else {
            checkLayout(scene, name);
        }
    }

    /// The same, never with a picture.
    public static void checkLayout(Scene scene, String name) {
        onToolkit(() -> {
            // As a snapshot does: changes since the last frame are laid out, too.
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            checkTexts(scene, name);
            return true;
        });
    }

    /// The same with a picture in any case, at the scene's size, on which there is something.
    public static Image checkDrawn(Scene scene, String name) {
        return onToolkit(() -> {
            var image = scene.snapshot(null);
            if (isWanted()) {
                write(image, FOLDER.resolve(name + ".png"));
            }
            checkImage(scene, image, name);
            return image;
        });
    }

    /// Writes a picture of a scene in which something went wrong, to be looked at. Nothing is asked of it.
    public static void witness(Scene scene, String name) {
        onToolkit(() -> {
            write(scene.snapshot(null), USUAL_FOLDER.resolve(name + ".png"));
            return true;
        });
    }

    /// Draws a node that is in no scene, on white, `width` × `height` px large.
    public static Image checkDrawn(Node node, String name, double width, double height) {
        return checkDrawn(node, name, width, height, Color.WHITE);
    }

    /// Draws a node that is in no scene, on a ground of any colour.
    public static Image checkDrawn(Node node, String name, double width, double height, Paint ground) {
        return checkDrawn(onToolkit(() -> new Scene(new Group(node), width, height, ground)), name);
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

    private static void checkImage(Scene scene, Image image, String name) {
        assertThat(image.getWidth()).as("width of %s", name).isEqualTo(Math.ceil(scene.getWidth()));
        assertThat(image.getHeight()).as("height of %s", name).isEqualTo(Math.ceil(scene.getHeight()));
        assertThat(Arrays.stream(colours(image)).distinct().limit(2).count())
                .as("colours of %s", name)
                .isGreaterThan(1);
        checkTexts(scene, name);
    }

    /// Checks that no text of a scene that is laid out is cut or lies beyond the window, and that nothing hangs over the edge
    /// of its panel.
    private static void checkTexts(Scene scene, String name) {
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

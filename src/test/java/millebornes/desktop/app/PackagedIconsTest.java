package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javax.imageio.ImageIO;
import millebornes.desktop.Gallery;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The icons of windows and systems are those drawn here. When the drawing changes, copy `target/icons` to
/// `resources/icons`.
class PackagedIconsTest {

    private static final Path PACKAGED = Path.of("resources", "icons");
    private static final Path DRAWN = Path.of("target", "icons");

    /// By how much colours may differ on average, of 255: machines round differently.
    private static final double NEARLY = 2;

    @ParameterizedTest
    @ValueSource(ints = {16, 32, 48, 64, 128, 256, 512})
    void theIconThatIsShownIsTheOneThatIsDrawn(int side) throws IOException {
        BufferedImage drawn = Gallery.onToolkit(() -> copy(AppIconDrawing.image(side)));
        Path file = Path.of("millebornes-" + side + ".png");
        Files.createDirectories(DRAWN);
        ImageIO.write(drawn, "png", DRAWN.resolve(file).toFile());
        assertThat(PACKAGED.resolve(file)).exists();
        BufferedImage packaged = ImageIO.read(PACKAGED.resolve(file).toFile());
        assertThat(packaged.getWidth()).isEqualTo(side);
        assertThat(packaged.getHeight()).isEqualTo(side);
        assertThat(difference(drawn, packaged)).isLessThan(NEARLY);
        assertThat(drawn.getRGB(0, 0) >>> 24).as("a corner is see-through").isZero();
        assertThat(drawn.getRGB(side / 2, side / 2) >>> 24)
                .as("the middle is not")
                .isEqualTo(255);
    }

    private static BufferedImage copy(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        PixelReader pixels = image.getPixelReader();
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                copy.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        return copy;
    }

    private static double difference(BufferedImage one, BufferedImage other) {
        long all = 0;
        for (int x = 0; x < one.getWidth(); x++) {
            for (int y = 0; y < one.getHeight(); y++) {
                for (int shift = 0; shift < 32; shift += 8) {
                    all += Math.abs((one.getRGB(x, y) >>> shift & 0xFF) - (other.getRGB(x, y) >>> shift & 0xFF));
                }
            }
        }
        return all / 4.0 / one.getWidth() / one.getHeight();
    }
}

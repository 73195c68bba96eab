package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Law: another program reads exactly the pixels that were written.
class PngEncoderTest {

    private static final int OPAQUE = 0xFF000000;

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 40", "40, 1", "37, 23", "300, 200"})
    void everyPixelIsReadBack(int width, int height) throws IOException {
        SplittableRandom chance = new SplittableRandom(width);
        int[] pixels =
                chance.ints((long) width * height).map(pixel -> pixel | OPAQUE).toArray();
        BufferedImage read = read(encoded(width, height, pixels));
        assertThat(read.getWidth()).isEqualTo(width);
        assertThat(read.getHeight()).isEqualTo(height);
        assertThat(read.getRGB(0, 0, width, height, null, 0, width)).isEqualTo(pixels);
    }

    @Test
    void howOpaqueAPixelIsIsNotLookedAt() throws IOException {
        assertThat(read(encoded(1, 1, new int[] {0x00123456})).getRGB(0, 0)).isEqualTo(0xFF123456);
    }

    @Test
    void areasOfOneColourNeedLittleRoom() {
        assertThat(encoded(1000, 1000, new int[1_000_000])).hasSizeLessThan(30_000);
    }

    /// 300 dots an inch are 11811 a metre.
    @Test
    void itSaysHowLargeItIsPrinted() {
        ByteBuffer file = ByteBuffer.wrap(encoded(2, 2, new int[4]));
        // Signature, first chunk, then the length and the name of the second.
        int resolution = 8 + 25 + 8;
        assertThat(file.getInt(resolution)).isEqualTo(11_811);
        assertThat(file.getInt(resolution + 4)).isEqualTo(11_811);
        assertThat(file.get(resolution + 8)).isEqualTo((byte) 1);
    }

    @Test
    void aPictureWithoutPixelsIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> encoded(0, 5, new int[0]));
    }

    private static byte[] encoded(int width, int height, int[] pixels) {
        return PngEncoder.encode(width, height, 300, (y, row) -> System.arraycopy(pixels, y * width, row, 0, width));
    }

    private static BufferedImage read(byte[] file) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(file));
    }
}

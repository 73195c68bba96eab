package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.api.Test;

/// Writes every effect to `target/gallery/sounds`, to be listened to, and a sheet of what they look like: the wave
/// above, and below it how much there is of each frequency from 60 Hz to 12 kHz.
class SoundSheetTest {

    private static final Path FOLDER = Path.of("target", "gallery", "sounds");
    private static final double DRIVE = 900;
    private static final double MILLIS = 2600;
    private static final int WIDTH = 1040;
    private static final int WAVE = 60;
    private static final int BANDS = 30;
    private static final int BAND = 3;
    private static final int ROW = WAVE + BANDS * BAND + 22;

    @Test
    void everySoundCanBeListenedToAndLookedAt() throws IOException {
        Files.createDirectories(FOLDER);
        Effect[] effects = Effect.values();
        BufferedImage sheet = new BufferedImage(2 * WIDTH, (effects.length + 1) / 2 * ROW, BufferedImage.TYPE_INT_RGB);
        for (Effect effect : effects) {
            Samples samples = Studio.record(effect, DRIVE);
            write(samples, FOLDER.resolve(effect.name().toLowerCase(Locale.ROOT) + ".wav"));
            int place = effect.ordinal();
            draw(effect, samples, sheet.getSubimage(place % 2 * WIDTH, place / 2 * ROW, WIDTH, ROW));
        }
        ImageIO.write(sheet, "png", FOLDER.resolve("sheet.png").toFile());
        assertThat(FOLDER.resolve("engine.wav")).isNotEmptyFile();
    }

    private static void write(Samples samples, Path file) throws IOException {
        byte[] bytes = SystemDevice.bytes(StudioTest.values(samples));
        AudioFormat format = new AudioFormat(Samples.RATE, 16, 2, true, false);
        try (var stream = new AudioInputStream(new ByteArrayInputStream(bytes), format, samples.length())) {
            AudioSystem.write(stream, AudioFileFormat.Type.WAVE, file.toFile());
        }
    }

    private static void draw(Effect effect, Samples samples, BufferedImage row) {
        Graphics2D pen = row.createGraphics();
        pen.setColor(Color.WHITE);
        pen.drawString(effect + "  " + Math.round(StudioTest.millis(samples)) + " ms, peak " + effect.peak(), 4, 12);
        pen.setColor(Color.ORANGE);
        for (int x = 0; x < WIDTH; x++) {
            int from = frame(x);
            double high = 0;
            for (int i = from; i < Math.min(samples.length(), frame(x + 1)); i++) {
                high = Math.max(high, Math.abs(samples.at(i)));
            }
            int tall = (int) Math.round(high / 0.4 * WAVE / 2);
            pen.drawLine(x, 16 + WAVE / 2 - tall, x, 16 + WAVE / 2 + tall);
        }
        for (int band = 0; band < BANDS; band++) {
            double centre = 60 * Math.pow(200, band / (BANDS - 1.0));
            BandPass filter = new BandPass(6);
            int y = 16 + WAVE + (BANDS - 1 - band) * BAND;
            for (int x = 0; x < WIDTH; x++) {
                double sum = 0;
                int to = Math.min(samples.length(), frame(x + 1));
                for (int i = frame(x); i < to; i++) {
                    double value = filter.pass(samples.at(i), centre);
                    sum += value * value;
                }
                double loud = 10 * Math.log10(sum / Math.max(1, frame(x + 1) - frame(x)) + 1e-9);
                float light = (float) Math.clamp((loud + 75) / 50, 0, 1);
                pen.setColor(new Color(light, light * light, 0.25f * (1 - light)));
                pen.fillRect(x, y, 1, BAND);
            }
        }
    }

    private static int frame(int x) {
        return Tape.frames(x * MILLIS / WIDTH);
    }
}

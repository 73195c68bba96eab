package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import millebornes.desktop.sound.EffectSynthesizerTest.Made;
import millebornes.desktop.sound.SampleBuilder.BandPassFilter;
import org.junit.jupiter.api.Test;

/// Writes every effect to `target/gallery/sounds`, and a sheet with their waveforms and spectra from 60 Hz to 12 kHz.
class SoundSheetTest {

    private static final Path FOLDER = Path.of("target", "gallery", "sounds");
    private static final double MILLIS = 2600;
    private static final int WIDTH = 1040;
    private static final int WAVE = 60;
    private static final int WAVE_TOP = 16;
    private static final int LEAST_HEIGHTS = 3;
    private static final int BANDS = 30;
    private static final int BAND = 3;
    private static final int ROW = WAVE + BANDS * BAND + 22;

    @Test
    void everySoundCanBeListenedToAndLookedAt() throws Exception {
        Files.createDirectories(FOLDER);
        List<Made> all = EffectSynthesizerTest.made().toList();
        BufferedImage sheet = new BufferedImage(2 * WIDTH, (all.size() + 1) / 2 * ROW, BufferedImage.TYPE_INT_RGB);
        for (int place = 0; place < all.size(); place++) {
            Made made = all.get(place);
            PcmClip clip = EffectSynthesizerTest.record(made);
            Path file = FOLDER.resolve(made.toString().toLowerCase(Locale.ROOT).replace(' ', '-') + ".wav");
            write(clip, file);
            assertThat(frames(file)).as("frames of %s", file).isEqualTo(clip.length());
            BufferedImage row = sheet.getSubimage(place % 2 * WIDTH, place / 2 * ROW, WIDTH, ROW);
            draw(made, clip, row);
            assertThat(heights(row)).as("heights of the wave of %s", made).hasSizeGreaterThan(LEAST_HEIGHTS);
        }
        ImageIO.write(sheet, "png", FOLDER.resolve("sheet.png").toFile());
    }

    private static long frames(Path file) throws Exception {
        try (var stream = AudioSystem.getAudioInputStream(file.toFile())) {
            return stream.getFrameLength();
        }
    }

    /// How high the wave is drawn, each height once: a sound that goes on and on or is not there has only one.
    private static Set<Integer> heights(BufferedImage row) {
        return IntStream.range(0, WIDTH)
                .map(x -> (int) IntStream.range(WAVE_TOP, WAVE_TOP + WAVE + 1)
                        .filter(y -> row.getRGB(x, y) == Color.ORANGE.getRGB())
                        .count())
                .boxed()
                .collect(Collectors.toSet());
    }

    private static void write(PcmClip clip, Path file) throws IOException {
        byte[] bytes = SystemSoundDevice.bytes(EffectSynthesizerTest.values(clip));
        AudioFormat format = new AudioFormat(PcmClip.RATE, 16, 2, true, false);
        try (var stream = new AudioInputStream(new ByteArrayInputStream(bytes), format, clip.length())) {
            AudioSystem.write(stream, AudioFileFormat.Type.WAVE, file.toFile());
        }
    }

    private static void draw(Made made, PcmClip clip, BufferedImage row) {
        Graphics2D pen = row.createGraphics();
        pen.setColor(Color.WHITE);
        pen.drawString(
                made + "  " + Math.round(EffectSynthesizerTest.millis(clip)) + " ms, peak "
                        + made.effect().peak(),
                4,
                12);
        pen.setColor(Color.ORANGE);
        for (int x = 0; x < WIDTH; x++) {
            int from = frame(x);
            double high = 0;
            for (int i = from; i < Math.min(clip.length(), frame(x + 1)); i++) {
                high = Math.max(high, Math.abs(clip.at(i)));
            }
            int tall = (int) Math.round(high / 0.4 * WAVE / 2);
            pen.drawLine(x, WAVE_TOP + WAVE / 2 - tall, x, WAVE_TOP + WAVE / 2 + tall);
        }
        for (int band = 0; band < BANDS; band++) {
            double centre = 60 * Math.pow(200, band / (BANDS - 1.0));
            BandPassFilter filter = new BandPassFilter(6);
            int y = WAVE_TOP + WAVE + (BANDS - 1 - band) * BAND;
            for (int x = 0; x < WIDTH; x++) {
                double sum = 0;
                int to = Math.min(clip.length(), frame(x + 1));
                for (int i = frame(x); i < to; i++) {
                    double value = filter.pass(clip.at(i), centre);
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
        return SampleBuilder.frames(x * MILLIS / WIDTH);
    }
}

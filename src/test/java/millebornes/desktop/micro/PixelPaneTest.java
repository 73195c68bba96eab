package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.WindowZoomPane;
import millebornes.desktop.theme.ColourTheme;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The picture is scaled by a whole number in every window: every pixel of the retro screen is a square of one colour,
/// and the rest is ink.
class PixelPaneTest {

    /// Shades of 255 that nobody sees: where the window is enlarged by a fraction, the toolkit reckons in floats.
    private static final int UNSEEN = 12;

    @ParameterizedTest
    @CsvSource({"1280,800,4", "1024,700,3", "1920,1080,5", "1500,900,4", "2560,1440,7", "1111,777,3"})
    void everyPixelIsASquare(int width, int height, int times) {
        Image picture = shown(ColourTheme.DAY, width, height);
        int left = (width - times * PixelCanvas.WIDTH) / 2;
        int top = (height - times * PixelCanvas.HEIGHT) / 2;
        PixelCanvas canvas = canvas();
        int[] colours = Gallery.colours(picture);
        int wrong = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int column = Math.floorDiv(x - left, times);
                int row = Math.floorDiv(y - top, times);
                boolean inside = column >= 0 && column < PixelCanvas.WIDTH && row >= 0 && row < PixelCanvas.HEIGHT;
                MicroColour colour = inside ? canvas.at(column, row) : MicroColour.INK;
                wrong += isSeenAs(MicroPalette.USUAL.argb(colour), colours[y * width + x]) ? 0 : 1;
            }
        }
        assertThat(wrong).as("pixels of another colour").isZero();
    }

    /// Whether two colours are the same to the eye.
    private static boolean isSeenAs(int wanted, int there) {
        return IntStream.of(0, 8, 16)
                .allMatch(shift -> Math.abs(((wanted >> shift) & 255) - ((there >> shift) & 255)) <= UNSEEN);
    }

    @Test
    void highContrastHasColoursOfItsOwn() {
        Image picture = shown(ColourTheme.HIGH_CONTRAST, 1280, 800);
        int corner = picture.getPixelReader().getArgb(1279, 799);
        assertThat(corner).isEqualTo(MicroPalette.HIGH_CONTRAST.argb(MicroColour.NIGHT));
        assertThat(corner).isNotEqualTo(MicroPalette.USUAL.argb(MicroColour.NIGHT));
    }

    private static PixelCanvas canvas() {
        var screen = Gallery.onToolkit(() -> screen(ColourTheme.DAY));
        return MicroPainter.paint(new MicroPresenter(Words.of(Language.FRENCH)).present(screen.game()));
    }

    private static MicroScreen screen(ColourTheme theme) {
        return new MicroScreen(
                MicroSituations.attacked(),
                ScreenCapture.context(theme, 100),
                MicroSituations.NOWHERE,
                MicroDelays.NONE);
    }

    private static Image shown(ColourTheme theme, int width, int height) {
        return Gallery.onToolkit(() -> {
            MicroScreen screen = screen(theme);
            Scene scene = new Scene(new WindowZoomPane(screen.root()), width, height);
            screen.shown();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return scene.snapshot(new WritableImage(width, height));
        });
    }
}

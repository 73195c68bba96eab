package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.scene.image.Image;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// In a window as large as a television no page leaves much of itself empty, measured on its picture: a square is empty
/// when nothing is drawn on it or right beside it.
class PagesFillTheWindowTest {

    /// So far from anything drawn a place is empty, in pixels: a word and a half of what stands in panels there.
    private static final int NEAR = 54;

    private static final int SQUARE = 18;

    private static final double MOST = 0.4;

    @ParameterizedTest
    @ValueSource(strings = {"home", "setup", "settings", "scores", "rules", "learn"})
    void noPageIsHalfEmptyOnATelevision(String page) {
        Function<ScreenContext, AppScreen> screen = SamplePages.named(page);
        Image picture = Gallery.onToolkit(
                () -> ScreenCapture.check("filled-" + page, ScreenCapture.context(Language.FRENCH), screen, 1920, 1080)
                        .snapshot(null));
        double empty = emptyShare(picture);
        assertThat(empty).as("what is empty of " + page).isLessThanOrEqualTo(MOST);
    }

    private static double emptyShare(Image picture) {
        int[] pixels = Gallery.colours(picture);
        int wide = (int) picture.getWidth() / SQUARE;
        int high = (int) picture.getHeight() / SQUARE;
        boolean[][] drawn = new boolean[high][wide];
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                drawn[y][x] = isDrawn(pixels, (int) picture.getWidth(), x * SQUARE, y * SQUARE);
            }
        }
        int reach = NEAR / SQUARE;
        long empty = IntStream.range(0, wide * high)
                .filter(square -> IntStream.rangeClosed(-reach, reach)
                        .noneMatch(down -> IntStream.rangeClosed(-reach, reach)
                                .anyMatch(across -> at(drawn, square / wide + down, square % wide + across))))
                .count();
        return (double) empty / (wide * high);
    }

    private static boolean at(boolean[][] drawn, int y, int x) {
        return y >= 0 && x >= 0 && y < drawn.length && x < drawn[y].length && drawn[y][x];
    }

    private static boolean isDrawn(int[] pixels, int width, int left, int top) {
        int first = pixels[top * width + left];
        for (int y = top; y < top + SQUARE; y++) {
            for (int x = left; x < left + SQUARE; x++) {
                if (pixels[y * width + x] != first) {
                    return true;
                }
            }
        }
        return false;
    }
}

package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// The car drives to the sea without flicker.
class MicroTitlePainterTest {

    /// Beats in a second, and the most changes of one pixel in it: three flashes are six changes.
    private static final int SECOND = 15;

    private static final int MOST_CHANGES = 5;

    @Test
    void nothingFlashesThreeTimesInASecond() {
        MicroTitleModel title = new MicroTitleModel(MicroSituations.game(1), _ -> {}, () -> {}, _ -> {});
        MicroTitlePresenter presenter = new MicroTitlePresenter(Words.of(Language.FRENCH));
        Set<Integer> moving = new HashSet<>();
        for (int start = 0; start < 3 * SECOND; start += SECOND / 3) {
            int[] changes = new int[PixelCanvas.WIDTH * PixelCanvas.HEIGHT];
            PixelCanvas canvasBefore = MicroTitlePainter.paint(presenter.present(title), start);
            for (int beat = start + 1; beat <= start + SECOND; beat++) {
                PixelCanvas currentCanvas = MicroTitlePainter.paint(presenter.present(title), beat);
                for (int pixel = 0; pixel < changes.length; pixel++) {
                    int x = pixel % PixelCanvas.WIDTH;
                    int y = pixel / PixelCanvas.WIDTH;
                    if (canvasBefore.at(x, y) != currentCanvas.at(x, y)) {
                        moving.add(pixel);
                        assertThat(++changes[pixel])
                                .as("changes at %d, %d", x, y)
                                .isLessThanOrEqualTo(MOST_CHANGES);
                    }
                }
                canvasBefore = currentCanvas;
            }
        }
        assertThat(moving).as("the car moves at all").hasSizeGreaterThan(500);
    }
}

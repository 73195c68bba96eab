package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import millebornes.desktop.theme.TextScale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WindowZoomCalculatorTest {

    @Test
    void theDesignIsSeenAsItIsAndLargerWindowsEnlargeIt() {
        assertThat(WindowZoomCalculator.of(1024, 700, TextScale.NORMAL)).isEqualTo(1);
        assertThat(WindowZoomCalculator.of(1280, 800, TextScale.NORMAL)).isEqualTo(1);
        assertThat(WindowZoomCalculator.of(1440, 900, TextScale.NORMAL)).isEqualTo(1);
        assertThat(WindowZoomCalculator.of(1920, 1080, TextScale.NORMAL)).isCloseTo(1.35, within(1e-9));
        assertThat(WindowZoomCalculator.of(2560, 1440, TextScale.NORMAL)).isCloseTo(1.8, within(1e-9));
        assertThat(WindowZoomCalculator.of(3840, 2160, TextScale.NORMAL)).isCloseTo(2.7, within(1e-9));
        assertThat(WindowZoomCalculator.of(0, 0, TextScale.NORMAL)).isEqualTo(1);
    }

    /// No window asks a page to be laid out for less than the least size, nor wastes room by leaving it small.
    @Property
    void aPageAlwaysHasTheRoomThatItNeedsAndNeverMuchMore(
            @ForAll @DoubleRange(min = 300, max = 5120) double width,
            @ForAll @DoubleRange(min = 200, max = 2880) double height,
            @ForAll @IntRange(min = TextScale.LEAST, max = TextScale.MOST) int text) {
        double zoom = WindowZoomCalculator.of(width, height, new TextScale(text));
        double larger = (text - 100) / 100.0;
        assertThat(width / zoom).isGreaterThanOrEqualTo(1000 + 280 * larger - 1e-6);
        assertThat(height / zoom).isGreaterThanOrEqualTo(660 + 60 * larger - 1e-6);
        if (zoom > 1) {
            double step = (zoom + 0.05) / zoom;
            assertThat(Math.min(
                            width / zoom / WindowZoomCalculator.COMFORTABLE_WIDTH,
                            height / zoom / WindowZoomCalculator.COMFORTABLE_HEIGHT))
                    .isBetween(1 - 1e-9, step + 1e-9);
        }
    }
}

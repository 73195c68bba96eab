package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class WindowZoomCalculatorTest {

    @Test
    void theDesignIsSeenAsItIsAndLargerWindowsEnlargeIt() {
        assertThat(WindowZoomCalculator.of(1024, 700)).isEqualTo(1);
        assertThat(WindowZoomCalculator.of(1280, 800)).isEqualTo(1);
        assertThat(WindowZoomCalculator.of(1440, 900)).isEqualTo(1);
        assertThat(WindowZoomCalculator.of(1920, 1080)).isCloseTo(1.35, within(1e-9));
        assertThat(WindowZoomCalculator.of(2560, 1440)).isCloseTo(1.8, within(1e-9));
        assertThat(WindowZoomCalculator.of(3840, 2160)).isCloseTo(2.7, within(1e-9));
        assertThat(WindowZoomCalculator.of(0, 0)).isEqualTo(1);
    }

    /// No window asks a page to be laid out for less than the least size, nor wastes room by leaving it small.
    @Property
    void aPageAlwaysHasTheRoomThatItNeedsAndNeverMuchMore(
            @ForAll @DoubleRange(min = 300, max = 5120) double width,
            @ForAll @DoubleRange(min = 200, max = 2880) double height) {
        double zoom = WindowZoomCalculator.of(width, height);
        assertThat(width / zoom).isGreaterThanOrEqualTo(WindowZoomCalculator.LEAST_WIDTH - 1e-6);
        assertThat(height / zoom).isGreaterThanOrEqualTo(WindowZoomCalculator.LEAST_HEIGHT - 1e-6);
        if (zoom > 1) {
            double step = (zoom + 0.05) / zoom;
            assertThat(Math.min(
                            width / zoom / WindowZoomCalculator.COMFORTABLE_WIDTH,
                            height / zoom / WindowZoomCalculator.COMFORTABLE_HEIGHT))
                    .isBetween(1 - 1e-9, step + 1e-9);
        }
    }
}

package millebornes.desktop.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class RectTest {

    private static final int RECTANGLES = 100_000;

    @Test
    void marginsLeaveWhatIsBetweenThem() {
        assertThat(new Rect(10, 20, 100, 50).inset(10, 5)).isEqualTo(new Rect(20, 25, 80, 40));
        assertThat(new Rect(10, 20, 100, 50).inset(-10)).isEqualTo(new Rect(0, 10, 120, 70));
    }

    @Test
    void aSizeBelowZeroIsRefused() {
        Rect roomRect = new Rect(10, 20, 100, 50);
        assertThatIllegalArgumentException().isThrownBy(() -> roomRect.inset(26));
        assertThatIllegalArgumentException().isThrownBy(() -> Rect.between(0, 0, -1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Rect(0, 0, Double.NaN, 1));
    }

    /// A rectangle of just twice the margin, computed from edges, can be a rounding error less than that.
    @Test
    void everyMarginFitsWhateverTheRounding() {
        RandomGenerator random = new Random(7);
        for (int i = 0; i < RECTANGLES; i++) {
            double left = random.nextDouble(2_000);
            double top = random.nextDouble(2_000);
            double margin = random.nextDouble(40);
            Rect rect = Rect.between(left, top, left + 2 * margin, top + 2 * margin);
            Rect insideRect = rect.inset(margin);
            assertThat(rect.contains(insideRect)).isTrue();
            assertThat(insideRect.width()).isEqualTo(0, within(1e-9));
            assertThat(insideRect.height()).isEqualTo(0, within(1e-9));
        }
    }
}

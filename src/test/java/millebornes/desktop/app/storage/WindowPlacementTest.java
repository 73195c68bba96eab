package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.desktop.app.storage.WindowPlacement.Filling;
import millebornes.desktop.app.storage.WindowPlacement.ScreenArea;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WindowPlacementTest {

    private static final double LEAST_WIDTH = 1024;
    private static final double LEAST_HEIGHT = 700;
    private static final ScreenArea LAPTOP = new ScreenArea(0, 27, 1440, 873);
    private static final ScreenArea TELEVISION = new ScreenArea(1440, 0, 1920, 1080);

    @Test
    void thereItIsAgainWhereItWas() {
        WindowPlacement left = new WindowPlacement(1600, 100, 1300, 900, Filling.MAXIMIZED);
        assertThat(WindowPlacement.read(WindowPlacement.write(left))).isEqualTo(left);
        assertThat(on(left, LAPTOP, TELEVISION)).isEqualTo(left);
    }

    @Test
    void aScreenThatIsGoneTakesNoWindowWithIt() {
        WindowPlacement left = new WindowPlacement(1600, 100, 1800, 1000, Filling.FULL_SCREEN);
        assertThat(on(left, LAPTOP)).isEqualTo(new WindowPlacement(0, 27, 1440, 873, Filling.FULL_SCREEN));
    }

    @Test
    void theFirstTimeItStandsInTheMiddle() {
        assertThat(on(WindowPlacement.FIRST, TELEVISION))
                .isEqualTo(new WindowPlacement(1440 + 320, 140, 1280, 800, Filling.NOTHING));
    }

    @Test
    void aScreenSmallerThanTheLeastWindowIsFilled() {
        assertThat(on(WindowPlacement.FIRST, new ScreenArea(0, 0, 800, 600)))
                .isEqualTo(new WindowPlacement(0, 0, 800, 600, Filling.NOTHING));
    }

    /// Whatever the file says and whichever screens there are, all of the window is seen.
    @Property
    void itIsAlwaysWhollyOnOneScreenAndNeverTooSmall(
            @ForAll @DoubleRange(min = -9000, max = 9000) double x,
            @ForAll @DoubleRange(min = -9000, max = 9000) double y,
            @ForAll @DoubleRange(min = 0, max = 9000) double width,
            @ForAll @DoubleRange(min = 0, max = 9000) double height,
            @ForAll @IntRange(min = 640, max = 4000) int screenWidth,
            @ForAll @IntRange(min = 480, max = 2200) int screenHeight) {
        List<ScreenArea> screens = List.of(LAPTOP, new ScreenArea(-screenWidth, -200, screenWidth, screenHeight));
        WindowPlacement sane =
                new WindowPlacement(x, y, width, height, Filling.NOTHING).on(screens, LEAST_WIDTH, LEAST_HEIGHT);
        assertThat(screens).anySatisfy(screen -> {
            assertThat(sane.x()).isGreaterThanOrEqualTo(screen.x());
            assertThat(sane.y()).isGreaterThanOrEqualTo(screen.y());
            assertThat(sane.x() + sane.width()).isLessThanOrEqualTo(screen.x() + screen.width() + 1e-6);
            assertThat(sane.y() + sane.height()).isLessThanOrEqualTo(screen.y() + screen.height() + 1e-6);
            assertThat(sane.width()).isGreaterThanOrEqualTo(Math.min(LEAST_WIDTH, screen.width()));
            assertThat(sane.height()).isGreaterThanOrEqualTo(Math.min(LEAST_HEIGHT, screen.height()));
        });
        assertThat(sane.on(screens, LEAST_WIDTH, LEAST_HEIGHT)).isEqualTo(sane);
    }

    private static WindowPlacement on(WindowPlacement left, ScreenArea... screens) {
        return left.on(List.of(screens), LEAST_WIDTH, LEAST_HEIGHT);
    }
}

package millebornes.desktop.app.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.desktop.app.storage.WindowPlacement.Filling;
import millebornes.desktop.app.storage.WindowPlacement.ScreenArea;
import millebornes.desktop.controls.WindowZoomCalculator;
import millebornes.desktop.theme.TextScale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindowPlacementTest {

    private static final ScreenArea LAPTOP = new ScreenArea(0, 27, 1440, 873);
    private static final ScreenArea TELEVISION = new ScreenArea(1440, 0, 1920, 1080);

    @Test
    void thereItIsAgainWhereItWas() {
        WindowPlacement placement = new WindowPlacement(1600, 100, 1300, 900, Filling.MAXIMIZED);
        assertThat(WindowPlacement.read(WindowPlacement.write(placement))).isEqualTo(placement);
        assertThat(on(placement, LAPTOP, TELEVISION)).isEqualTo(placement);
    }

    @Test
    void aScreenThatIsGoneTakesNoWindowWithIt() {
        WindowPlacement placement = new WindowPlacement(1600, 100, 1800, 1000, Filling.FULL_SCREEN);
        assertThat(on(placement, LAPTOP)).isEqualTo(new WindowPlacement(0, 27, 1440, 873, Filling.FULL_SCREEN));
    }

    @Test
    void theFirstTimeItStandsInTheMiddle() {
        assertThat(on(WindowPlacement.FIRST, TELEVISION))
                .isEqualTo(new WindowPlacement(1440 + 176, 99, 1568, 882, Filling.NOTHING));
    }

    /// Screens as they are sold, in pixels, at the output scales that systems offer.
    @ParameterizedTest
    @CsvSource({
        "800,600",
        "1024,600",
        "1024,768",
        "1280,720",
        "1366,768",
        "1920,1080",
        "2560,1440",
        "3840,2160",
        "5120,2880"
    })
    void theFirstWindowFitsItsScreenAndFillsTwoThirds(int width, int height) {
        for (double scale : new double[] {1, 1.25, 1.5, 2, 3}) {
            ScreenArea screen = new ScreenArea(0, 0, width / scale, height / scale);
            WindowPlacement firstPlacement = on(WindowPlacement.FIRST, screen);
            assertThat(firstPlacement.width()).isLessThanOrEqualTo(screen.width());
            assertThat(firstPlacement.height()).isLessThanOrEqualTo(screen.height());
            assertThat(screen.minimumSize().width()).isEqualTo(Math.min(1000, screen.width()));
            assertThat(screen.minimumSize().height()).isEqualTo(Math.min(660, screen.height()));
            double share = firstPlacement.width() * firstPlacement.height() / (screen.width() * screen.height());
            assertThat(share).isGreaterThanOrEqualTo(0.66);
            if (screen.width() >= 1600 && screen.height() >= 1000) {
                assertThat(share).isLessThanOrEqualTo(0.67);
            }
            assertThat(WindowZoomCalculator.of(firstPlacement.width(), firstPlacement.height(), TextScale.NORMAL))
                    .isGreaterThanOrEqualTo(Math.min(1, Math.min(screen.width() / 1000, screen.height() / 660)));
        }
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
        WindowPlacement placementOnScreen = new WindowPlacement(x, y, width, height, Filling.NOTHING).on(screens);
        assertThat(screens).anySatisfy(screen -> {
            assertThat(placementOnScreen.x()).isGreaterThanOrEqualTo(screen.x());
            assertThat(placementOnScreen.y()).isGreaterThanOrEqualTo(screen.y());
            assertThat(placementOnScreen.x() + placementOnScreen.width())
                    .isLessThanOrEqualTo(screen.x() + screen.width() + 1e-6);
            assertThat(placementOnScreen.y() + placementOnScreen.height())
                    .isLessThanOrEqualTo(screen.y() + screen.height() + 1e-6);
            assertThat(placementOnScreen.width()).isGreaterThanOrEqualTo(Math.min(1000, screen.width()));
            assertThat(placementOnScreen.height()).isGreaterThanOrEqualTo(Math.min(660, screen.height()));
        });
        assertThat(placementOnScreen.on(screens)).isEqualTo(placementOnScreen);
    }

    private static WindowPlacement on(WindowPlacement placement, ScreenArea... screens) {
        return placement.on(List.of(screens));
    }
}

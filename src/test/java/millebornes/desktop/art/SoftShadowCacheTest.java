package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.Test;

/// What is kept of shadows: what is cast alike is painted once, and windows of a hundred sizes leave no hundred pictures.
class SoftShadowCacheTest {

    private final SoftShadowCache shadows = new SoftShadowCache();

    private Image cast(double width, double height) {
        return Gallery.onToolkit(() ->
                shadows.cast(new SoftShadow(width, height, 8, 6), Color.BLACK).getImage());
    }

    @Test
    void whatIsCastAlikeIsPaintedOnce() {
        assertThat(cast(100, 60)).isSameAs(cast(100, 60)).isNotSameAs(cast(100, 61));
    }

    @Test
    void windowsOfManySizesLeaveNoMoreThanIsSaid() {
        for (int width = 300; width < 400; width++) {
            cast(width, 100);
            assertThat(shadows.keptPixels()).isLessThanOrEqualTo(SoftShadowCache.MOST_KEPT_PIXELS);
        }
        assertThat(shadows.keptPixels()).isGreaterThan(SoftShadowCache.MOST_KEPT_PIXELS / 2);
    }

    @Test
    void whatWasCastLastIsKept() {
        Image small = cast(50, 50);
        int before = shadows.keptPixels();
        for (int width = 300; width < 400; width++) {
            cast(width, 100);
            assertThat(cast(50, 50)).isSameAs(small);
        }
        assertThat(before).isEqualTo(62 * 62);
    }

    @Test
    void aShadowLargerThanAllThatIsKeptTakesNothingAway() {
        cast(50, 50);
        int before = shadows.keptPixels();
        cast(1200, 800);
        assertThat(shadows.keptPixels()).isEqualTo(before);
    }
}

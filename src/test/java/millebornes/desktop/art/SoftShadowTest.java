package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import millebornes.desktop.Gallery;
import org.junit.jupiter.api.Test;

/// The shadow that is painted instead of using an effect.
class SoftShadowTest {

    private static final SoftShadow SHADOW = new SoftShadow(100, 60, 12, 10);

    @Test
    void isDarkInsideHalfOnTheEdgeAndGoneBeyondTheBlur() {
        assertThat(SHADOW.share(50, 30)).isEqualTo(1);
        assertThat(SHADOW.share(0, 30)).isCloseTo(0.5, within(1e-9));
        assertThat(SHADOW.share(50, 60)).isCloseTo(0.5, within(1e-9));
        assertThat(SHADOW.share(-10, 30)).isZero();
        assertThat(SHADOW.share(50, 71)).isZero();
    }

    @Test
    void growsFromOutsideInwards() {
        for (int x = -10; x < 50; x++) {
            assertThat(SHADOW.share(x + 1, 30)).as("at %d", x).isGreaterThanOrEqualTo(SHADOW.share(x, 30));
        }
    }

    @Test
    void isRoundAtItsCorners() {
        double along = 12 - 12 / Math.sqrt(2);
        assertThat(SHADOW.share(0, 0)).isLessThan(0.3);
        assertThat(SHADOW.share(along, along)).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void isPaintedInItsColourAroundTheOrigin() {
        Color color = Color.rgb(58, 42, 60, 0.4);
        Gallery.onToolkit(() -> {
            PictureCache.Picture paintedPicture = new PictureCache().shadow(SHADOW, color);
            Image picture = paintedPicture.image();
            ImageView view = paintedPicture.view();
            Color middle = picture.getPixelReader().getColor(60, 40);
            assertThat(middle.getOpacity()).isCloseTo(0.4, within(0.01));
            assertThat(middle.getRed()).isCloseTo(color.getRed(), within(0.01));
            assertThat(view.getX()).isEqualTo(-10);
            assertThat(view.getY()).isEqualTo(-10);
            assertThat(picture.getWidth()).isEqualTo(120);
            assertThat(picture.getPixelReader().getColor(0, 40).getOpacity()).isLessThan(0.01);
            return null;
        });
    }
}

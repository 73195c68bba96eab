package millebornes.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.theme.TextScale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindowZoomPaneTest {

    /// Whatever the window, the page covers it to the last pixel; the toolkit rounds up to whole px of the design.
    @ParameterizedTest
    @CsvSource({"1024,700", "1280,800", "1366,768", "1920,1080", "2560,1440", "2560,1080", "800,600", "3840,2160"})
    void thePageCoversTheWindow(double width, double height) {
        var seen = Gallery.onToolkit(() -> laidOut(new Pane(), width, height));
        assertThat(seen.getMinX()).isZero();
        assertThat(seen.getMinY()).isZero();
        double rounding = WindowZoomCalculator.of(width, height, TextScale.NORMAL) + 0.01;
        assertThat(seen.getMaxX()).isBetween(width - 0.01, width + rounding);
        assertThat(seen.getMaxY()).isBetween(height - 0.01, height + rounding);
    }

    @Test
    void picturesAreTakenAsSharpAsTheyAreSeen() {
        Pane page = new Pane();
        Gallery.onToolkit(() -> laidOut(page, 1920, 1080));
        assertThat(PictureCache.pixelsPerUnit(page)).isBetween(1.349, 1.351);
    }

    private static Bounds laidOut(Pane page, double width, double height) {
        WindowZoomPane windowPane = new WindowZoomPane(page);
        new Scene(windowPane, width, height);
        windowPane.applyCss();
        windowPane.layout();
        return page.localToScene(page.getLayoutBounds());
    }
}

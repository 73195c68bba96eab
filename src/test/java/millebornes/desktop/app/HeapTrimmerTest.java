package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.util.Duration;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class HeapTrimmerTest {

    private static final int PATIENCE_S = 20;

    private final AtomicInteger collected = new AtomicInteger();

    @Test
    void severalPagesAreOneCollection() throws TimeoutException {
        Gallery.onToolkit(() -> {
            HeapTrimmer trimmer = new HeapTrimmer(Duration.millis(50), collected::incrementAndGet);
            trimmer.pageLeft();
            trimmer.pageLeft();
            trimmer.pageLeft();
            return trimmer;
        });
        WaitForAsyncUtils.waitFor(PATIENCE_S, TimeUnit.SECONDS, () -> collected.get() > 0);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(collected).hasValue(1);
    }

    @Test
    void onlyAPageThatWasThereIsLeft() {
        AtomicInteger left = new AtomicInteger();
        Gallery.onToolkit(() -> {
            AppSettingsModel app = new AppSettingsModel(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost shell = new ScreenHost(app);
            shell.onPageLeft(left::incrementAndGet);
            shell.show(SamplePages.named("home").apply(app));
            assertThat(left).as("the first page").hasValue(0);
            shell.show(SamplePages.named("rules").apply(app));
            assertThat(left).hasValue(1);
            return shell;
        });
    }
}

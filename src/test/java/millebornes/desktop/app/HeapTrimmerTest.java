package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.constants.TextScale;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

class HeapTrimmerTest {

    private static final int PATIENCE_S = 20;

    private final AtomicInteger collected = new AtomicInteger();

    @Test
    void severalPagesAreOneCollection() throws TimeoutException {
        Gallery.onToolkit(() -> {
            HeapTrimmer trimmer = new HeapTrimmer(Duration.millis(50), collected::incrementAndGet);
            trimmer.replaced();
            trimmer.replaced();
            trimmer.replaced();
            return trimmer;
        });
        WaitForAsyncUtils.waitFor(PATIENCE_S, TimeUnit.SECONDS, () -> collected.get() > 0);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(collected).hasValue(1);
    }

    @ParameterizedTest
    @EnumSource
    void anotherLookLanguageOrSizeIsAnotherPage(Change change) throws TimeoutException {
        Stage stage = Gallery.onToolkit(Stage::new);
        Gallery.onToolkit(() -> {
            AppSettingsModel app = new AppSettingsModel(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            stage.setScene(new Scene(new Group(), 300, 200));
            stage.show();
            HeapTrimmer trimmer = new HeapTrimmer(Duration.millis(1), collected::incrementAndGet);
            trimmer.watch(stage.getScene(), app);
            change.act(stage, app);
            return trimmer;
        });
        WaitForAsyncUtils.waitFor(PATIENCE_S, TimeUnit.SECONDS, () -> collected.get() == 1);
        Platform.runLater(stage::hide);
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

    /// What may change while a page is seen.
    enum Change {
        LOOK,
        LANGUAGE,
        WIDTH,
        HEIGHT;

        private void act(Stage stage, AppSettingsModel app) {
            switch (this) {
                case LOOK -> app.look(new AppearanceSettings(ColourTheme.NIGHT, TextScale.NORMAL));
                case LANGUAGE -> app.language(Language.ENGLISH);
                case WIDTH -> stage.setWidth(stage.getWidth() + 40);
                case HEIGHT -> stage.setHeight(stage.getHeight() + 40);
            }
        }
    }
}

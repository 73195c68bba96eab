package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Duration;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class HeapTrimmerTest {

    private final AtomicInteger collected = new AtomicInteger();
    private long heap;
    private long now;

    @Test
    void severalPagesAreOneCollection() {
        Gallery.onToolkit(() -> {
            HeapTrimmer trimmer = trimmer(50);
            trimmer.replaced();
            trimmer.replaced();
            trimmer.replaced();
            return trimmer;
        });
        Patience.until(() -> collected.get() > 0, "nothing is collected");
        assertThat(collected).hasValue(1);
    }

    @ParameterizedTest
    @EnumSource
    void anotherLookLanguageOrSizeIsAnotherPage(Change change) {
        Stage stage = Gallery.onToolkit(Stage::new);
        Gallery.onToolkit(() -> {
            ScreenContext app = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            stage.setScene(new Scene(new Group(), 300, 200));
            stage.show();
            HeapTrimmer trimmer = trimmer(1);
            trimmer.watch(stage.getScene(), app);
            change.act(stage, app);
            return trimmer;
        });
        Patience.until(() -> collected.get() == 1, "nothing is collected");
        Platform.runLater(stage::hide);
    }

    /// It has 100 MB after the first time.
    @ParameterizedTest
    @CsvSource({"111, 10000, 2", "109, 10000, 1", "200, 9999, 1", "200, 10000, 2"})
    void aTableThatStaysIsTrimmedSeldomAndOnlyWhenItHasGrown(long megabytes, long later, int times) {
        HeapTrimmer trimmer = Gallery.onToolkit(() -> trimmer(1));
        heap = 100;
        assertTrimmed(trimmer, 1);
        heap = megabytes;
        now += later;
        assertTrimmed(trimmer, times);
    }

    /// Animations end in the order in which they should: what the table begins is over before what was begun after it.
    private void assertTrimmed(HeapTrimmer trimmer, int times) {
        AtomicBoolean seen = new AtomicBoolean();
        Platform.runLater(() -> {
            trimmer.atRest();
            PauseTransition later = new PauseTransition(Duration.millis(200));
            later.setOnFinished(_ -> seen.set(true));
            later.play();
        });
        Patience.until(seen::get, "no later");
        assertThat(collected).hasValue(times);
    }

    private HeapTrimmer trimmer(double seen) {
        return new HeapTrimmer(
                Duration.millis(seen),
                collected::incrementAndGet,
                () -> heap,
                () -> Instant.EPOCH.plus(1, ChronoUnit.DAYS).plusMillis(now));
    }

    @Test
    void onlyAPageThatWasThereIsLeft() {
        AtomicInteger left = new AtomicInteger();
        Gallery.onToolkit(() -> {
            ScreenContext app = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
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

        private void act(Stage stage, ScreenContext app) {
            switch (this) {
                case LOOK -> app.look(new AppearanceSettings(ColourTheme.NIGHT, TextScale.NORMAL));
                case LANGUAGE -> app.language(Language.ENGLISH);
                case WIDTH -> stage.setWidth(stage.getWidth() + 40);
                case HEIGHT -> stage.setHeight(stage.getHeight() + 40);
            }
        }
    }
}

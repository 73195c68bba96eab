package millebornes.desktop.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.home.HomePoster.PosterHaste;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

/// The home page is open at midnight.
class MidnightTest {

    private static final LocalDate LAST_DAY = LocalDate.of(2026, 2, 28);

    private final AtomicReference<Instant> now = new AtomicReference<>(at(LAST_DAY, LocalTime.of(23, 59, 30)));
    private final CurrentDay day = new CurrentDay(() -> Objects.requireNonNull(now.get()), Duration.ofMillis(20));

    @Test
    void theLeafOfTheCalendarIsTornOff() {
        Parent page = open();
        assertThat(says(page, "28")).isTrue();
        assertThat(says(page, "1")).isFalse();
        Gallery.onToolkit(() -> {
            page.lookup("#daily-school").requestFocus();
            return true;
        });
        now.set(at(LAST_DAY.plusDays(1), LocalTime.of(0, 0, 1)));
        Patience.until(() -> isWritten(page, "1"), "the leaf stays on yesterday");
        assertThat(says(page, "28")).isFalse();
        assertThat(Gallery.onToolkit(() -> page.lookup("#daily-school").isFocused()))
                .as("the keyboard stays where it was")
                .isTrue();
    }

    /// A page that was left does not look at the clock any more.
    @Test
    void aPageThatWasLeftKeepsItsDay() {
        Parent page = open();
        Gallery.onToolkit(() -> {
            Scene scene = page.getScene();
            scene.setRoot(new Pane());
            return true;
        });
        assertThat(Gallery.onToolkit(() -> day.isWatched())).isFalse();
    }

    private Parent open() {
        ScreenContext context = new ScreenContext(Language.ENGLISH, AppearanceSettings.USUAL, Pace.OFF);
        return ScreenWindow.open(
                context,
                () -> new HomeScreen(context, _ -> {}, () -> false, null, PosterHaste.AT_ONCE, day),
                1024,
                700);
    }

    private static Instant at(LocalDate day, LocalTime time) {
        return day.atTime(time).atZone(ZoneId.systemDefault()).toInstant();
    }

    private static boolean says(Parent page, String number) {
        return Gallery.onToolkit(() -> isWritten(page, number));
    }

    private static boolean isWritten(Parent page, String number) {
        return page.lookup("#daily-deal").lookupAll("Text").stream()
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .map(Text::getText)
                .anyMatch(number::equals);
    }
}

package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import millebornes.desktop.Patience;
import millebornes.desktop.table.MenuEntry;
import org.junit.jupiter.api.Test;

/// Switching to full screen leaves an open hand open and a fallen curtain down; all other ways off the table cover the
/// cards.
class FullScreenHandTest extends KeptGameWindow {

    @Test
    void theFullScreenChangesNothingInWhatIsOpen() {
        start();
        fx(() -> pages().begin(people(4)));
        for (boolean full : List.of(true, false)) {
            fullScreen(full);
            assertThat(isShown("curtain-open")).isTrue();
            assertThat(openHands()).as("before anybody has raised the curtain").isEmpty();
        }
        press("curtain-open");
        for (boolean full : List.of(true, false)) {
            fullScreen(full);
            assertThat(openHands()).as("full screen: %s", full).isNotEmpty();
            assertThat(isShown("curtain-open")).isFalse();
        }
        press("menu");
        press(MenuEntry.RESUME.id());
        assertThat(isShown("curtain-open")).as("the menu covers the cards").isTrue();
        assertThat(openHands()).isEmpty();
    }

    private void fullScreen(boolean full) {
        fx(() -> window().setFullScreen(full));
        Patience.settle();
        assertThat(WindowRobot.onFx(window()::isFullScreen)).isEqualTo(full);
    }
}

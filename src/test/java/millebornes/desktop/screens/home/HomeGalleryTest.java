package millebornes.desktop.screens.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import millebornes.desktop.screens.common.ScreenCapture;
import millebornes.desktop.screens.common.TruncatedTextFinder;
import millebornes.desktop.screens.exits.HomeExits;
import millebornes.desktop.theme.Theme;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;

class HomeGalleryTest {

    private static final HomeExits NOWHERE = new HomeExits() {
        @Override
        public void resume() {}

        @Override
        public void newGame() {}

        @Override
        public void learn() {}

        @Override
        public void rules() {}

        @Override
        public void scores() {}

        @Override
        public void settings() {}

        @Override
        public void quit() {}
    };

    private static final List<String> DOORS = List.of("#new-game", "#learn", "#rules", "#scores", "#settings", "#quit");

    @Test
    void theFirstPage() {
        assertThat(ScreenCapture.everyWay(
                        "home", context -> new HomeScreen(context, NOWHERE, HomeScreen.Running.NO_GAME)))
                .allSatisfy(page -> {
                    assertThat(DOORS).allMatch(page::shows);
                    assertThat(page.scene().lookup("#continue")).isNull();
                    assertThat(page.says()).contains(page.context().words().text("home.subtitle"));
                });
        assertThat(ScreenCapture.inBothLanguages(
                        "home-running", context -> new HomeScreen(context, NOWHERE, HomeScreen.Running.GAME)))
                .allSatisfy(page -> {
                    assertThat(DOORS).allMatch(page::shows);
                    assertThat(page.shows("#continue")).isTrue();
                });
    }

    @Test
    void everyDoorHasASignBeforeItsWord() {
        for (HomeScreen.Running running : HomeScreen.Running.values()) {
            Parent root = page("home-signs", running);
            assertThat(root.lookupAll(".button"))
                    .hasSizeGreaterThan(5)
                    .allSatisfy(node -> assertThat(node)
                            .isInstanceOfSatisfying(
                                    Button.class,
                                    door -> assertThat(door.getGraphic())
                                            .as(door.getId())
                                            .isNotNull()));
        }
    }

    @Test
    void theDoorsStandInLinesOfOneWidth() {
        for (HomeScreen.Running running : HomeScreen.Running.values()) {
            Parent root = page("home-lines", running);
            assertThat(right(root, "#scores")).isEqualTo(right(root, "#quit"));
        }
    }

    private static Parent page(String picture, HomeScreen.Running running) {
        return ScreenCapture.take(
                        picture,
                        ScreenCapture.context(Language.FRENCH),
                        context -> new HomeScreen(context, NOWHERE, running),
                        1280,
                        800)
                .getRoot();
    }

    private static double right(Parent root, String id) {
        Node door = root.lookup(id);
        return Math.rint(door.localToScene(door.getLayoutBounds()).getMaxX());
    }

    @Test
    void noTextIsCut() {
        for (HomeScreen.Running running : HomeScreen.Running.values()) {
            assertThat(TruncatedTextFinder.in(context -> new HomeScreen(context, NOWHERE, running)))
                    .isEmpty();
        }
        ScreenCapture.take(
                "home-200-low",
                ScreenCapture.context(Theme.DAY, 200),
                context -> new HomeScreen(context, NOWHERE, HomeScreen.Running.GAME),
                1280,
                720);
    }
}

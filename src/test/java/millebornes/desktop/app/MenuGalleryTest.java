package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableInput;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.match.DealSeed;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The menu of the table, and the confirmation before a game is lost.
class MenuGalleryTest {

    private @Nullable Stage stage;
    private @Nullable TableScreen table;
    private @Nullable Navigator navigator;
    private int closed;

    @ParameterizedTest
    @CsvSource({
        "FRENCH, DAY, 100, 1280, 800, fr",
        "ENGLISH, DAY, 100, 1280, 800, en",
        "FRENCH, DAY, 100, 1024, 700, fr-small",
        "ENGLISH, DAY, 150, 1024, 700, en-150",
        "FRENCH, DAY, 200, 1280, 800, fr-200",
        "FRENCH, NIGHT, 100, 1280, 800, night",
        "ENGLISH, HIGH_CONTRAST, 100, 1280, 800, contrast"
    })
    void inEveryWay(Language language, ColourTheme theme, int percent, double width, double height, String name) {
        sitDown(
                new ScreenContext(language, new AppearanceSettings(theme, new TextScale(percent)), Pace.OFF),
                width,
                height);
        fx(() -> laid().handle(new TableInput.PressButton(TableCommand.MENU)));
        Gallery.check(window().getScene(), "menu-" + name);
        for (String id : new String[] {
            "menu-resume", "menu-new-game", "menu-rules", "menu-settings", "menu-full-screen", "menu-home", "menu-quit"
        }) {
            Button entry = (Button) node(id);
            assertThat(entry.getHeight()).as(id).isGreaterThanOrEqualTo(Sizes.TARGET);
            assertThat(entry.getText()).isNotBlank();
        }
        areEquallyWide("menu-new-game", "menu-home", "menu-quit");
        fx(() -> ((Button) node("menu-resume")).fire());
        fx(requireNonNull(navigator)::quit);
        Gallery.check(window().getScene(), "question-" + name);
        areEquallyWide("confirm-keep", "confirm-lose");
        assertThat(node("confirm-keep").isFocused()).isTrue();
    }

    private void areEquallyWide(String... ids) {
        assertThat(Stream.of(ids).map(id -> Math.round(((Button) node(id)).getWidth())))
                .allSatisfy(width ->
                        assertThat(width).isCloseTo(Math.round(((Button) node(ids[0])).getWidth()), within(1L)));
    }

    @Test
    void onlyWhoSaysSoLosesTheGame() {
        sitDown(new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF), 1000, 700);
        fx(requireNonNull(navigator)::quit);
        fx(() -> ((Button) node("confirm-keep")).fire());
        assertThat(closed).isZero();
        fx(requireNonNull(navigator)::quit);
        fx(() -> ((Button) node("confirm-lose")).fire());
        assertThat(closed).isEqualTo(1);
    }

    @Test
    void nothingIsAskedWhileNothingHasBeenPlayed() {
        begin(new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF), 1000, 700);
        fx(requireNonNull(navigator)::quit);
        assertThat(closed).isEqualTo(1);
    }

    /// Two people, one of whom has thrown a card away.
    private void sitDown(ScreenContext context, double width, double height) {
        begin(context, width, height);
        fx(() -> {
            laid().flow().raiseCurtain();
            laid().handle(new TableInput.DropCardOnDiscards(0));
        });
    }

    private void begin(ScreenContext context, double width, double height) {
        fx(() -> {
            ScreenHost host = new ScreenHost(context);
            navigator = new Navigator(
                    host,
                    context,
                    InMemoryHome.empty(),
                    () -> DealSeed.numbered(1),
                    (session, choicesContext, exits) -> {
                        TableScreen tableScreen = new TableScreen(session, choicesContext, exits, TableDelays.NONE);
                        table = tableScreen;
                        return tableScreen;
                    },
                    () -> closed++);
            stage = TestWindow.alone();
            window().setScene(host.scene());
            window().setWidth(width);
            window().setHeight(height);
            window().show();
            requireNonNull(navigator).begin(TestGames.people(2, 5));
        });
    }

    private Node node(String id) {
        return Gallery.onToolkit(() -> requireNonNull(window().getScene().lookup("#" + id), id));
    }

    private static void fx(Runnable what) {
        Gallery.onToolkit(() -> {
            what.run();
            return true;
        });
        Patience.settle();
    }

    private Stage window() {
        return requireNonNull(stage);
    }

    private TableScreen laid() {
        return requireNonNull(table);
    }
}

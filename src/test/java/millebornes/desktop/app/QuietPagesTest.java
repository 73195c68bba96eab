package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import millebornes.desktop.Gallery;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A page is shown with all its menus, lists and tooltips, and the toolkit logs nothing: its warnings about style
/// sheets would appear in the user's terminal.
class QuietPagesTest {

    private static final Logger TOOLKIT = Logger.getLogger("javafx");

    private static final List<Dimension2D> WINDOWS = List.of(
            new Dimension2D(1280, 800),
            new Dimension2D(1920, 1080),
            new Dimension2D(1000, 660),
            new Dimension2D(700, 450),
            new Dimension2D(1500, 900),
            new Dimension2D(820, 800),
            new Dimension2D(1280, 800));

    private final List<String> noted = Collections.synchronizedList(new ArrayList<>());
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord note) {
            if (note.getLevel().intValue() >= Level.INFO.intValue()) {
                noted.add(new SimpleFormatter().formatMessage(note));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    static Stream<String> pages() {
        return Stream.concat(SamplePages.names(), Stream.of("table"));
    }

    @BeforeEach
    void listen() {
        // What the test before has left open is closed unheard.
        Gallery.onToolkit(TestWindow::alone);
        TOOLKIT.addHandler(listener);
    }

    @AfterEach
    void leave() {
        TOOLKIT.removeHandler(listener);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void nothingIsNoted(String page) {
        AppScreen screen =
                SamplePages.open(named(page), new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF));
        Gallery.onToolkit(() -> {
            unfold(screen.root());
            screen.hidden();
            return true;
        });
        assertThat(noted).as("what the toolkit notes of %s", page).isEmpty();
    }

    /// A part of a page that is rebuilt while it is laid out is styled at once.
    @ParameterizedTest
    @MethodSource("pages")
    void nothingIsNotedWhileTheWindowIsPulled(String page) {
        Gallery.onToolkit(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost host = new ScreenHost(context);
            AppScreen screen = named(page).apply(context);
            host.show(screen);
            for (Dimension2D window : WINDOWS) {
                Parent root = host.scene().getRoot();
                root.resize(window.getWidth(), window.getHeight());
                root.applyCss();
                root.layout();
            }
            screen.hidden();
            return true;
        });
        assertThat(noted).as("what the toolkit notes of %s", page).isEmpty();
    }

    /// Anyone who closes the window in the middle of a turn has covered the hand.
    @Test
    void nothingIsNotedWhenTheWindowOfAGameIsClosed() {
        Gallery.onToolkit(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost host = new ScreenHost(context);
            Stage stage = new Stage();
            stage.setScene(host.scene());
            stage.show();
            AppScreen screen = new TableScreen(
                    Session.start(TestGames.people(2, 5)),
                    context,
                    SamplePages.nowhere(TableExits.class),
                    TableDelays.NONE);
            host.show(screen);
            if (screen.root().lookup("#curtain-open") instanceof Button door) {
                door.fire();
            }
            assertThat(screen.root().lookup("#curtain-open")).as("an open hand").isNull();
            stage.hide();
            screen.hidden();
            return true;
        });
        assertThat(noted).as("what the toolkit notes of a window that closes").isEmpty();
    }

    /// The listener hears: a colour that nobody has named is noted.
    @Test
    void aColourThatIsMissingIsNoted() {
        Gallery.onToolkit(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            AppScreen screen = SamplePages.named("scores").apply(context);
            screen.root().setStyle("-fx-background-color: -mb-nobody;");
            Scene scene = new Scene(screen.root(), 1280, 800);
            SceneStyler.scene(scene, context.look());
            screen.root().applyCss();
            return true;
        });
        assertThat(noted).anyMatch(note -> note.contains("-fx-background-color"));
    }

    private static Function<ScreenContext, AppScreen> named(String page) {
        return page.equals("table")
                ? context -> new TableScreen(
                        Session.start(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 1, 7)),
                        context,
                        SamplePages.nowhere(TableExits.class))
                : SamplePages.named(page);
    }

    /// Whatever lies over the window gets its colours at once, and not with the next picture.
    private static void dress() {
        Window.getWindows().stream()
                .filter(PopupWindow.class::isInstance)
                .forEach(popup -> popup.getScene().getRoot().applyCss());
    }

    /// Opens and closes all that opens.
    private static void unfold(Node node) {
        if (node instanceof Control control && control.getTooltip() != null) {
            Tooltip tip = control.getTooltip();
            tip.show(control.getScene().getWindow());
            dress();
            tip.hide();
        }
        switch (node) {
            case MenuButton menu -> {
                menu.show();
                dress();
                menu.hide();
            }
            case ComboBoxBase<?> list -> {
                list.show();
                dress();
                list.hide();
            }
            default -> {
                // Nothing opens.
            }
        }
        if (node instanceof Parent parent) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(QuietPagesTest::unfold);
        }
    }
}

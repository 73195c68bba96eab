package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import millebornes.desktop.Patience;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.OverlayAnswer;
import millebornes.desktop.table.TableDelays;
import millebornes.desktop.table.TableInput;
import millebornes.desktop.table.TableInput.HandCoverTrigger;
import millebornes.desktop.table.TableScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.host.WindowPhoneHost;
import millebornes.session.GameConfig;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A law about every way off the table and back: with two people or more no frame shows a card of a hand before its
/// person has raised the curtain again. A new way that is not tested here does not compile.
class LeavingTheTableTest {

    private static final int BOTH = 0b11;
    private static final int ALONE = 0b01;
    private static final int FRAMES = 5;

    @TempDir
    Path folder;

    private @Nullable Stage stage;
    private @Nullable WindowPhoneHost phones;
    private @Nullable ScreenContext context;
    private @Nullable TableScreen table;
    private @Nullable WindowRobot robot;
    private int frames;
    private int seen;
    private boolean consent;
    private boolean leaving;

    @AfterEach
    void closePhones() {
        if (phones != null) {
            phones.close();
        }
    }

    @BeforeEach
    void begin() {
        frames = 0;
        seen = 0;
        consent = false;
    }

    @ParameterizedTest
    @EnumSource(HandCoverTrigger.class)
    void noFrameShowsAHandBeforeItsPersonSaysSo(HandCoverTrigger trigger) {
        sitDown(BOTH);
        for (Trip trip : trips(trigger)) {
            raise();
            assertThat(handIsSeen()).as("the hand lies open before %s", trip).isTrue();
            int before = frames;
            leaving = true;
            trip.away().run();
            awaitFrames();
            trip.back().run();
            awaitFrames();
            assertThat(seen).as("frames with a hand after %s", trip).isZero();
            assertThat(frames - before).as("frames looked at").isGreaterThan(FRAMES);
            assertThat(isShown("curtain-open")).as("the curtain after %s", trip).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(HandCoverTrigger.class)
    void whoPlaysAloneIsNeverShutOut(HandCoverTrigger trigger) {
        sitDown(ALONE);
        consent = true;
        for (Trip trip : trips(trigger)) {
            trip.away().run();
            awaitFrames();
            trip.back().run();
            awaitFrames();
            assertThat(isShown("curtain-open")).as("a curtain after %s", trip).isFalse();
            assertThat(handIsSeen()).as("the hand after %s", trip).isTrue();
        }
    }

    /// What can be chosen for the whole program, each with what it does to an open hand.
    @Test
    void whatIsChosenForTheWholeProgramIsKnownHere() {
        List<String> harmless =
                List.of("paceProperty", "keysProperty", "hintsProperty", "curtainProperty", "lightProperty");
        List<String> covering = List.of("languageProperty", "lookProperty");
        assertThat(Arrays.stream(ScreenContext.class.getMethods())
                        .filter(method -> ObservableValue.class.isAssignableFrom(method.getReturnType()))
                        .map(Method::getName))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(harmless.stream(), covering.stream()).toList());
    }

    /// A way off the table, and the way back.
    private record Trip(String name, Runnable away, Runnable back) {

        @Override
        public String toString() {
            return name;
        }
    }

    /// Every way there is; the compiler asks for one that is forgotten.
    private List<Trip> trips(HandCoverTrigger trigger) {
        return switch (trigger) {
            case PAGE ->
                Arrays.stream(TableDestination.values()).map(this::page).toList();
            case MENU -> List.of(new Trip("menu", () -> menu("menu-resume"), () -> {}));
            case RULE ->
                List.of(new Trip(
                        "rule",
                        () -> away(() -> screen().handle(new TableInput.ReadRuleAtHand())),
                        () -> press("rule-close")));
            case DIALOG ->
                List.of(new Trip(
                        "close request",
                        () -> {
                            away(() -> stage().fireEvent(new WindowEvent(stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
                            assertThat(isShown("confirm-keep")).isTrue();
                        },
                        () -> press("confirm-keep")));
            case WINDOW_BEHIND -> List.of(inFront());
            case WINDOW_AWAY ->
                List.of(new Trip(
                        "icon",
                        () -> away(() -> stage().setIconified(true)),
                        () -> fx(() -> stage().setIconified(false))));
            case LANGUAGE -> List.of(language(Language.ENGLISH), language(Language.FRENCH));
            case LOOK ->
                List.of(
                        look(new AppearanceSettings(ColourTheme.NIGHT, AppearanceSettings.USUAL.textScale())),
                        look(new AppearanceSettings(ColourTheme.NIGHT, new TextScale(125))));
        };
    }

    private Trip page(TableDestination destination) {
        Runnable back = switch (destination) {
            case HOME -> () -> press("continue");
            case PHONES -> () -> press("phones-go");
            case NEW_GAME ->
                () -> {
                    press("home");
                    press("continue");
                };
            case SETTINGS, RULES -> () -> press("back");
            case SAVES ->
                () -> {
                    press("back");
                    press("continue");
                };
            case QUIT -> () -> press("confirm-keep");
        };
        return new Trip(
                "page " + destination,
                () -> menu("menu-"
                        + destination.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')),
                back);
    }

    /// The screen of the tests keeps the keyboard in a window until it is hidden.
    private Trip inFront() {
        return new Trip(
                "another window",
                () -> away(() -> {
                    stage().hide();
                    stage().show();
                }),
                () -> {});
    }

    private Trip language(Language newLanguage) {
        return new Trip("language " + newLanguage, () -> away(() -> app().language(newLanguage)), () -> {});
    }

    private Trip look(AppearanceSettings newAppearance) {
        return new Trip("look " + newAppearance, () -> away(() -> app().look(newAppearance)), () -> {});
    }

    private void menu(String entry) {
        away(() -> press(node("menu")));
        awaitFrames();
        assertThat(isShown("table-menu")).isTrue();
        press(entry);
    }

    /// A table at which something has been played already, in a window that is watched frame by frame.
    private void sitDown(int people) {
        fx(() -> {
            ScreenContext screenContext = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.FAST);
            ScreenHost host = new ScreenHost(screenContext);
            Navigator navigator = navigator(host, screenContext);
            WindowPhoneHost windowPhones = new WindowPhoneHost(folder, Platform::runLater, InstantSource.system());
            navigator.offerPhones(windowPhones);
            phones = windowPhones;
            stage = TestWindow.alone();
            stage().setScene(host.scene());
            stage().setOnCloseRequest(request -> {
                request.consume();
                navigator.quit();
            });
            context = screenContext;
            GameConfig game = TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(2)), people, 3);
            navigator.begin(game);
            open(host.scene());
        });
        if (people == BOTH) {
            raise();
        }
        // Something is played, so that there is a game to lose.
        fx(() -> {
            screen().handle(new TableInput.SkipMotion());
            screen().handle(new TableInput.DropCardOnDiscards(0));
        });
        Patience.settle();
        fx(() -> screen().handle(new TableInput.SkipMotion()));
        awaitPersonAsked();
        consent = false;
        seen = 0;
    }

    /// Lays tables of its own, and must not close the window by itself.
    private Navigator navigator(ScreenHost host, ScreenContext screenContext) {
        return new Navigator(
                host,
                screenContext,
                InMemoryHome.empty(),
                () -> DealSeed.numbered(3),
                (session, choicesContext, exits) -> {
                    TableScreen tableScreen = new TableScreen(session, choicesContext, exits, TableDelays.NONE);
                    table = tableScreen;
                    return tableScreen;
                },
                () -> {
                    throw new AssertionError("closed without being asked");
                });
    }

    private void open(Scene scene) {
        stage().setWidth(1000);
        stage().setHeight(700);
        stage().show();
        robot = new WindowRobot(scene);
        scene.addPostLayoutPulseListener(this::look);
    }

    private void awaitPersonAsked() {
        for (int wait = 0;
                wait < 200
                        && !WindowRobot.onFx(() -> screen().flow().session().asked().stream()
                                .anyMatch(seat ->
                                        screen().flow().session().player(seat).isHuman()));
                wait++) {
            requireNonNull(robot).awaitFrame();
        }
        fx(() -> screen().handle(new TableInput.SkipMotion()));
    }

    private void look() {
        frames++;
        if (!consent && handLies()) {
            seen++;
        }
    }

    private void raise() {
        consent = true;
        fx(() -> {
            screen().handle(new TableInput.SkipMotion());
            screen().handle(new TableInput.PressCurtain(OverlayAnswer.OPEN));
        });
        awaitFrames();
    }

    private boolean handIsSeen() {
        return WindowRobot.onFx(this::handLies);
    }

    /// True when a card of a hand is anywhere in the scene, wherever it lies and whatever lies over it.
    private boolean handLies() {
        return IntStream.range(0, 8)
                .anyMatch(
                        place -> isThere(stage().getScene().getRoot(), node -> ("hand-" + place).equals(node.getId())));
    }

    private static boolean isThere(Node node, Predicate<Node> wanted) {
        return new ArrayList<>(node.lookupAll("*")).stream().anyMatch(found -> wanted.test(found) && isVisible(found));
    }

    private static boolean isVisible(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private boolean isShown(String id) {
        return WindowRobot.onFx(() -> isThere(stage().getScene().getRoot(), node -> id.equals(node.getId())));
    }

    private void press(String id) {
        fx(() -> press(node(id)));
        Patience.settle();
    }

    private static void press(Node node) {
        ((javafx.scene.control.ButtonBase) node).fire();
    }

    private Node node(String id) {
        return requireNonNull(stage().getScene().lookup("#" + id), id);
    }

    private void awaitFrames() {
        for (int frame = 0; frame < FRAMES; frame++) {
            requireNonNull(robot).awaitFrame();
        }
    }

    private static void fx(Runnable what) {
        WindowRobot.onFx(() -> {
            what.run();
            return true;
        });
    }

    /// Does what leads away from the table: from the same moment on nobody has agreed to anything.
    private void away(Runnable what) {
        fx(() -> {
            what.run();
            consent = consent && !leaving;
            leaving = false;
        });
    }

    private Stage stage() {
        return requireNonNull(stage);
    }

    private ScreenContext app() {
        return requireNonNull(context);
    }

    private TableScreen screen() {
        return requireNonNull(table);
    }
}

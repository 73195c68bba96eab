package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import millebornes.desktop.Gallery;
import millebornes.desktop.ScreenKind;
import millebornes.desktop.controls.PageFootPane;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// On small and on high-resolution screens no page cuts a text or hides a button, and its content has the greater part
/// of the height, in both languages, at the usual and at large text sizes; on more screens and in more text sizes with
/// `-Dall.windows=true`.
class PagesOnEveryScreenTest {

    private static final boolean ALL = Boolean.getBoolean("all.windows");
    private static final List<Integer> TEXTS = ALL ? List.of(100, 125, 150, 175, 200) : List.of(100, 200);

    /// The others give pages the same room as one of these, or as the windows of the gallery.
    private static final List<ScreenKind> SCREENS = ALL ? ScreenKind.EXTREME : ScreenKind.EXTREME.subList(0, 3);

    private static final double TOLERANCE = 1;

    /// Of a page's height: what header and foot take together at most, and the content at least.
    private static final double MOST_FRAME = 0.28;

    private static final double LEAST_CONTENT = 0.6;

    /// Of a panel that scrolls: the height that may be hidden without a sign, in px.
    private static final double LEAST_HIDDEN = 8;

    /// The least height of a field, in its letters.
    private static final double FIELD = 1.9;

    /// The pages with a layout of their own.
    private static final Set<String> FRAMELESS = Set.of("home", "learn", "ceremony", "micro", "micro-title");

    static Stream<String> pages() {
        return SamplePages.names();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void nothingIsCut(String page) {
        for (ScreenKind screen : SCREENS) {
            for (int text : TEXTS) {
                for (Language language : Language.values()) {
                    checkPage(page, screen, text, language);
                }
            }
        }
        // The sizes between show on the smallest screen what else they show anywhere.
        if (!ALL) {
            for (int text : List.of(125, 150, 175)) {
                checkPage(page, SCREENS.getFirst(), text, Language.FRENCH);
            }
        }
    }

    private static void checkPage(String page, ScreenKind screen, int text, Language language) {
        String name = "%s-%s-%s-%d".formatted(page, screen, language.tag(), text);
        Scene scene = ScreenCapture.checkLayout(
                name,
                new ScreenContext(language, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF),
                SamplePages.named(page),
                screen.windowWidth(),
                screen.windowHeight());
        assertThat(hiddenButtons(scene))
                .as("buttons of %s beyond the window", name)
                .isEmpty();
        assertThatFieldsAreHigh(scene, name);
        assertThatOneStepIsNext(scene, name);
        if (page.equals("postcard")) {
            assertThatThePictureComesFirst(scene, name);
        }
        assertThatPartsShowThatTheyGoOn(scene, name);
        if (!FRAMELESS.contains(page)) {
            assertThatContentComesFirst(scene, name);
            assertThatToolsShareALine(scene, name);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"setup", "ceremony"})
    void isPaintedForEveryScreen(String page) {
        for (ScreenKind screen : ScreenKind.EXTREME) {
            ScreenCapture.check(
                    "screen-" + page + "-" + screen,
                    ScreenCapture.context(Language.FRENCH),
                    SamplePages.named(page),
                    screen.windowWidth(),
                    screen.windowHeight());
        }
    }

    /// Header and foot leave the content its room, and the foot is one row with the way back at its left.
    private static void assertThatContentComesFirst(Scene scene, String name) {
        Node footNode = scene.lookup("#" + PageFrameFactory.FOOT);
        double head = height(scene.lookup("#" + PageFrameFactory.HEAD));
        double foot = height(footNode);
        double content = height(((BorderPane) footNode.getParent()).getCenter());
        assertThat(head + foot)
                .as("header %.0f px and foot %.0f px of %s", head, foot, name)
                .isLessThanOrEqualTo(MOST_FRAME * scene.getHeight() + TOLERANCE);
        assertThat(place(scene.lookup("#" + PageFrameFactory.HEAD)).getMinY())
                .as("upper edge of the header of %s", name)
                .isGreaterThanOrEqualTo(-TOLERANCE);
        assertThat(place(footNode).getMaxY())
                .as("lower edge of the foot of %s", name)
                .isLessThanOrEqualTo(scene.getHeight() + TOLERANCE);
        assertThat(content)
                .as("content of %s", name)
                .isGreaterThanOrEqualTo(LEAST_CONTENT * scene.getHeight() - TOLERANCE);
        Gallery.onToolkit(() -> {
            PageFootPane rowPane = (PageFootPane) scene.lookup("." + StyleClasses.PAGE_FOOT);
            assertThat(rowPane.getChildren().stream().filter(Node::isVisible))
                    .as("the foot of %s is one row of which nothing lies on anything else", name)
                    .isSortedAccordingTo(PagesOnEveryScreenTest::oneAfterTheOther);
            return true;
        });
    }

    /// The controls of the header are in one line.
    private static void assertThatToolsShareALine(Scene scene, String name) {
        assertThat(Gallery.onToolkit(() ->
                        scene
                                .lookup("#" + PageFrameFactory.HEAD)
                                .lookupAll(".button, .menu-button, .text-field")
                                .stream()
                                .filter(PagesOnEveryScreenTest::isVisible)
                                .map(tool -> tool.localToScene(tool.getLayoutBounds())
                                        .getCenterY())
                                .mapToDouble(Double::doubleValue)
                                .summaryStatistics()))
                .as("middles of the controls in the header of %s, in px", name)
                .satisfies(middles -> assertThat(middles.getCount() == 0 ? 0 : middles.getMax() - middles.getMin())
                        .isLessThanOrEqualTo(2 * TOLERANCE));
    }

    /// Where a page or a panel scrolls, a sign at its lower edge shows that it goes on.
    private static void assertThatPartsShowThatTheyGoOn(Scene scene, String name) {
        assertThat(Gallery.onToolkit(() -> scene.getRoot().lookupAll(".scroll-pane").stream()
                        .map(ScrollPane.class::cast)
                        .filter(pane -> isVisible(pane) && goesOn(pane))
                        .filter(pane -> pane.getParent().lookupAll("." + StyleClasses.SCROLL_MORE).stream()
                                .noneMatch(Node::isVisible))
                        .map(Node::toString)
                        .toList()))
                .as("parts of %s that go on without a sign", name)
                .isEmpty();
    }

    private static boolean goesOn(ScrollPane pane) {
        Region content = (Region) pane.getContent();
        double hidden = content.getHeight()
                - content.getInsets().getBottom()
                - pane.getViewportBounds().getHeight();
        return hidden > LEAST_HIDDEN && (1 - pane.getVvalue()) * hidden > LEAST_HIDDEN;
    }

    /// Negative if the first node ends before the second begins.
    private static int oneAfterTheOther(Node first, Node second) {
        return (int) Math.signum(first.getBoundsInParent().getMaxX()
                - TOLERANCE
                - second.getBoundsInParent().getMinX());
    }

    /// A field shows its whole letters, with some room above and below them.
    private static void assertThatFieldsAreHigh(Scene scene, String name) {
        assertThat(Gallery.onToolkit(() -> scene.getRoot().lookupAll(".text-field").stream()
                        .map(TextField.class::cast)
                        .filter(field ->
                                field.getHeight() < FIELD * field.getFont().getSize())
                        .map(TextField::getText)
                        .toList()))
                .as("low fields of %s", name)
                .isEmpty();
    }

    /// Red is the one main button of a page.
    private static void assertThatOneStepIsNext(Scene scene, String name) {
        assertThat(Gallery.onToolkit(() -> scene.getRoot().lookupAll("." + StyleClasses.MAIN_BUTTON).stream()
                        .filter(PagesOnEveryScreenTest::isVisible)
                        .map(Node::getId)
                        .toList()))
                .as("main buttons of %s", name)
                .hasSizeLessThanOrEqualTo(1);
    }

    private static boolean isVisible(Node node) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /// A page about a picture is the picture.
    private static void assertThatThePictureComesFirst(Scene scene, String name) {
        assertThat(height(scene.lookup("#postcard-picture")))
                .as("the picture of %s", name)
                .isGreaterThanOrEqualTo(LEAST_CONTENT * scene.getHeight() - TOLERANCE);
    }

    /// The height of a node on the screen, in px.
    private static double height(Node part) {
        return place(part).getHeight();
    }

    private static Bounds place(Node part) {
        return Gallery.onToolkit(() -> part.localToScene(part.getLayoutBounds()));
    }

    /// Those of which a part lies beyond the window, although nothing there can be scrolled.
    private static List<String> hiddenButtons(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll("*").stream()
                .filter(node -> node instanceof ButtonBase && isShown(node))
                .filter(button -> {
                    Bounds place = button.localToScene(button.getLayoutBounds());
                    return place.getMinX() < -TOLERANCE
                            || place.getMinY() < -TOLERANCE
                            || place.getMaxX() > scene.getWidth() + TOLERANCE
                            || place.getMaxY() > scene.getHeight() + TOLERANCE;
                })
                .map(Node::toString)
                .toList());
    }

    private static boolean isShown(Node node) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at instanceof ScrollPane) {
                return false;
            }
        }
        return true;
    }
}

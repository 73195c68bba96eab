package millebornes.desktop.app;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.stage.Stage;
import millebornes.desktop.Gallery;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.SceneStyler;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/// Every page by keyboard and ear: whatever takes the keyboard has a role and a text in both languages, Tab comes to all
/// of it and back to where it began, and goes through it as it is written down.
@ExtendWith(ApplicationExtension.class)
class PagesByEarTest {

    private static final int MOST = 300;

    static Stream<String> pages() {
        return Stream.of("home", "setup", "settings", "scores", "rules", "learn");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everythingThatTakesTheKeyboardSaysWhatItIs(String page) {
        for (Language language : Language.values()) {
            Scene scene = open(page, language);
            List<Node> stops = Gallery.onToolkit(() -> stops(scene.getRoot()));
            assertThat(stops).as(page).isNotEmpty().allSatisfy(node -> {
                assertThat(node.getAccessibleRole())
                        .as("role of %s", node)
                        .isNotNull()
                        .isNotIn(AccessibleRole.NODE, AccessibleRole.PARENT, AccessibleRole.IMAGE_VIEW);
                assertThat(said(node)).as("text of %s in %s", node, language).isNotBlank();
            });
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void tabGoesThroughThePageAndIsNeverCaught(String page) {
        Scene scene = open(page, Language.FRENCH);
        List<String> order = Gallery.onToolkit(() -> {
            Set<Node> visited = new LinkedHashSet<>();
            @Nullable Node at = scene.getFocusOwner();
            for (int step = 0; step < MOST && at != null && visited.add(at); step++) {
                at.requestFocusTraversal(TraversalDirection.NEXT);
                at = scene.getFocusOwner();
            }
            assertThat(at)
                    .as("the way through %s ends where it began", page)
                    .isEqualTo(visited.iterator().next());
            assertThat(visited)
                    .as("Tab comes to everything on %s", page)
                    .containsAll(stops(scene.getRoot()).stream()
                            .filter(PagesByEarTest::isReachable)
                            .toList());
            return visited.stream().map(PagesByEarTest::name).toList();
        });
        assertThat(page + ": " + String.join(" ", order))
                .as("the order of %s, as it is written down in focus-order.txt", page)
                .isEqualTo(written(page));
    }

    /// Of tiles of which one is chosen the arrows come to the others; text areas keep Tab for themselves.
    private static boolean isReachable(Node node) {
        return !(node instanceof Toggle);
    }

    private static String written(String page) {
        try (InputStream file = PagesByEarTest.class.getResourceAsStream("/focus-order.txt")) {
            return new String(requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(page + ": "))
                    .findFirst()
                    .orElse("nothing is written");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String name(Node node) {
        return node.getId() == null ? node.getClass().getSimpleName() : node.getId();
    }

    private static Scene open(String page, Language language) {
        Scene opened = Gallery.onToolkit(() -> {
            AppSettingsModel context = new AppSettingsModel(language, AppearanceSettings.USUAL, Pace.OFF);
            AppScreen screen = SamplePages.named(page).apply(context);
            Scene scene = new Scene(screen.root(), 1280, 800);
            SceneStyler.scene(scene, context.look());
            Stage stage = FxToolkit.registerPrimaryStage();
            stage.setScene(scene);
            stage.show();
            screen.shown();
            return scene;
        });
        WaitForAsyncUtils.waitForFxEvents();
        return opened;
    }

    /// What Tab may come to.
    private static List<Node> stops(Node node) {
        List<Node> stops = new ArrayList<>();
        if (!node.isVisible() || node.isDisabled()) {
            return stops;
        }
        if (node.isFocusTraversable()) {
            stops.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> stops.addAll(stops(child)));
        }
        return stops;
    }

    /// What a screen reader says of it.
    private static String said(Node node) {
        String own = node.getAccessibleText();
        if (own != null && !own.isBlank()) {
            return own;
        }
        return switch (node) {
            case Labeled labeled -> String.valueOf(labeled.getText());
            case TextInputControl field -> String.valueOf(field.getPromptText());
            case ComboBoxBase<?> box -> String.valueOf(box.getPromptText());
            default -> "";
        };
    }
}

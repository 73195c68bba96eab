package millebornes.desktop;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Walks through a scene with Tab alone, and records what a screen reader says. To be used on the JavaFX thread.
public final class FocusWalk {

    private static final Set<AccessibleRole> PRESSED =
            EnumSet.of(AccessibleRole.BUTTON, AccessibleRole.TOGGLE_BUTTON, AccessibleRole.RADIO_BUTTON);

    private static final int MOST = 300;

    private FocusWalk() {}

    /// Checks that whatever takes the keyboard has a role and a text.
    public static void assertThatEverythingSaysWhatItIs(Scene scene, String place) {
        assertThatEverythingSaysWhatItIs(scene.getRoot(), place);
    }

    /// The same of a part of a scene, such as what lies over a page.
    public static void assertThatEverythingSaysWhatItIs(Parent part, String place) {
        assertThat(stops(part)).as(place).isNotEmpty().allSatisfy(node -> {
            assertThat(node.getAccessibleRole())
                    .as("role of %s", node)
                    .isNotNull()
                    .isNotIn(AccessibleRole.NODE, AccessibleRole.PARENT, AccessibleRole.IMAGE_VIEW);
            assertThat(said(node)).as("text of %s on %s", node, place).isNotBlank();
            assertThat(isPressedByScreenReaders(node))
                    .as("%s on %s is pressed", node, place)
                    .isTrue();
        });
    }

    /// Whether a screen reader can press a node that has the role of a button.
    private static boolean isPressedByScreenReaders(Node node) {
        try {
            return node instanceof Control
                    || !PRESSED.contains(node.getAccessibleRole())
                    || node.getClass()
                                    .getMethod("executeAccessibleAction", AccessibleAction.class, Object[].class)
                                    .getDeclaringClass()
                            != Node.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Checks that Tab comes to everything and back to where it began, in the order that focus-order.txt names.
    public static void assertThatTabGoesRound(Scene scene, String place) {
        assertThatTabGoesRound(scene.getRoot(), place);
    }

    /// The same where what lies over a page keeps the keyboard: Tab never leaves it.
    public static void assertThatTabGoesRound(Parent part, String place) {
        Scene scene = part.getScene();
        Set<Node> visited = new LinkedHashSet<>();
        @Nullable Node at = scene.getFocusOwner();
        if (at != null && !at.isFocusTraversable()) {
            // The table itself has the keyboard until somebody goes anywhere.
            at = tab(at);
        }
        for (int step = 0; step < MOST && at != null && visited.add(at); step++) {
            at = tab(at);
        }
        // An answer to be read hides as soon as the focus leaves it.
        visited.removeIf(node -> !node.isVisible());
        assertThat(visited).as("something on %s has the keyboard", place).isNotEmpty();
        assertThat(at)
                .as("the way through %s ends where it began", place)
                .isEqualTo(visited.iterator().next());
        assertThat(visited).as("Tab never leaves %s", place).allMatch(node -> isWithin(node, part));
        assertThat(visited)
                .as("Tab comes to everything on %s", place)
                .containsAll(stops(part).stream().filter(FocusWalk::isReachable).toList());
        assertThat(place + ": "
                        + String.join(" ", visited.stream().map(FocusWalk::name).toList()))
                .as("the order of %s, as it is written down in focus-order.txt", place)
                .isEqualTo(written(place));
    }

    /// Checks that a page is scrolled to whatever Tab comes to, and that no button lies on its neighbour.
    public static void assertThatTabIsFollowed(Scene scene) {
        Set<Node> visited = new LinkedHashSet<>();
        @Nullable Node at = tab(scene.getRoot());
        for (int step = 0; step < MOST && at != null && visited.add(at); step++) {
            scene.getRoot().layout();
            assertThat(SceneContents.isSeenWhole(at)).as("%s is seen", name(at)).isTrue();
            at = tab(at);
        }
        List<Node> buttons =
                visited.stream().filter(ButtonBase.class::isInstance).toList();
        assertThat(buttons).hasSizeGreaterThan(1);
        for (Node one : buttons) {
            Bounds bounds = one.localToScene(one.getLayoutBounds());
            assertThat(buttons)
                    .filteredOn(other -> !other.equals(one)
                            && Objects.equals(other.getParent(), one.getParent())
                            && other.localToScene(other.getLayoutBounds()).intersects(bounds))
                    .as("buttons that overlap %s", name(one))
                    .isEmpty();
        }
    }

    private static @Nullable Node tab(Node at) {
        Scene scene = at.getScene();
        Event.fireEvent(at, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, false, false, false));
        return scene.getFocusOwner();
    }

    private static boolean isWithin(@Nullable Node node, Parent part) {
        return node != null && (node.equals(part) || isWithin(node.getParent(), part));
    }

    /// Of tiles of which one is chosen the arrows come to the others.
    private static boolean isReachable(Node node) {
        return !(node instanceof Toggle);
    }

    private static String written(String place) {
        try (InputStream file = FocusWalk.class.getResourceAsStream("/focus-order.txt")) {
            return new String(requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith(place + ": "))
                    .findFirst()
                    .orElse("nothing is written");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String name(Node node) {
        return node.getId() == null ? node.getClass().getSimpleName() : node.getId();
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

package millebornes.desktop.app;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Somebody who clicks, with a real pointer, on whatever can be pressed, and now and then beside it.
final class RandomVisitor {

    /// What would end the visit, or open a dialog of the system that nobody here can close.
    private static final Set<String> LEFT_ALONE =
            Set.of("quit", "menu-quit", "import", "print", "postcard-print", "postcard-save");

    private static final double BESIDE = 0.25;

    private final Stage stage;
    private final Random random;
    private final Robot robot = new Robot();

    RandomVisitor(Stage stage, Random random) {
        this.stage = stage;
        this.random = random;
    }

    /// Keeps stray clicks from what is left alone: where a button was a moment ago another one may be.
    void leaveAlone(Scene scene) {
        scene.addEventFilter(MouseEvent.ANY, event -> {
            if (event.getTarget() instanceof Node node && isLeftAlone(node)) {
                event.consume();
            }
        });
    }

    private static boolean isLeftAlone(Node node) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            if (at.getId() != null && LEFT_ALONE.contains(at.getId())) {
                return true;
            }
        }
        return false;
    }

    /// One click somewhere. On the first page it mostly leads back to the game.
    void click() {
        Window window = topmost();
        @Nullable Node back = window.getScene().lookup("#continue");
        if (back != null && random.nextBoolean()) {
            press(back);
            return;
        }
        List<Node> buttons = below(window.getScene().getRoot())
                .filter(node -> node instanceof ButtonBase && !(node instanceof MenuButton) && !node.isDisabled())
                .filter(node -> !isLeftAlone(node))
                .filter(RandomVisitor::isSeen)
                .toList();
        boolean canEnd = LEFT_ALONE.stream().anyMatch(id -> window.getScene().lookup("#" + id) != null);
        if (buttons.isEmpty() && canEnd) {
            return;
        }
        if (buttons.isEmpty() || (!canEnd && random.nextDouble() < BESIDE)) {
            at(
                    window.getX() + random.nextDouble() * window.getWidth(),
                    window.getY() + random.nextDouble() * window.getHeight());
        } else {
            press(buttons.get(random.nextInt(buttons.size())));
        }
    }

    /// Presses what has that id, where it is to be seen.
    ///
    /// @return whether it was
    boolean press(String id) {
        @Nullable Node node = stage.getScene().lookup("#" + id);
        if (node == null || !isSeen(node) || node.isDisabled()) {
            return false;
        }
        press(node);
        return true;
    }

    /// One key.
    void type(KeyCode key) {
        robot.keyPress(key);
        robot.keyRelease(key);
    }

    private void press(Node node) {
        @Nullable Bounds where = node.localToScreen(node.getLayoutBounds());
        if (where != null) {
            at(where.getCenterX(), where.getCenterY());
        }
    }

    private void at(double x, double y) {
        robot.mouseMove(x, y);
        robot.mouseClick(MouseButton.PRIMARY);
    }

    private Window topmost() {
        return Window.getWindows().stream()
                .filter(window -> window.isShowing() && !(window instanceof Tooltip))
                .reduce((_, last) -> last)
                .orElse(stage);
    }

    private static Stream<Node> below(Node node) {
        Stream<Node> inner = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(RandomVisitor::below)
                : Stream.empty();
        return Stream.concat(Stream.of(node), inner);
    }

    private static boolean isSeen(Node node) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible()) {
                return false;
            }
        }
        Bounds where = node.localToScene(node.getLayoutBounds());
        return node.getScene() != null
                && where.getCenterX() > 0
                && where.getCenterY() > 0
                && where.getCenterX() < node.getScene().getWidth()
                && where.getCenterY() < node.getScene().getHeight();
    }
}

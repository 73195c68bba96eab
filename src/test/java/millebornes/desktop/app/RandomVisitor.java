package millebornes.desktop.app;

import java.util.List;
import java.util.Random;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import millebornes.desktop.SceneContents;
import org.jspecify.annotations.Nullable;

/// A user who presses keys, clicks and drags at random, with a real pointer: mostly on controls, now and then beside
/// them.
final class RandomVisitor {

    /// What would end the visit, or open a dialog of the system that nobody here can close.
    private static final Set<String> LEFT_ALONE =
            Set.of("quit", "menu-quit", "import", "print", "print-sheet", "postcard-print", "postcard-save");

    private static final String EXPORT = "shelf-export-";

    private static final double BESIDE = 0.25;

    /// Which part of all that is done are keys, and keys or clicks.
    private static final double KEYS_PART = 0.6;

    private static final double CLICKS_PART = 0.85;
    private static final double SHIFTED = 0.15;
    private static final double WITH_CONTROL = 0.05;
    private static final int DRAG_STEPS = 4;

    /// Every key that means something at a table: the letters twice, since the answers of the table are behind them.
    private static final List<KeyCode> KEYS = List.of(
            KeyCode.I,
            KeyCode.S,
            KeyCode.T,
            KeyCode.I,
            KeyCode.S,
            KeyCode.T,
            KeyCode.H,
            KeyCode.L,
            KeyCode.R,
            KeyCode.V,
            KeyCode.M,
            KeyCode.P,
            KeyCode.U,
            KeyCode.E,
            KeyCode.F1,
            KeyCode.F1,
            KeyCode.F10,
            KeyCode.F10,
            KeyCode.F11,
            KeyCode.SPACE,
            KeyCode.SPACE,
            KeyCode.ENTER,
            KeyCode.ENTER,
            KeyCode.ENTER,
            KeyCode.ESCAPE,
            KeyCode.ESCAPE,
            KeyCode.TAB,
            KeyCode.TAB,
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.RIGHT,
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.DELETE,
            KeyCode.DIGIT1,
            KeyCode.DIGIT2,
            KeyCode.DIGIT3,
            KeyCode.NUMPAD4,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_DOWN);

    private static final List<KeyCode> CONTROLLED = List.of(KeyCode.Z, KeyCode.Y);

    /// The toolkit's headless platform fails when a window fills its screen.
    private static final boolean HEADLESS = "Headless".equals(System.getProperty("glass.platform"));

    private static final Set<String> NOT_HEADLESS = Set.of("menu-full-screen", "full-screen");

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
        scene.addEventFilter(KeyEvent.ANY, event -> {
            boolean presses = event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE;
            @Nullable Node owner = scene.getFocusOwner();
            if (presses && owner != null && isLeftAlone(owner)) {
                event.consume();
            }
        });
    }

    /// Presses a key, clicks or drags.
    ///
    /// @return what was done
    String act() {
        try {
            return input();
        } catch (NullPointerException e) {
            if (!HEADLESS || !e.getStackTrace()[0].getClassName().endsWith("HeadlessRobot")) {
                throw e;
            }
            // The toolkit's headless platform has no active window when one has just been closed.
            stage.requestFocus();
            return "nothing";
        }
    }

    private String input() {
        double what = random.nextDouble();
        if (what < KEYS_PART) {
            return typeAnything();
        }
        if (what < CLICKS_PART) {
            click();
            return "click";
        }
        drag();
        return "drag";
    }

    private String typeAnything() {
        double with = random.nextDouble();
        if (with < WITH_CONTROL) {
            KeyCode key = CONTROLLED.get(random.nextInt(CONTROLLED.size()));
            typeWith(KeyCode.CONTROL, key);
            return "Ctrl+" + key;
        }
        KeyCode key = KEYS.get(random.nextInt(KEYS.size()));
        if (HEADLESS && key == KeyCode.F11) {
            key = KeyCode.F10;
        }
        if (with < SHIFTED) {
            typeWith(KeyCode.SHIFT, key);
            return "Shift+" + key;
        }
        type(key);
        return key.toString();
    }

    private void typeWith(KeyCode held, KeyCode key) {
        robot.keyPress(held);
        type(key);
        robot.keyRelease(held);
    }

    /// From a card of the hand, or from anywhere, to anywhere.
    private void drag() {
        Window window = topmost();
        List<Node> cards = SceneContents.nodes(window.getScene().getRoot())
                .filter(node -> node.getId() != null && node.getId().startsWith("hand-"))
                .filter(RandomVisitor::isSeen)
                .toList();
        Point2D from = anywhere(window);
        if (!cards.isEmpty()) {
            Node card = cards.get(random.nextInt(cards.size()));
            @Nullable Bounds where = card.localToScreen(card.getLayoutBounds());
            from = where == null ? from : new Point2D(where.getCenterX(), where.getCenterY());
        }
        Point2D to = anywhere(window);
        robot.mouseMove(from);
        robot.mousePress(MouseButton.PRIMARY);
        for (int step = 1; step <= DRAG_STEPS; step++) {
            robot.mouseMove(from.interpolate(to, (double) step / DRAG_STEPS));
        }
        robot.mouseRelease(MouseButton.PRIMARY);
    }

    private Point2D anywhere(Window window) {
        return new Point2D(
                window.getX() + random.nextDouble() * window.getWidth(),
                window.getY() + random.nextDouble() * window.getHeight());
    }

    private static boolean isLeftAlone(Node node) {
        for (@Nullable Node at = node; at != null; at = at.getParent()) {
            String id = at.getId() == null ? "" : at.getId();
            if (LEFT_ALONE.contains(id) || id.startsWith(EXPORT) || (HEADLESS && NOT_HEADLESS.contains(id))) {
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
        List<Node> buttons = SceneContents.nodes(window.getScene().getRoot())
                .filter(node -> node instanceof ButtonBase && !(node instanceof MenuButton) && !node.isDisabled())
                .filter(node -> !isLeftAlone(node))
                .filter(RandomVisitor::isSeen)
                .toList();
        boolean canEnd = LEFT_ALONE.stream().anyMatch(id -> window.getScene().lookup("#" + id) != null);
        if (buttons.isEmpty() && canEnd) {
            return;
        }
        if (buttons.isEmpty() || (!canEnd && random.nextDouble() < BESIDE)) {
            Point2D somewhere = anywhere(window);
            at(somewhere.getX(), somewhere.getY());
        } else {
            press(buttons.get(random.nextInt(buttons.size())));
        }
    }

    /// Makes a button act wherever it is, and closes what lies over the window: before, anything may have been opened or
    /// scrolled, and a click would not reach it.
    ///
    /// @return whether it is there and can be pressed
    boolean begin(String id) {
        List.copyOf(Window.getWindows()).stream()
                .filter(window -> !window.equals(stage))
                .forEach(Window::hide);
        if (stage.getScene().lookup("#" + id) instanceof ButtonBase button && !button.isDisabled()) {
            button.fire();
            return true;
        }
        return false;
    }

    /// The ids of the buttons that [#begin] would find.
    List<String> pressable() {
        return stage.getScene().getRoot().lookupAll(".button").stream()
                .filter(button -> !button.isDisabled() && button.getId() != null)
                .map(Node::getId)
                .toList();
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

package millebornes.desktop.controls;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// A panel over a dimmed page, which gets neither mouse nor keyboard events meanwhile. Esc or a click beside the panel
/// closes it; the focus cannot leave it. On a panel with a few buttons the arrow keys and Tab move between them, and
/// Enter presses one; a subclass with another content decides itself how the focus moves.
public class ModalPane extends StackPane {

    private final List<Button> buttons;
    private final Runnable cancel;
    private Subscription watching = Subscription.EMPTY;

    /// @param buttons those of the panel, in order; the first has the initial focus, so it should be harmless
    /// @param cancel closes the pane without a choice
    public ModalPane(Region panel, List<Button> buttons, Runnable cancel) {
        this(buttons, cancel);
        lay(panel);
        panel.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    /// A pane whose panel is created later, see [#lay]; the panel may hold more than buttons.
    protected ModalPane(Runnable cancel) {
        this(List.of(), cancel);
    }

    private ModalPane(List<Button> buttons, Runnable cancel) {
        this.buttons = List.copyOf(buttons);
        this.cancel = cancel;
        getStyleClass().add(StyleClasses.VEIL);
        setPadding(new Insets(Sizes.POPUP_MARGIN));
        setAlignment(Pos.CENTER);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        setOnMouseClicked(event -> {
            if (equals(event.getTarget())) {
                cancel.run();
            }
        });
        sceneProperty().subscribe(this::entered);
    }

    /// Sets the panel of this pane.
    protected final void lay(Region panel) {
        panel.getStyleClass().add(StyleClasses.PANEL);
        getChildren().setAll(panel);
    }

    /// Requests the focus.
    public final void takeFocus() {
        // Only what has its style is where the keyboard can be.
        applyCss();
        layout();
        initialFocus().requestFocus();
    }

    /// The node that has the focus at first, and gets it back when it was lost.
    protected Node initialFocus() {
        return buttons.getFirst();
    }

    /// Whether a node of the scene may have the focus while this pane is open.
    protected boolean mayFocus(Node node) {
        return node instanceof Button button && buttons.contains(button);
    }

    /// Handles a key, and consumes it if it means something here.
    protected void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case ESCAPE -> cancel.run();
            case ENTER -> focused().fire();
            case TAB -> step(event.isShiftDown() ? -1 : 1);
            case RIGHT -> step(1);
            case LEFT -> step(-1);
            case DOWN -> stepLine(1);
            case UP -> stepLine(-1);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void step(int way) {
        buttons.get(Math.floorMod(buttons.indexOf(focused()) + way, buttons.size()))
                .requestFocus();
    }

    /// Moves the focus to the nearest button of the next or previous line.
    private void stepLine(int way) {
        Bounds from = focused().localToScene(focused().getLayoutBounds());
        buttons.stream()
                .filter(button -> way * (middle(button).getY() - from.getCenterY()) > from.getHeight() / 2)
                .min(Comparator.comparingDouble(
                        button -> middle(button).distance(from.getCenterX(), from.getCenterY())))
                .ifPresentOrElse(Node::requestFocus, () -> step(way));
    }

    private static Point2D middle(Node node) {
        Bounds there = node.localToScene(node.getLayoutBounds());
        return new Point2D(there.getCenterX(), there.getCenterY());
    }

    private Button focused() {
        return buttons.stream().filter(Node::isFocused).findFirst().orElseGet(buttons::getFirst);
    }

    private void entered(@Nullable Scene scene) {
        watching.unsubscribe();
        watching = scene == null
                ? Subscription.EMPTY
                : scene.focusOwnerProperty().subscribe((_, owner) -> {
                    if (owner != null && !mayFocus(owner)) {
                        takeFocus();
                    }
                });
    }
}

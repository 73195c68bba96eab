package millebornes.desktop.table;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.jspecify.annotations.Nullable;

/// The table's answer to a question, as text and for screen readers: they speak the focused node, so the label takes
/// the focus and hides as soon as another node has it. It is transparent to the mouse.
///
/// One label serves all answers and stays a child of the table, hidden when it has no text: the focus also moves while
/// the list of the table's children changes (as when a menu opens), when no other child may be removed.
final class TableAnswerLabel extends Label {

    private @Nullable Node before;

    TableAnswerLabel() {
        setId("announcement");
        getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.STRONG);
        setWrapText(true);
        setMouseTransparent(true);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        accessibleTextProperty().bind(textProperty());
        // As large as its lines, so that it hides no more of the road than it must.
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane.setMargin(this, new Insets(Sizes.MARGIN));
        setVisible(false);
        // The scene's focus owner, not the label's own focus, which is also lost while another window is in front.
        sceneProperty().flatMap(Scene::focusOwnerProperty).subscribe(owner -> {
            if (!equals(owner)) {
                setVisible(false);
            }
        });
    }

    /// Shows the lines and requests the focus.
    void show(List<String> lines) {
        if (!isVisible()) {
            before = getScene() == null ? null : getScene().getFocusOwner();
        }
        setText(String.join("\n", lines));
        setVisible(true);
        requestFocus();
    }

    /// Hides, and gives the focus back to the node that had it, or to the table if that node is gone.
    void close() {
        Node owner = before != null && before.getScene() != null ? before : getParent();
        owner.requestFocus();
        setVisible(false);
    }
}

package millebornes.desktop.screens.table;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import org.jspecify.annotations.Nullable;

/// An answer of the table, to be read and to be heard: screen readers say what has the keyboard, so it takes it, until
/// it goes elsewhere. It takes no mouse.
final class AnnouncementLabel extends Label {

    private final StackPane table;
    private final @Nullable Node before;

    /// @param table what it lies over
    AnnouncementLabel(StackPane table, List<String> lines) {
        super(String.join("\n", lines));
        this.table = table;
        this.before = table.getScene() == null ? null : table.getScene().getFocusOwner();
        setId("announcement");
        getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.STRONG);
        setWrapText(true);
        setMouseTransparent(true);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(getText());
        // As large as its lines, so that it hides no more of the road than it must.
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        StackPane.setMargin(this, new Insets(Sizes.MARGIN));
        focusedProperty().subscribe((was, is) -> {
            if (was && !is) {
                leave();
            }
        });
    }

    /// Takes the place of the one before, and the keyboard.
    void show() {
        Node old = table.lookup("#announcement");
        if (old instanceof AnnouncementLabel shown) {
            shown.leave();
        }
        table.getChildren().add(this);
        requestFocus();
    }

    /// Goes, and gives the keyboard back.
    void close() {
        leave();
        if (before != null && before.getScene() != null) {
            before.requestFocus();
        }
    }

    private void leave() {
        table.getChildren().remove(this);
    }
}

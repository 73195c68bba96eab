package millebornes.desktop.controls;

import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// The focus in a part of a screen that is rebuilt: it is restored to the new node with the same id.
///
/// @param part whose nodes are rebuilt
/// @param id of the focused node; empty when it has none, null when the focus is elsewhere
public record FocusMemento(Node part, @Nullable String id) {

    /// True when a node is a part or is inside it.
    public static boolean isIn(Node part, Node node) {
        @Nullable Node at = node;
        while (at != null && !at.equals(part)) {
            at = at.getParent();
        }
        return at != null;
    }

    /// The current focus.
    public static FocusMemento in(Node part) {
        @Nullable Scene scene = part.getScene();
        @Nullable Node owner = scene == null ? null : scene.getFocusOwner();
        if (owner == null || !isIn(part, owner)) {
            return new FocusMemento(part, null);
        }
        @Nullable String id = owner.getId();
        return new FocusMemento(part, id == null ? "" : id);
    }

    /// Restores the focus in the rebuilt part.
    ///
    /// @param otherwise gets the focus if the node no longer exists; null for none
    public void giveBack(@Nullable Node otherwise) {
        if (id != null) {
            @Nullable Node again = id.isEmpty() ? null : part.lookup("#" + id);
            @Nullable Node taker = again == null ? otherwise : again;
            if (taker != null) {
                taker.requestFocus();
            }
        }
    }
}

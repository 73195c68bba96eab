package millebornes.desktop.controls;

import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Remembers the focus in a part of a screen that is rebuilt; the new node with the same id gets it.
///
/// @param part the parent whose nodes are rebuilt
/// @param id the id of the focused node: empty if that has none, null if no node of the part has the focus
public record FocusMemento(Node part, @Nullable String id) {

    /// Whether a node is the part itself or inside the part.
    public static boolean isIn(Node part, Node node) {
        @Nullable Node at = node;
        while (at != null && !at.equals(part)) {
            at = at.getParent();
        }
        return at != null;
    }

    /// Remembers the current focus.
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
    /// @param otherwise gets the focus if there is no such node any more; null for none
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

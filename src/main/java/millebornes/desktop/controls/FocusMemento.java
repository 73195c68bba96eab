package millebornes.desktop.controls;

import javafx.scene.Node;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// Where the keyboard was in a part of a screen that is rebuilt: the new node with the focused node's id takes it.
///
/// @param part whose nodes are rebuilt
/// @param id of the node that had the keyboard; empty when it had none, null when the keyboard was elsewhere
public record FocusMemento(Node part, @Nullable String id) {

    /// True when a node is a part or lies in it.
    public static boolean isIn(Node part, Node node) {
        @Nullable Node at = node;
        while (at != null && !at.equals(part)) {
            at = at.getParent();
        }
        return at != null;
    }

    /// Where the keyboard is now.
    public static FocusMemento in(Node part) {
        @Nullable Scene scene = part.getScene();
        @Nullable Node owner = scene == null ? null : scene.getFocusOwner();
        if (owner == null || !isIn(part, owner)) {
            return new FocusMemento(part, null);
        }
        @Nullable String id = owner.getId();
        return new FocusMemento(part, id == null ? "" : id);
    }

    /// Gives it back to the part that is rebuilt.
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

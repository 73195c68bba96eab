package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// What one node of a scene tells to somebody who sees it, hears it read out or looks into its fields.
///
/// @param kind its class
/// @param text what stands on it
/// @param spoken what is read out
/// @param weight how much of it shines through, and whether it can be pressed
/// @param place in whole px, for sums are rounded otherwise in another order; empty for a stroke of a drawing
record NodeDescription(
        String kind,
        @Nullable String id,
        List<String> styles,
        @Nullable String text,
        @Nullable String spoken,
        double weight,
        List<Long> place) {

    /// Everything that is shown, a node before its children.
    static List<NodeDescription> of(Node root) {
        List<NodeDescription> words = new ArrayList<>();
        add(root, words);
        return words;
    }

    private static void add(Node node, List<NodeDescription> words) {
        if (!node.isVisible()) {
            return;
        }
        boolean drawn = node instanceof Shape && !(node instanceof Text);
        words.add(new NodeDescription(
                node.getClass().getName(),
                node.getId(),
                List.copyOf(node.getStyleClass()),
                switch (node) {
                    case Labeled labeled -> labeled.getText();
                    case Text text -> text.getText();
                    default -> null;
                },
                node.getAccessibleText(),
                node.isDisabled() ? -node.getOpacity() : node.getOpacity(),
                drawn ? List.of() : place(node.getBoundsInParent())));
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> add(child, words));
        }
    }

    private static List<Long> place(Bounds at) {
        return List.of(
                Math.round(at.getMinX()),
                Math.round(at.getMinY()),
                Math.round(at.getWidth()),
                Math.round(at.getHeight()));
    }
}

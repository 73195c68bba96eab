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

/// The visible, spoken and internal properties of one node.
///
/// @param kind its class
/// @param text its text
/// @param spoken its accessible text
/// @param weight its opacity, and whether it is enabled
/// @param place in whole px, since sums are rounded differently in another order; empty for a stroke of a drawing
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

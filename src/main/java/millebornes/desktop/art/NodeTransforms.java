package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.Sizes;

/// Scales and moves nodes about the origin of their drawing; a node's scale property would use the node's centre.
public final class NodeTransforms {

    private NodeTransforms() {}

    /// The drawing at another size, with its origin where it was.
    public static Group scaled(Node drawing, double scale) {
        return at(drawing, 0, 0, scale);
    }

    /// Places a card, whose drawing begins in its upper left corner, about its middle.
    ///
    /// @param x of its middle, in the units of the parent, as `y`
    /// @param turn in degrees clockwise
    public static void placeCard(Node card, double x, double y, double scale, double turn) {
        card.getTransforms()
                .addAll(
                        new Translate(x, y),
                        new Rotate(turn),
                        new Scale(scale, scale),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
    }

    /// The drawing at another place and size.
    ///
    /// @param x of the drawing's origin, in the units of the parent, as `y`
    public static Group at(Node drawing, double x, double y, double scale) {
        var group = new Group(drawing);
        group.getTransforms().addAll(new Translate(x, y), new Scale(scale, scale));
        // Wrapped, so that the outer group's bounds are those of what is seen.
        var outer = new Group(group);
        outer.setMouseTransparent(true);
        return outer;
    }
}

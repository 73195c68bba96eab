package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// Scales and moves nodes about the origin of their drawing; a node's scale property would use the node's centre.
public final class NodeTransforms {

    private NodeTransforms() {}

    /// The drawing at another size, with its origin where it was.
    public static Group scaled(Node drawing, double scale) {
        return at(drawing, 0, 0, scale);
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

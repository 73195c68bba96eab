package millebornes.desktop.controls;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// A drawing in a box of fixed size, scaled to fit and centred. It is transparent to the mouse.
public final class DrawingPane extends Pane {

    /// @param drawing a node of any size; it becomes a child
    /// @param width of the box, in px
    /// @param height of the box, in px
    public DrawingPane(Node drawing, double width, double height) {
        this(drawing, drawing.getLayoutBounds(), width, height);
    }

    /// A pane of that width, in px, for a drawing that keeps its aspect ratio.
    public static DrawingPane asWide(Node drawing, double width) {
        Bounds bounds = drawing.getLayoutBounds();
        return new DrawingPane(drawing, bounds, width, width * bounds.getHeight() / bounds.getWidth());
    }

    /// A pane of that height, in px, for a drawing that keeps its aspect ratio.
    public static DrawingPane asHigh(Node drawing, double height) {
        Bounds bounds = drawing.getLayoutBounds();
        return new DrawingPane(drawing, bounds, height * bounds.getWidth() / bounds.getHeight(), height);
    }

    /// A pane of that size, in px, which is filled by a part of a drawing, such as a car without its shadow.
    public DrawingPane(Node drawing, Bounds part, double width, double height) {
        double scale = Math.min(width / part.getWidth(), height / part.getHeight());
        Group placed = new Group(drawing);
        placed.setManaged(false);
        placed.getTransforms()
                .addAll(
                        new Translate(width / 2, height / 2),
                        new Scale(scale, scale),
                        new Translate(-part.getCenterX(), -part.getCenterY()));
        getChildren().add(placed);
        setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setPrefSize(width, height);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setMouseTransparent(true);
    }
}

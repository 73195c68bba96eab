package millebornes.desktop.art;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// A car seen from above, 104 × 44 around the origin, that turns with the road. Its mark stays upright and its shadow
/// falls to the lower left whatever its heading.
public final class CarNode extends Group {

    private static final double SHADOW_X = -5 / 0.53;
    private static final double SHADOW_Y = 4 / 0.53;

    private final DoubleProperty heading = new SimpleDoubleProperty(this, "heading");

    CarNode(Group under, Group body, Group mark, double markX, double markY) {
        var turning = new Group(body);
        turning.getTransforms().add(turn(1));
        mark.getTransforms().addAll(new Translate(markX, markY), turn(-1));
        turning.getChildren().add(mark);
        under.getTransforms().addAll(new Translate(SHADOW_X, SHADOW_Y), turn(1));
        getChildren().addAll(under, turning);
        setMouseTransparent(true);
    }

    /// Turns the car.
    ///
    /// @param degrees the direction of the bonnet, clockwise from the right
    public void heading(double degrees) {
        heading.set(degrees);
    }

    /// Draws the car at `scale` times its size, about its own centre, whatever else the node contains; 0.53 on the
    /// board.
    ///
    /// @return this car
    public CarNode scaled(double scale) {
        getTransforms().setAll(new Scale(scale, scale));
        return this;
    }

    /// Adds the light of the headlamps in front of the car; it turns with it.
    CarNode shining(Node beam) {
        var turning = new Group(beam);
        turning.getTransforms().add(turn(1));
        getChildren().add(1, turning);
        return this;
    }

    private Rotate turn(int sense) {
        var rotate = new Rotate();
        rotate.angleProperty().bind(heading.multiply(sense));
        return rotate;
    }
}

package millebornes.desktop.controls;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// A pane with a small landscape (sky, the rings around the sun, a meadow) and with nodes in front of it. It takes the
/// available width.
public final class LandscapeVignette extends Pane {

    private static final double FILLED = 0.96;
    private static final List<Double> RINGS = List.of(1.5, 1.05, 0.62);

    /// The least height, relative to the width, that the rings are drawn for, so that the outer one reaches the corner.
    private static final double WIDE = 0.28;

    private final Rectangle sky = new Rectangle();
    private final List<Circle> rings;
    private final Ellipse meadow = new Ellipse();
    private final Rectangle frame = new Rectangle();
    private final Node front;
    private final double designHeight;
    private boolean growing;

    /// A landscape with nodes side by side in its middle.
    ///
    /// @param height in px
    public static LandscapeVignette with(Palette palette, double height, List<Node> things) {
        HBox front = new HBox(Sizes.SMALL_GAP);
        front.setAlignment(Pos.CENTER);
        front.getChildren().addAll(things);
        return new LandscapeVignette(palette, height, front, height);
    }

    /// A landscape with a node on its lower edge.
    public static LandscapeVignette standingOn(Palette palette, double height, Node front) {
        return new LandscapeVignette(palette, height, front, Double.MAX_VALUE);
    }

    private LandscapeVignette(Palette palette, double height, Node front, double most) {
        this.designHeight = height;
        this.front = front;
        sky.setFill(palette.color(ColourRole.SKY_1));
        rings = List.of(
                ring(palette.color(ColourRole.SKY_2)),
                ring(palette.color(ColourRole.SKY_3)),
                ring(palette.color(ColourRole.SKY_4)));
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        getChildren().add(sky);
        getChildren().addAll(rings);
        getChildren().addAll(meadow, front);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        setClip(frame);
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(most);
        setMinWidth(0);
        setMouseTransparent(true);
    }

    /// Lets the landscape grow with the room in its column, and its nodes with it.
    ///
    /// @param most the greatest height, in px
    public LandscapeVignette growing(double most) {
        growing = true;
        setMaxHeight(most);
        VBox.setVgrow(this, Priority.ALWAYS);
        return this;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        size(sky, width, height);
        size(frame, width, height);
        double sun = 0.68 * width;
        for (int ring = 0; ring < rings.size(); ring++) {
            rings.get(ring).setCenterX(sun);
            rings.get(ring).setCenterY(height);
            rings.get(ring).setRadius(Math.max(height, WIDE * width) * RINGS.get(ring));
        }
        meadow.setCenterX(width * 0.4);
        meadow.setCenterY(height * 1.45);
        meadow.setRadiusX(width);
        meadow.setRadiusY(height * 0.72);
        double wish = front.prefWidth(-1);
        double fit = Math.min(growing ? height / designHeight : 1, width * FILLED / Math.max(1, wish));
        // Scaled around its centre it fills this pane.
        front.resizeRelocate((width - width / fit) / 2, (height - height / fit) / 2, width / fit, height / fit);
        front.setScaleX(fit);
        front.setScaleY(fit);
    }

    private static Circle ring(Color color) {
        return new Circle(0, color);
    }

    private static void size(Rectangle box, double width, double height) {
        box.setWidth(width);
        box.setHeight(height);
    }
}

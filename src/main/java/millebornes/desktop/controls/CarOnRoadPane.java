package millebornes.desktop.controls;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// A short piece of road with a car on it, to show what a car looks like.
public final class CarOnRoadPane extends StackPane {

    private static final double EDGE = 6;
    private static final double DASH = 9;
    private static final double LINE_WIDTH = 1.4;
    private static final double FILLED = 0.84;

    /// @param car a drawing of about 104 × 44, scaled to the road
    /// @param width of the road, in px, as `height`
    public CarOnRoadPane(Node car, Palette palette, double width, double height) {
        Rectangle road = new Rectangle(width, height, palette.color(ColourRole.ROAD));
        road.setArcWidth(Sizes.TILE_RADIUS * 2);
        road.setArcHeight(Sizes.TILE_RADIUS * 2);
        Node above = line(palette, 0, width - 2 * Sizes.TILE_RADIUS, 0);
        Node below = line(palette, 0, width - 2 * Sizes.TILE_RADIUS, 0);
        above.setTranslateY(EDGE - height / 2);
        below.setTranslateY(height / 2 - EDGE);
        getChildren().addAll(road, above, below, new DrawingPane(car, width * FILLED, height * FILLED));
        setMinSize(width, height);
        setMaxSize(width, height);
        setMouseTransparent(true);
    }

    /// The dashed line between two lanes of a road that runs to the right, in px.
    ///
    /// @param y its height
    public static Line line(Palette palette, double left, double right, double y) {
        Line line = new Line(left, y, right, y);
        line.setStroke(palette.color(ColourRole.LANE));
        line.setStrokeWidth(LINE_WIDTH);
        line.getStrokeDashArray().setAll(DASH, DASH);
        return line;
    }
}

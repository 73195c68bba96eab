package millebornes.desktop.settings;

import java.util.stream.DoubleStream;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;

/// A closed garage door of slats in a car's colour, which fills the pane.
final class CurtainDoorsPane extends Pane {

    /// The greatest height of a slat, in px, and the least number of slats.
    private static final double SLAT = 26;

    private static final double LEAST_SLATS = 5;

    /// The height of the groove below a slat, and of the door's lower edge, as shares of a slat.
    private static final double GROOVE = 0.16;

    private static final double EDGE = 0.3;

    /// The radius of the car's mark, as a share of the height, and the greatest one, in px.
    private static final double MARK = 0.28;

    private static final double MOST_MARK = 80;

    private final ArtFactory art;
    private final Livery livery;
    private final Group slats = new Group();
    private final Group mark = new Group();
    private final Rectangle frame = new Rectangle();

    CurtainDoorsPane(ArtFactory art, Livery livery) {
        this.art = art;
        this.livery = livery;
        slats.setManaged(false);
        mark.setManaged(false);
        getChildren().addAll(slats, mark);
        frame.setArcWidth(2 * Sizes.TILE_RADIUS);
        frame.setArcHeight(2 * Sizes.TILE_RADIUS);
        setClip(frame);
        setMouseTransparent(true);
    }

    /// Paints the mark of the car on the door.
    CurtainDoorsPane marked() {
        mark.getChildren().setAll(art.cars().badge(livery, 1));
        return this;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        frame.setWidth(width);
        frame.setHeight(height);
        double slat = Math.min(SLAT, height / LEAST_SLATS);
        Rectangle door = new Rectangle(width, height, art.palette().main(livery));
        Rectangle edge = new Rectangle(0, height - EDGE * slat, width, EDGE * slat);
        edge.setFill(art.palette().color(ColourRole.SYMBOL_DARK));
        slats.getChildren().setAll(door);
        DoubleStream.iterate(height - (EDGE + 1) * slat, y -> y > 0, y -> y - slat)
                .mapToObj(y -> new Rectangle(0, y, width, GROOVE * slat))
                .forEach(groove -> {
                    groove.setFill(art.palette().dark(livery));
                    slats.getChildren().add(groove);
                });
        slats.getChildren().add(edge);
        double radius = Math.min(MOST_MARK, MARK * height);
        mark.getTransforms().setAll(new Translate(width / 2, height / 2), new Scale(radius, radius));
    }
}

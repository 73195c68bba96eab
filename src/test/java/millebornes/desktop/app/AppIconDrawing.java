package millebornes.desktop.app;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;

/// The drawing of the icon: the last stone of the road with the sun behind it.
final class AppIconDrawing {

    private static final String KILOMETRES = "1000";

    /// The side of the drawing, in its own units.
    private static final double SIDE = 64;

    private static final double ROUND = 28;
    private static final double STONE = 1.8;

    private AppIconDrawing() {}

    /// The icon in one size, in px.
    static Image image(int side) {
        return new PictureCache()
                .large(PictureCache.Use.BACKDROP, SIDE, side / SIDE, new Rect(0, 0, SIDE, SIDE), drawing())
                .image();
    }

    private static Group drawing() {
        ArtFactory art = ArtFactory.in(ColourTheme.DAY);
        Node stone = new Group(art.scenery().stone(KILOMETRES, STONE));
        stone.getTransforms().add(new Translate(32.5, 59));
        Group drawing = new Group(
                filled(art, ColourRole.SKY_1, new Rectangle(SIDE, SIDE)),
                filled(art, ColourRole.SKY_2, new Circle(46, 38, 42)),
                filled(art, ColourRole.SKY_3, new Circle(46, 38, 29)),
                filled(art, ColourRole.SKY_4, new Circle(46, 38, 17)),
                filled(art, ColourRole.MEADOW_1, new Ellipse(24, 70, 62, 27)),
                stone);
        Rectangle frame = new Rectangle(SIDE, SIDE);
        frame.setArcWidth(ROUND);
        frame.setArcHeight(ROUND);
        drawing.setClip(frame);
        return drawing;
    }

    private static Shape filled(ArtFactory art, ColourRole role, Shape shape) {
        shape.setFill(art.palette().color(role));
        return shape;
    }
}

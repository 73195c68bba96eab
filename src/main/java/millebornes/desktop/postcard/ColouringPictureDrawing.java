package millebornes.desktop.postcard;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;

/// Draws a picture to colour in, as outlines on white that fill a frame: a car on a road in the hills below the sun and,
/// if there is a winner, the cup.
final class ColouringPictureDrawing {

    private static final double PENCIL = 1.5;
    private static final double FLAG = 22;

    /// The height of the road as a share of the frame's height, and the greatest shares of the frame that the car fills.
    private static final double ROAD = 0.25;

    private static final double CAR_WIDE = 0.64;
    private static final double CAR_HIGH = 0.5;
    private static final double CAR_X = 0.06;
    private static final double WHEELS = 0.88;

    /// The size of the cup relative to the car's scale.
    private static final double CUP = 0.72;

    /// The radii of the sun's rings as shares of the frame's height, and its place as shares of width and sky.
    private static final List<Double> SUN = List.of(0.33, 0.24, 0.15);

    private static final double SUN_X = 0.6;
    private static final double SUN_Y = 0.64;

    /// Half the width of a tree as a share of the height of the sky, and, in points, its trunk and the dashes of the road.
    private static final double TREE = 0.06;

    private static final double TRUNK = 6;
    private static final int DASHES = 6;
    private static final double DASHES_Y = 0.925;
    private static final double DASH_HEIGHT = 8;

    private final ArtFactory art;
    private final double width;
    private final double height;
    private final double ground;
    private final Group picture = new Group();

    private ColouringPictureDrawing(ArtFactory art, double width, double height) {
        this.art = art;
        this.width = width;
        this.height = height;
        this.ground = height * (1 - ROAD);
    }

    /// The picture, from the origin to the right and down.
    static Group of(ArtFactory art, Livery livery, boolean withCup, double width, double height) {
        ColouringPictureDrawing drawing = new ColouringPictureDrawing(art, width, height);
        drawing.land();
        drawing.car(livery, withCup);
        Rect frameRect = new Rect(0, 0, width, height);
        drawing.picture.setClip(GeometryShapeFactory.box(frameRect, Sizes.PICTURE_RADIUS, Color.BLACK));
        Rectangle edge = GeometryShapeFactory.box(frameRect, Sizes.PICTURE_RADIUS, null);
        edge.setStroke(art.palette().color(ColourRole.INK));
        edge.setStrokeWidth(PENCIL);
        return new Group(drawing.picture, edge);
    }

    private void land() {
        for (double radius : SUN) {
            draw(new Circle(width * SUN_X, ground * SUN_Y, height * radius));
        }
        cloud(width * 0.2, ground * 0.34, height * 0.05);
        cloud(width * 0.88, ground * 0.37, height * 0.04);
        draw(new Ellipse(width * 0.86, ground, width * 0.5, ground * 0.42));
        draw(new Ellipse(width * 0.2, ground, width * 0.62, ground * 0.5));
        double crown = ground * TREE;
        for (int tree = 0; tree < 2; tree++) {
            double x = (1.4 + 2.4 * tree) * crown;
            draw(new Rectangle(x - TRUNK / 2, ground - 3 * crown, TRUNK, 3 * crown));
            draw(new Ellipse(x, ground - 4.2 * crown, crown, 2.5 * crown));
        }
        draw(new Rectangle(-PENCIL, ground, width + 2 * PENCIL, height));
        double dash = width / (2 * DASHES - 1);
        for (int number = 0; number < DASHES; number++) {
            draw(GeometryShapeFactory.box(
                    new Rect(2 * number * dash, height * DASHES_Y, dash, DASH_HEIGHT), DASH_HEIGHT / 2, Color.WHITE));
        }
        draw(GarlandDrawing.of(art, width, FLAG));
    }

    private void cloud(double x, double y, double unit) {
        Shape cloud = new Ellipse(x, y, unit * 2.4, unit);
        cloud = Shape.union(cloud, new Circle(x - unit, y - unit / 2, unit * 0.9));
        draw(Shape.union(cloud, new Circle(x + unit * 0.4, y - unit / 2, unit * 1.2)));
    }

    private void car(Livery livery, boolean withCup) {
        double scale = Math.min(width * CAR_WIDE / CarArt.SIDE_LENGTH, height * CAR_HIGH / CarArt.SIDE_HEIGHT);
        double x = withCup ? width * CAR_X + scale * CarArt.SIDE_LENGTH / 2 : width / 2;
        Node car = art.cars().side(livery);
        outline(car, scale);
        picture.getChildren().add(NodeTransforms.at(car, x, height * WHEELS, scale));
        if (withCup) {
            Node cup = art.ceremony().trophy();
            double size = scale * CUP;
            outline(cup, size);
            double right = x + scale * CarArt.SIDE_LENGTH / 2;
            picture.getChildren()
                    .add(NodeTransforms.at(cup, (right + width) / 2 - Sizes.PICTURE_RADIUS / 2, height * WHEELS, size));
        }
    }

    private void draw(Node node) {
        outline(node, 1);
        picture.getChildren().add(node);
    }

    /// Hides the shaded edge of a plate, which would cross its text.
    private static void hideShades(Parent parts) {
        List<Node> children = parts.getChildrenUnmodifiable();
        if (children.getLast() instanceof Text) {
            children.stream().filter(Rectangle.class::isInstance).skip(1).forEach(shade -> shade.setVisible(false));
        }
    }

    /// Converts a drawing to outlines on white.
    ///
    /// @param scale the scale with which it is drawn afterwards
    private void outline(Node drawing, double scale) {
        Color ink = art.palette().color(ColourRole.INK);
        switch (drawing) {
            case Text writing -> writing.setFill(ink);
            case Shape shape -> {
                // A translucent shape only tints another one.
                boolean solid = shape.getFill() instanceof Color fill && fill.isOpaque() && shape.getOpacity() == 1;
                shape.setFill(solid ? Color.WHITE : null);
                shape.setStroke(ink);
                shape.setStrokeWidth(PENCIL / scale);
            }
            case Parent parts -> {
                parts.getChildrenUnmodifiable().forEach(part -> outline(part, scale));
                hideShades(parts);
            }
            default -> {}
        }
    }
}

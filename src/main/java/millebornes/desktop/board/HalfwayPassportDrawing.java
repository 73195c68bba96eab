package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.HalfwayPassportLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.engine.table.Livery;

/// Draws the passport beside the halfway stone, and its stamps, in board units.
record HalfwayPassportDrawing(ArtFactory art, HalfwayPassportLayout layout) {

    /// The rotations of the stamps, which are never quite straight.
    private static final double[] ASKEW = {-13, 9, -5, 14, -9, 6};

    private static final double RING = 0.11;
    private static final double INNER = 0.74;
    private static final double MARK = 0.6;
    private static final double HOLLOW = 0.28;

    /// The passport with an empty place for each car.
    Group page(int cars) {
        Group page = art.scenery().passport();
        page.getTransforms().add(new Translate(layout.page().x(), layout.page().y()));
        Group group = new Group(page);
        double radius = layout.radius(cars);
        for (int car = 0; car < cars; car++) {
            Point point = layout.stamp(car, cars);
            Circle hollow = new Circle(point.x(), point.y(), radius * INNER, null);
            hollow.setStroke(art.palette().color(ColourRole.INK_2, HOLLOW));
            hollow.getStrokeDashArray().setAll(2.0, 2.0);
            group.getChildren().add(hollow);
        }
        return group;
    }

    /// The stamp of a car in its place on the page.
    Group lying(Livery livery, int car, int cars) {
        Group stamp = stamp(livery, car, layout.radius(cars));
        Point point = layout.stamp(car, cars);
        stamp.setLayoutX(point.x());
        stamp.setLayoutY(point.y());
        return stamp;
    }

    /// The stamp of a car around the origin: its mark within two rings.
    Group stamp(Livery livery, int car, double radius) {
        Color ink = art.palette().edge(livery).orElseGet(() -> art.palette().dark(livery));
        Node paper = new Circle(radius, art.palette().color(ColourRole.PAPER));
        Circle outer = ring(radius * (1 - RING / 2), radius * RING, ink);
        Circle inner = ring(radius * INNER, radius * RING / 2, ink);
        Group stamp = new Group(paper, outer, inner, art.cars().sign(livery, radius * MARK));
        stamp.getTransforms().add(new Rotate(ASKEW[car % ASKEW.length]));
        stamp.setMouseTransparent(true);
        return stamp;
    }

    private static Circle ring(double radius, double width, Color ink) {
        Circle ring = new Circle(radius, null);
        ring.setStroke(ink);
        ring.setStrokeWidth(width);
        return ring;
    }
}

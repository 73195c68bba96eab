package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// Draws one garage for each car: a yard before an open door, and a gabled roof in the car's colours behind it. A car
/// in its garage is under the roof except for its nose.
record GarageDrawing(Road road, ArtFactory art) {

    private static final double ROOF = 56;
    private static final double INSET = 1;

    /// The overhang of the gable over the door.
    private static final double GABLE = 9;

    /// The width of the coloured kerb around a yard.
    private static final double KERB = 2.4;

    /// The part below the cars: the yards and the insides of the garages.
    Group ground(int lane, Livery livery) {
        Palette palette = art.palette();
        Rect plotRect = plot(lane);
        Group group = new Group();
        if (palette.color(ColourRole.SHADOW).getOpacity() > 0) {
            Node shadow = art.boxShadow(plotRect.width(), plotRect.height(), 3, 4, 0.3);
            shadow.getTransforms().add(new Translate(plotRect.x() - 5, plotRect.y() + 4));
            group.getChildren().add(shadow);
        }
        Rect yardRect =
                Rect.between(plotRect.x() + ROOF, plotRect.y(), plotRect.right() + Road.GARAGE_GAP, plotRect.bottom());
        Rect insideRect =
                Rect.between(plotRect.x() + ROOF - 8, plotRect.y() + 2, plotRect.x() + ROOF + 8, plotRect.bottom() - 2);
        group.getChildren()
                .addAll(
                        GeometryShapeFactory.box(plotRect, 2, palette.dark(livery)),
                        GeometryShapeFactory.box(yardRect, 0, palette.main(livery)),
                        GeometryShapeFactory.box(yardRect.inset(0, KERB), 0, palette.color(ColourRole.WALL)),
                        GeometryShapeFactory.box(insideRect, 1, palette.color(ColourRole.SYMBOL_DARK)));
        double step = yardRect.width() / 5;
        for (int i = 1; i < 5; i++) {
            double x = yardRect.x() + i * step;
            group.getChildren()
                    .add(GeometryShapeFactory.line(
                            new Point(x, yardRect.y() + KERB),
                            new Point(x, yardRect.bottom() - KERB),
                            palette.color(ColourRole.WALL_SHADE),
                            1));
        }
        return group;
    }

    /// The part above the cars: the roof with the car's mark.
    Group roof(int lane, Livery livery) {
        Palette palette = art.palette();
        Rect plotRect = plot(lane);
        Rect roofRect = new Rect(plotRect.x(), plotRect.y(), ROOF, plotRect.height());
        double ridge = roofRect.centre().y();
        Group group = new Group(
                slope(roofRect.x(), roofRect.y(), roofRect.right(), ridge, GABLE, palette.lit(livery)),
                slope(roofRect.x(), roofRect.bottom(), roofRect.right(), ridge, GABLE, palette.main(livery)));
        for (double x = roofRect.x() + 9; x < roofRect.right() - 4; x += 9) {
            group.getChildren()
                    .add(GeometryShapeFactory.line(
                            new Point(x, roofRect.y() + 1.5),
                            new Point(x, roofRect.bottom() - 1.5),
                            palette.dark(livery).deriveColor(0, 1, 1, 0.3),
                            1));
        }
        // The barge boards of the gable.
        Polyline edge = new Polyline(
                roofRect.right(), roofRect.y(), roofRect.right() + GABLE, ridge, roofRect.right(), roofRect.bottom());
        edge.setStroke(palette.color(ColourRole.RIM));
        edge.setStrokeWidth(2);
        group.getChildren().add(edge);
        Node badge = art.cars().badge(livery, Math.min(11, roofRect.height() * 0.36));
        badge.getTransforms().add(new Translate(roofRect.centre().x() - 1, ridge));
        group.getChildren().add(badge);
        return group;
    }

    private Rect plot(int lane) {
        Point startPoint = road.path().at(0).at();
        double top = startPoint.y() + road.lateral(lane) - road.laneWidth() / 2;
        return new Rect(
                startPoint.x() - Road.GARAGE_GAP - Road.GARAGE_LENGTH,
                top + INSET,
                Road.GARAGE_LENGTH,
                road.laneWidth() - 2 * INSET);
    }

    /// One slope of a roof whose gable faces the road.
    private static Polygon slope(
            double left, double eaves, double right, double ridge, double gable, javafx.scene.paint.Color fill) {
        Polygon slope = new Polygon(left, eaves, right, eaves, right + gable, ridge, left, ridge);
        slope.setFill(fill);
        return slope;
    }
}

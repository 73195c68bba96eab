package millebornes.desktop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.shape.StrokeType;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// Highlights the last move on the road between turns: the squares that a car has driven, brighter towards its new
/// position, with its outline at the old one; or a glow under a hazard's token. It lies below all pieces.
record LastMoveDrawing(PieceLayout pieceLayout, ArtFactory art) {

    private static final double FIRST = 0.62;
    private static final double LAST = 0.98;
    private static final int CHEVRONS = 3;
    private static final double CHEVRON_PITCH = 9;

    /// The length and width of an arrow, as a share of a lane's width; the radius of the glow under a token, as a
    /// multiple of the token's radius.
    private static final double CHEVRON = 0.2;

    private static final double POOL = 1.5;
    private static final double DASH = 4;

    /// Highlights the squares that a car has driven, with the car's outline at its old position.
    Group driven(int lane, Livery livery, CarStop fromStop, CarStop toStop) {
        Road road = pieceLayout.road();
        Palette palette = art.palette();
        boolean ahead = fromStop.index() < toStop.index();
        int first = Math.max(0, ahead ? fromStop.index() + 1 : toStop.index());
        int last = Math.max(first, ahead ? toStop.index() : fromStop.index() - 1);
        double half = road.laneWidth() / 2;
        double left = road.lateral(lane) - half;
        Group group = new Group();
        for (int square = first; square <= last; square++) {
            double share = last == first ? 1 : (square - first) / (double) (last - first);
            double lit = FIRST + (LAST - FIRST) * (ahead ? share : 1 - share);
            Polygon field = GeometryShapeFactory.area(
                    road.strip(road.joint(square - 1), road.joint(square), left, left + 2 * half),
                    palette.color(ColourRole.HIGHLIGHT, lit));
            outline(field, palette.color(ColourRole.SYMBOL_DARK), DrivePreviewDrawing.EDGE / 2);
            group.getChildren().add(field);
        }
        Polygon edge = GeometryShapeFactory.area(road.way(lane, fromStop, toStop), null);
        outline(edge, palette.color(ColourRole.SYMBOL_DARK), DrivePreviewDrawing.EDGE);
        group.getChildren().addAll(edge, chevrons(lane, ahead, road.joint(ahead ? first - 1 : last)));
        if (fromStop.index() >= 0) {
            group.getChildren().add(came(lane, livery, fromStop));
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// Draws a glow under the token of an attack.
    Group attacked(Pose tokenPose) {
        Palette palette = art.palette();
        Circle pool = new Circle(tokenPose.at().x(), tokenPose.at().y(), pieceLayout.attackRadius() * POOL);
        pool.setFill(palette.color(ColourRole.HIGHLIGHT, LAST));
        pool.setStroke(palette.color(ColourRole.SYMBOL_DARK));
        pool.setStrokeWidth(DrivePreviewDrawing.EDGE);
        Group group = new Group(pool);
        group.setMouseTransparent(true);
        return group;
    }

    private static void outline(Polygon area, Color color, double width) {
        area.setStroke(color);
        area.setStrokeType(StrokeType.INSIDE);
        area.setStrokeWidth(width);
    }

    /// Draws three arrows at the beginning of a drive, in its direction.
    private Group chevrons(int lane, boolean ahead, double start) {
        Road road = pieceLayout.road();
        double size = road.laneWidth() * CHEVRON;
        double way = ahead ? 1 : -1;
        Group group = new Group();
        for (int i = 0; i < CHEVRONS; i++) {
            Pose pose = road.path().at(start + way * (size + (i + 0.6) * CHEVRON_PITCH), road.lateral(lane));
            Polyline arrow = new Polyline(-size / 2 * way, -size, size / 2 * way, 0, -size / 2 * way, size);
            arrow.setStroke(art.palette().color(ColourRole.SYMBOL_DARK));
            arrow.setStrokeWidth(2 * DrivePreviewDrawing.EDGE);
            arrow.setStrokeLineCap(StrokeLineCap.ROUND);
            arrow.setStrokeLineJoin(StrokeLineJoin.ROUND);
            arrow.getTransforms().addAll(new Translate(pose.at().x(), pose.at().y()), new Rotate(pose.heading()));
            group.getChildren().add(arrow);
        }
        return group;
    }

    /// Draws the dashed outline of a car at its old position.
    private Rectangle came(int lane, Livery livery, CarStop fromStop) {
        Pose pose = pieceLayout.car(lane, fromStop.index());
        double length = pieceLayout.carLength();
        double width = pieceLayout.carWidth();
        Rectangle outline = new Rectangle(-length / 2, -width / 2, length, width);
        outline.setArcWidth(width);
        outline.setArcHeight(width);
        outline.setFill(art.palette().main(livery).deriveColor(0, 1, 1, 0.3));
        outline.setStroke(art.palette().dark(livery));
        outline.setStrokeWidth(DrivePreviewDrawing.EDGE);
        outline.getStrokeDashArray().setAll(List.of(DASH, DASH));
        outline.getTransforms().addAll(new Translate(pose.at().x(), pose.at().y()), new Rotate(pose.heading()));
        return outline;
    }
}

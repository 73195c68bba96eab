package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.tabletop.BarredDrive;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// Draws a drive that the rules forbid: a barrier across the lane, with the sign that forbids it, hatched squares behind
/// it, and the car's ghost on the last of these. All of it stays in the car's lane.
record BarredDriveDrawing(DrivePreviewDrawing preview) {

    /// The distance between two lines of the hatching along the road, and their width, in board units.
    private static final double PITCH = 11;

    private static final double STRIPE = 4;

    private static final double WASH = 0.3;
    private static final double HATCH = 0.62;
    private static final double GHOST = 0.8;

    /// The thickness of the barrier in board units, its length in lanes and its number of stripes.
    private static final double BARRIER = 9;

    private static final double ACROSS = 1.1;
    private static final int STRIPES = 5;

    /// The greatest radius of the sign as a share of a lane's width and of a square's length, and in board units.
    private static final double SIGN_SHARE = 0.48;

    private static final double SIGN_LENGTH_SHARE = 0.3;
    private static final double MOST_SIGN = 17;

    /// Draws the squares behind the barrier.
    Group hatched(BarredDrive drive) {
        Group group = new Group();
        Palette palette = art().palette();
        double left = road().lateral(drive.car()) - road().laneWidth() / 2;
        for (Polygon square :
                preview.squares(drive.car(), drive.allowed().index(), drive.to().index())) {
            square.setFill(palette.color(ColourRole.SYMBOL_DARK, WASH));
            group.getChildren().add(square);
        }
        double from = road().joint(drive.allowed().index());
        double to = road().joint(drive.to().index());
        double slant = road().laneWidth();
        for (double arc = from - slant + PITCH; arc < to; arc += PITCH) {
            double start = Math.max(0, (from - arc) / slant);
            double end = Math.min(1, (to - arc) / slant);
            Point startPoint = road().path()
                    .at(arc + start * slant, left + start * road().laneWidth())
                    .at();
            Point endPoint = road().path()
                    .at(arc + end * slant, left + end * road().laneWidth())
                    .at();
            Line line = new Line(startPoint.x(), startPoint.y(), endPoint.x(), endPoint.y());
            line.setStroke(palette.color(ColourRole.SYMBOL_DARK, HATCH));
            line.setStrokeWidth(STRIPE);
            line.setStrokeLineCap(StrokeLineCap.BUTT);
            group.getChildren().add(line);
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// Draws the barrier with the sign behind it, and the ghost on the last square.
    ///
    /// @param fromStop the stop of the car, which the barrier does not cover
    /// @param carLength the length of the car as it is drawn, in board units
    Group barrier(BarredDrive drive, Livery livery, CarStop fromStop, double carLength) {
        Group group = new Group();
        int squares = drive.to().index() - drive.allowed().index();
        if (squares > 1) {
            Group ghost = preview.ghost(drive.car(), livery, drive.to(), 0);
            ghost.setOpacity(GHOST);
            group.getChildren().add(ghost);
        }
        if (drive.sign() != null && squares > 0) {
            double radius = Math.min(
                    MOST_SIGN,
                    Math.min(
                            road().laneWidth() * SIGN_SHARE,
                            preview.length(drive.car(), drive.allowed().index() + 1) * SIGN_LENGTH_SHARE));
            Point signPoint =
                    road().pose(drive.car(), drive.allowed().index() + 1.0).at();
            group.getChildren()
                    .add(NodeTransforms.at(
                            art().tokens().hazard(drive.sign(), radius), signPoint.x(), signPoint.y(), 1));
        }
        // A car that is stopped wears its hazard where the barrier would stand.
        if (drive.sign() != null || squares == 0) {
            double lateral = road().lateral(drive.car());
            double joint = road().joint(drive.allowed().index());
            double front = road().path().advance(road().arc(fromStop.index()), lateral, carLength / 2 + BARRIER);
            group.getChildren().add(bar(road().path().at(Math.max(joint, front), lateral)));
        }
        group.setMouseTransparent(true);
        return group;
    }

    private Group bar(Pose pose) {
        Palette palette = art().palette();
        double length = road().laneWidth() * ACROSS;
        Rect barRect = Rect.around(new Point(0, 0), BARRIER, length);
        Rectangle bar = GeometryShapeFactory.box(barRect, BARRIER / 4, palette.color(ColourRole.PAPER));
        Group group = new Group(bar);
        double stripe = length / STRIPES;
        for (int number = 0; number < STRIPES; number += 2) {
            group.getChildren()
                    .add(GeometryShapeFactory.box(
                            new Rect(barRect.x(), barRect.y() + number * stripe, BARRIER, stripe),
                            0,
                            palette.color(ColourRole.RED)));
        }
        Rectangle edge = GeometryShapeFactory.box(barRect, BARRIER / 4, Color.TRANSPARENT);
        edge.setStroke(palette.color(ColourRole.SYMBOL_DARK));
        edge.setStrokeWidth(DrivePreviewDrawing.EDGE);
        group.getChildren().add(edge);
        group.getTransforms().addAll(new Translate(pose.at().x(), pose.at().y()), new Rotate(pose.heading()));
        return group;
    }

    private Road road() {
        return preview.pieceLayout().road();
    }

    private ArtFactory art() {
        return preview.art();
    }
}

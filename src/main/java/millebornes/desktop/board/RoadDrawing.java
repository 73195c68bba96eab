package millebornes.desktop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SoftShadow;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.GarageBlockLayout;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Distance;

/// Draws a road: from below its shadow, verge, edge, lanes, a tint that grows warmer every 100 km towards the sea, lane
/// lines, joints, the green-light square and the finish.
record RoadDrawing(Road road, Palette palette) {

    private static final double HALF = Road.BAND / 2;
    private static final double EDGE = 2.5;
    private static final double SHADOW = 0.3;
    private static final double SHADOW_BLUR = 9;
    private static final double SHADOW_STEP = 1.5;

    /// The width of the shadow's soft edge that the verge covers, in board units.
    private static final double HIDDEN = 6;

    private static final double LANE_LINE = 1.1;
    private static final double LANE_VISIBLE = 0.75;
    /// The width of the line between two squares, in board units.
    static final double JOINT = 1.5;

    private static final double JOINT_100 = 3;
    private static final double JOINT_SHADE = 1.4;
    private static final int CHECK_COLUMNS = 2;
    private static final int CHECK_ROWS = 12;

    /// The whole road in board units.
    Group group() {
        Group group = new Group();
        double end = road.path().length();
        if (palette.color(ColourRole.SHADOW).getOpacity() > 0) {
            group.getChildren().add(shadow());
        }
        double yard = yard();
        fill(group, yard - Road.VERGE, end, HALF + Road.VERGE, ColourRole.VERGE);
        fill(group, yard - EDGE, end, HALF + EDGE, ColourRole.ROAD_EDGE);
        for (int lane = 0; lane < road.lanes(); lane++) {
            double left = road.lateral(lane) - road.laneWidth() / 2;
            ColourRole colour = lane % 2 == 0 ? ColourRole.ROAD : ColourRole.ROAD_2;
            // Half a unit under the next lane, so that no scenery shows through the seam.
            double right = Math.min(HALF, left + road.laneWidth() + 0.5);
            group.getChildren()
                    .add(GeometryShapeFactory.area(road.strip(yard, end, left, right), palette.color(colour)));
        }
        warmth(group);
        fill(group, 0, road.joint(0), HALF, ColourRole.START);
        laneLines(group);
        joints(group);
        greenLights(group);
        finish(group);
        return group;
    }

    /// The arc length at which the yard of the garages begins, before the start.
    private double yard() {
        return new GarageBlockLayout(road.lanes()).yard().x()
                - road.path().at(0).at().x();
    }

    /// Draws the shadow of the road as overlapping strips, darker where there are more of them: blurring one strip as
    /// large as the board would take longer than the rest of the ground. The part under the road is left out.
    private Group shadow() {
        Group shadow = new Group();
        double yard = yard();
        double shown = 0;
        for (double beyond = SHADOW_BLUR - SHADOW_STEP / 2; beyond > -HIDDEN; beyond -= SHADOW_STEP) {
            double wanted = SHADOW * SoftShadow.darkness(beyond, SHADOW_BLUR);
            var strip = road.strip(yard - beyond, road.path().length(), -HALF - beyond, HALF + beyond);
            double layer = 1 - (1 - wanted) / (1 - shown);
            shadow.getChildren().add(GeometryShapeFactory.area(strip, palette.color(ColourRole.SHADOW, layer)));
            shown = wanted;
        }
        shadow.setTranslateX(-7);
        shadow.setTranslateY(9);
        return shadow;
    }

    private void fill(Group group, double from, double to, double half, ColourRole role) {
        group.getChildren().add(GeometryShapeFactory.area(road.strip(from, to, -half, half), palette.color(role)));
    }

    /// Tints the road: differently every hundred km, and warm in its last section.
    private void warmth(Group group) {
        if (palette.color(ColourRole.WARMTH).getOpacity() == 0) {
            return;
        }
        int perStone = KilometreStone.INTERVAL / Distance.KM_PER_SQUARE;
        for (int square = 0; square < road.squares(); square += perStone) {
            int end = Math.min(square + perStone, road.squares());
            double share = (double) square / road.squares();
            var tint = GeometryShapeFactory.area(
                    road.strip(road.joint(square), road.joint(end), -HALF, HALF),
                    palette.color(ColourRole.WARMTH, share));
            group.getChildren().add(tint);
        }
    }

    private void laneLines(Group group) {
        for (int lane = 1; lane < road.lanes(); lane++) {
            double lateral = road.lateral(lane) - road.laneWidth() / 2;
            var line = GeometryShapeFactory.line(
                    road.line(0, road.path().length(), lateral),
                    palette.color(ColourRole.LANE, LANE_VISIBLE),
                    LANE_LINE);
            line.getStrokeDashArray().setAll(7.0, 6.0);
            group.getChildren().add(line);
        }
    }

    private void joints(Group group) {
        int perStone = KilometreStone.INTERVAL / Distance.KM_PER_SQUARE;
        for (int square = 0; square < road.squares(); square++) {
            boolean strong = square % perStone == 0;
            group.getChildren().addAll(joint(road.joint(square), strong));
        }
    }

    /// The two lines of a joint between squares: a light one across the road, and a darker one to its left, since by
    /// day the light one alone is hard to see.
    private List<Line> joint(double arc, boolean strong) {
        Pose pose = road.path().at(arc);
        Point leftPoint = pose.point(0, -HALF);
        Point rightPoint = pose.point(0, HALF);
        double width = strong ? JOINT_100 : JOINT;
        double off = -(width + JOINT_SHADE) / 2;
        Line twin = GeometryShapeFactory.line(
                leftPoint.plus(off, 0), rightPoint.plus(off, 0), palette.color(ColourRole.JOINT_SHADE), JOINT_SHADE);
        Line line = GeometryShapeFactory.line(
                leftPoint, rightPoint, palette.color(strong ? ColourRole.JOINT_100 : ColourRole.JOINT), width);
        return List.of(twin, line);
    }

    private void greenLights(Group group) {
        for (int lane = 0; lane < road.lanes(); lane++) {
            Point point = road.pose(lane, CarStop.GREEN_LIGHT.index()).at();
            Circle light = new Circle(point.x(), point.y(), Math.min(11, road.laneWidth() * 0.32));
            light.setFill(palette.color(ColourRole.GO));
            light.setStroke(palette.color(ColourRole.CHECK_2));
            light.setStrokeWidth(1.6);
            group.getChildren().add(light);
        }
    }

    private void finish(Group group) {
        double size = Road.BAND / CHECK_ROWS;
        double end = road.path().length();
        for (int column = 0; column < CHECK_COLUMNS; column++) {
            for (int row = 0; row < CHECK_ROWS; row++) {
                double from = end - (column + 1) * size;
                double left = -HALF + row * size;
                ColourRole role = (row + column) % 2 == 0 ? ColourRole.CHECK : ColourRole.CHECK_2;
                group.getChildren()
                        .add(GeometryShapeFactory.area(
                                road.strip(from, from + size, left, left + size), palette.color(role)));
            }
        }
    }
}

package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Particles that fly off a car for a moment: growing puffs and strokes. Their positions depend only on the time.
final class CarEffectNode extends Group {

    private static final int PUFFS = 6;
    private static final int STROKES = 8;
    private static final double LINE = 2.4;
    private static final double THICK = 0.8;

    private final PieceLayout pieceLayout;
    private final List<Circle> puffs = new ArrayList<>();
    private final List<Line> strokes = new ArrayList<>();

    /// @param soot the darkness of its puffs, 0 to 1
    /// @param sparkColour the colour of every other stroke
    CarEffectNode(PieceLayout pieceLayout, Palette palette, double soot, ColourRole sparkColour) {
        this.pieceLayout = pieceLayout;
        Color soft = palette.color(ColourRole.RIM).interpolate(palette.color(ColourRole.SYMBOL_DARK), soot);
        for (int puff = 0; puff < PUFFS; puff++) {
            Circle circle = new Circle(0, soft);
            circle.setVisible(false);
            puffs.add(circle);
        }
        for (int stroke = 0; stroke < STROKES; stroke++) {
            Line line = new Line();
            line.setStroke(palette.color(stroke % 2 == 0 ? sparkColour : ColourRole.HIGHLIGHT));
            line.setStrokeWidth(LINE);
            line.setStrokeLineCap(StrokeLineCap.ROUND);
            line.setVisible(false);
            strokes.add(line);
        }
        getChildren().addAll(puffs);
        getChildren().addAll(strokes);
        setMouseTransparent(true);
    }

    /// Puffs that leave a point of the car one after the other, and drift.
    ///
    /// @param fromPoint the point: along the car and across it, in car lengths from its centre
    /// @param drift their drift until they vanish, in the same unit, but in the board's directions
    /// @param share of the moment, 0 to 1
    void puff(Pose carPose, Point fromPoint, Point drift, double share) {
        double length = pieceLayout.carLength();
        Point sourcePoint = carPose.point(fromPoint.x() * length, fromPoint.y() * length);
        for (int i = 0; i < PUFFS; i++) {
            double age = (share - i * 0.5 / PUFFS) * 2;
            Circle puff = puffs.get(i);
            puff.setVisible(age > 0 && age < 1);
            if (puff.isVisible()) {
                double aside = (i % 3 - 1) * 0.08 * length * age;
                puff.setCenterX(sourcePoint.x() + drift.x() * length * age + aside);
                puff.setCenterY(sourcePoint.y() + drift.y() * length * age + aside / 2);
                puff.setRadius(length * (0.07 + 0.17 * age));
                puff.setOpacity(THICK * (1 - age));
            }
        }
    }

    /// Strokes that shoot from a point in all directions.
    ///
    /// @param reach their reach, in car lengths
    /// @param share of the moment, 0 to 1
    void burst(Point fromPoint, double reach, double share) {
        double length = pieceLayout.carLength();
        double out = 1 - Math.pow(1 - share, 3);
        for (int i = 0; i < STROKES; i++) {
            double angle = 2 * Math.PI * (i + 0.5) / STROKES;
            double near = length * (0.35 + (reach - 0.35) * out * (0.4 + 0.6 * share));
            double far = length * (0.35 + (reach - 0.35) * out);
            Line stroke = strokes.get(i);
            stroke.setVisible(share > 0 && share < 1);
            stroke.setStartX(fromPoint.x() + near * Math.cos(angle));
            stroke.setStartY(fromPoint.y() + near * 0.8 * Math.sin(angle));
            stroke.setEndX(fromPoint.x() + far * Math.cos(angle));
            stroke.setEndY(fromPoint.y() + far * 0.8 * Math.sin(angle));
            stroke.setOpacity(1 - share * share);
        }
    }

    /// Two tire marks behind a car that has braked.
    void skid(Pose carPose, double share) {
        double length = pieceLayout.carLength();
        double side = pieceLayout.carWidth() * 0.32;
        for (int i = 0; i < 2; i++) {
            Line mark = strokes.get(2 * i);
            Point startPoint = carPose.point(-length * 0.3, i == 0 ? -side : side);
            Point endPoint = carPose.point(-length * (0.3 + 0.9 * Math.min(1, share * 3)), i == 0 ? -side : side);
            mark.setVisible(share > 0 && share < 1);
            mark.setStartX(startPoint.x());
            mark.setStartY(startPoint.y());
            mark.setEndX(endPoint.x());
            mark.setEndY(endPoint.y());
            mark.setOpacity(Math.min(1, 2 * (1 - share)));
        }
    }
}

package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// Rockets above the sea: each climbs and bursts into a star of short rays that fall and fade. The positions depend
/// only on the time.
final class FireworksNode extends Group {

    private static final int ROCKETS = 7;
    private static final int SPARKS = 18;
    private static final double CLIMB = 0.3;
    private static final double FLIGHT = 0.46;
    private static final double REACH = 62;
    private static final double FALL = 22;
    private static final double SIZE = 5.4;

    private static final Point FROM = new Point(FixedBoardPlaces.SEA.centre().x(), FixedBoardPlaces.SEA.bottom());

    private final List<Line> sparks = new ArrayList<>();

    /// @param more the colours of some of the rockets
    FireworksNode(Palette palette, List<Color> more) {
        List<Color> colors = new ArrayList<>(more);
        colors.addAll(List.of(
                palette.color(ColourRole.HIGHLIGHT),
                palette.color(ColourRole.RED),
                palette.color(ColourRole.RIM),
                palette.color(ColourRole.GO)));
        for (int rocket = 0; rocket < ROCKETS; rocket++) {
            for (int spark = 0; spark < SPARKS; spark++) {
                // Every other spark of a rocket has the second colour, so that no sky swallows a whole rocket.
                Line ray = new Line();
                ray.setStroke(colors.get((rocket + spark % 2) % colors.size()));
                ray.setStrokeLineCap(StrokeLineCap.ROUND);
                ray.setVisible(false);
                sparks.add(ray);
            }
        }
        getChildren().addAll(sparks);
        setMouseTransparent(true);
    }

    /// Shows a moment of the animation.
    ///
    /// @param share from 0 to 1
    void show(double share) {
        for (int rocket = 0; rocket < ROCKETS; rocket++) {
            double start = rocket * (1 - FLIGHT) / (ROCKETS - 1);
            rocket(rocket, (share - start) / FLIGHT);
        }
    }

    private void rocket(int rocket, double share) {
        List<Line> own = sparks.subList(rocket * SPARKS, (rocket + 1) * SPARKS);
        // Toggling a node's visibility makes JavaFX measure its surroundings again.
        int seen = share <= 0 || share >= 1 ? 0 : share < CLIMB ? 1 : SPARKS;
        own.subList(seen, SPARKS).forEach(spark -> spark.setVisible(false));
        if (seen == 0) {
            return;
        }
        double side = (rocket % 2 == 0 ? -1 : 1) * (12 + 30 * (rocket % 3));
        Point topPoint = FROM.plus(side, -30 - 19 * (rocket * 2 % 5));
        if (share < CLIMB) {
            double climbed = 1 - Math.pow(1 - share / CLIMB, 2);
            Point headPoint = FROM.towards(topPoint, climbed);
            put(own.getFirst(), FROM.towards(topPoint, Math.max(0, climbed - 0.12)), headPoint, SIZE * 0.8, 1);
            return;
        }
        double age = (share - CLIMB) / (1 - CLIMB);
        double out = 1 - Math.pow(1 - age, 3);
        for (int i = 0; i < SPARKS; i++) {
            double angle = 2 * Math.PI * i / SPARKS + rocket;
            double reach = REACH * out * (i % 2 == 0 ? 1 : 0.62);
            Point middlePoint = topPoint.plus(0, FALL * age * age);
            double tail = reach * (0.35 + 0.6 * age);
            put(
                    own.get(i),
                    middlePoint.plus(tail * Math.cos(angle), tail * Math.sin(angle)),
                    middlePoint.plus(reach * Math.cos(angle), reach * Math.sin(angle)),
                    SIZE * (1 - 0.6 * age),
                    1 - age * age * age);
        }
    }

    private static void put(Line spark, Point tailPoint, Point headPoint, double width, double seen) {
        spark.setStartX(tailPoint.x());
        spark.setStartY(tailPoint.y());
        spark.setEndX(headPoint.x());
        spark.setEndY(headPoint.y());
        spark.setStrokeWidth(width);
        spark.setOpacity(seen);
        spark.setVisible(true);
    }
}

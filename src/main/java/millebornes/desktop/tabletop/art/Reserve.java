package millebornes.desktop.tabletop.art;

import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// The places of the reserve on the tray of the great milestone.
final class Reserve {

    private static final double RADIUS = 14.8;
    private static final double COUNT_RADIUS = 8.5;
    private static final double PITCH = 38;
    private static final double UPPER = -88.5;
    private static final double LOWER = -48.5;
    private static final double LEFT = -141;
    private static final double RIGHT = 65;

    private Reserve() {}

    static void lay(Group tray, TokenArt tokens, Map<Hazard, Integer> hazards, Map<Safety, Integer> safeties) {
        var kinds = List.of(
                        Hazard.OUT_OF_GAS,
                        Hazard.FLAT_TIRE,
                        Hazard.ACCIDENT,
                        Hazard.SPEED_LIMIT,
                        Hazard.RED_LIGHT,
                        Hazard.WRONG_WAY)
                .stream()
                .filter(hazards::containsKey)
                .toList();
        for (int i = 0; i < kinds.size(); i++) {
            int left = hazards.getOrDefault(kinds.get(i), 0);
            var at = hazardPlace(i, kinds.size());
            if (left > 0) {
                put(tray, tokens.shadow(RADIUS), at);
                put(tray, tokens.hazard(kinds.get(i), RADIUS), at);
                put(tray, tokens.count(left, COUNT_RADIUS), at.add(12, 11.5));
            } else {
                put(tray, tokens.hazardHollow(RADIUS), at);
            }
        }
        for (Safety safety : Safety.values()) {
            if (safeties.containsKey(safety)) {
                var at = new Point2D(RIGHT + safety.ordinal() % 2 * PITCH, safety.ordinal() < 2 ? UPPER : LOWER);
                laySafety(tray, tokens, safety, safeties.getOrDefault(safety, 0), at);
            }
        }
    }

    private static void laySafety(Group tray, TokenArt tokens, Safety safety, int left, Point2D at) {
        if (left == 0) {
            put(tray, tokens.safetyHollow(RADIUS), at);
            return;
        }
        put(tray, tokens.shadow(RADIUS), at);
        put(tray, tokens.safety(safety, RADIUS), at);
        if (left > 1) {
            put(tray, tokens.count(left, COUNT_RADIUS), at.add(12, 11.5));
        }
    }

    /// Three in the upper row; what is left stands in the middle of the lower one.
    private static Point2D hazardPlace(int index, int count) {
        if (index < 3) {
            return new Point2D(LEFT + index * PITCH, UPPER);
        }
        double start = LEFT + (3 - (count - 3)) * PITCH / 2;
        return new Point2D(start + (index - 3) * PITCH, LOWER);
    }

    private static void put(Group tray, Node node, Point2D at) {
        node.setTranslateX(at.getX());
        node.setTranslateY(at.getY());
        tray.getChildren().add(node);
    }
}

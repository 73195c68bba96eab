package millebornes.desktop.tabletop.art;

import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// The places of the reserve on the tray of the great milestone.
final class Reserve {

    private static final double PITCH = 38;
    private static final double UPPER = -88.5;
    private static final double LOWER = -48.5;
    private static final double LEFT = -141;
    private static final double RIGHT = 65;

    private Reserve() {}

    static void lay(Group tray, TokenArt tokens, Map<Hazard, Integer> hazards, Map<Safety, Integer> safeties) {
        var kinds = TokenArt.RESERVE_ORDER.stream().filter(hazards::containsKey).toList();
        for (int i = 0; i < kinds.size(); i++) {
            int left = hazards.getOrDefault(kinds.get(i), 0);
            var place = tokens.reserved(kinds.get(i), left);
            if (left > 0) {
                place.getChildren().add(tokens.reserveCount(left));
            }
            put(tray, place, hazardPlace(i, kinds.size()));
        }
        for (Safety safety : Safety.values()) {
            if (safeties.containsKey(safety)) {
                var at = new Point2D(RIGHT + safety.ordinal() % 2 * PITCH, safety.ordinal() < 2 ? UPPER : LOWER);
                int left = safeties.getOrDefault(safety, 0);
                var place = tokens.reserved(safety, left);
                if (left > 1) {
                    place.getChildren().add(tokens.reserveCount(left));
                }
                put(tray, place, at);
            }
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

package millebornes.desktop.tabletop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.tabletop.art.TokenArt;
import millebornes.desktop.tabletop.geometry.BoardPlaces;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// Draws the tokens that lie counted at the great milestone. An empty place keeps a hollow.
record ReserveDrawing(TokenArt art) {

    /// The order in which the attacks lie: stops first.
    private static final List<Hazard> ORDER = List.of(
            Hazard.OUT_OF_GAS,
            Hazard.FLAT_TIRE,
            Hazard.ACCIDENT,
            Hazard.SPEED_LIMIT,
            Hazard.RED_LIGHT,
            Hazard.WRONG_WAY);

    private static final double RADIUS = 14.8;
    private static final double COUNT_RADIUS = 8.5;

    Group group(Reserve reserve) {
        List<Hazard> kinds = kinds(reserve);
        Group group = new Group();
        for (Hazard hazard : kinds) {
            int left = reserve.attacks().getOrDefault(hazard, 0);
            List<Node> token = new ArrayList<>();
            if (left > 0) {
                token.add(art.shadow(RADIUS));
                token.add(art.hazard(hazard, RADIUS));
            } else {
                token.add(art.hazardHollow(RADIUS));
            }
            if (left > 0 && left != Reserve.UNCOUNTED) {
                Group count = art.count(left, COUNT_RADIUS);
                count.setTranslateX(12);
                count.setTranslateY(11.5);
                token.add(count);
            }
            group.getChildren().add(at(place(reserve, hazard), token));
        }
        for (Safety safety : Safety.values()) {
            List<Node> token = reserve.safeties().contains(safety)
                    ? List.of(art.shadow(RADIUS), art.safety(safety, RADIUS))
                    : List.of(art.safetyHollow(RADIUS));
            group.getChildren().add(at(place(safety), token));
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// Where a hazard's tokens lie.
    static Point place(Reserve reserve, Hazard hazard) {
        List<Hazard> kinds = kinds(reserve);
        return BoardPlaces.attackReserve(Math.max(0, kinds.indexOf(hazard)), kinds.size());
    }

    /// Where a safety's token lies.
    static Point place(Safety safety) {
        return BoardPlaces.safetyReserve(safety.ordinal());
    }

    private static List<Hazard> kinds(Reserve reserve) {
        return ORDER.stream().filter(reserve.attacks()::containsKey).toList();
    }

    private static Group at(Point place, List<Node> nodes) {
        Group group = new Group(nodes);
        group.setLayoutX(place.x());
        group.setLayoutY(place.y());
        return group;
    }
}

package millebornes.desktop.tabletop.board;

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

    Group group(Reserve reserve) {
        List<Hazard> kinds = kinds(reserve);
        Group group = new Group();
        for (Hazard hazard : kinds) {
            int left = reserve.attacks().getOrDefault(hazard, 0);
            Group place = at(place(reserve, hazard), art.reserved(hazard, left));
            if (left > 0 && left != Reserve.UNCOUNTED) {
                place.getChildren().add(art.reserveCount(left));
            }
            group.getChildren().add(place);
        }
        for (Safety safety : Safety.values()) {
            int left = reserve.safeties().contains(safety) ? 1 : 0;
            group.getChildren().add(at(place(safety), art.reserved(safety, left)));
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
        return TokenArt.RESERVE_ORDER.stream().filter(reserve.attacks()::containsKey).toList();
    }

    private static Group at(Point place, Node token) {
        Group group = new Group(token);
        group.setLayoutX(place.x());
        group.setLayoutY(place.y());
        return group;
    }
}

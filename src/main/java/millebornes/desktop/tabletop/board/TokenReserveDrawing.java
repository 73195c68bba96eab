package millebornes.desktop.tabletop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.GeometryShapeFactory;
import millebornes.desktop.tabletop.art.HazardAndSafetyTokenArt;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.state.TokenReserveViewState;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// Draws the great milestone, and the tokens that lie counted on its tray, in board units. An empty place keeps a
/// hollow.
public record TokenReserveDrawing(ArtFactory art, TokenReserveLayout places) {

    /// The order in which the attacks lie: stops first.
    private static final List<Hazard> ORDER = List.of(
            Hazard.OUT_OF_GAS,
            Hazard.FLAT_TIRE,
            Hazard.ACCIDENT,
            Hazard.SPEED_LIMIT,
            Hazard.RED_LIGHT,
            Hazard.WRONG_WAY);

    /// The reserve in its usual place.
    public TokenReserveDrawing(ArtFactory art) {
        this(art, TokenReserveLayout.USUAL);
    }

    private static final double RADIUS = 14.8;
    private static final double COUNT_RADIUS = 8.5;

    /// The great milestone with its tokens, for who looks at nothing else of the board.
    public Group group(TokenReserveViewState reserve) {
        return new Group(milestone(), tokens(reserve));
    }

    Group milestone() {
        Group milestone = new Group(art.scenery().milestone());
        milestone
                .getTransforms()
                .addAll(
                        GeometryShapeFactory.move(places.foot()),
                        new Scale(TokenReserveLayout.SCALE, TokenReserveLayout.SCALE));
        return milestone;
    }

    Group tokens(TokenReserveViewState reserve) {
        HazardAndSafetyTokenArt tokens = art.tokens();
        List<Hazard> kinds = kinds(reserve);
        Group group = new Group();
        for (Hazard hazard : kinds) {
            int left = reserve.attacks().getOrDefault(hazard, 0);
            List<Node> token = new ArrayList<>();
            if (left > 0) {
                token.add(tokens.shadow(RADIUS));
                token.add(tokens.hazard(hazard, RADIUS));
            } else {
                token.add(tokens.hazardHollow(RADIUS));
            }
            if (left > 0 && left != TokenReserveViewState.UNCOUNTED) {
                Group count = tokens.count(left, COUNT_RADIUS);
                count.setTranslateX(12);
                count.setTranslateY(11.5);
                token.add(count);
            }
            group.getChildren().add(at(place(reserve, places, hazard), token));
        }
        for (Safety safety : Safety.values()) {
            List<Node> token = reserve.safeties().contains(safety)
                    ? List.of(tokens.shadow(RADIUS), tokens.safety(safety, RADIUS))
                    : List.of(tokens.safetyHollow(RADIUS));
            group.getChildren().add(at(places.safety(safety.ordinal()), token));
        }
        group.setMouseTransparent(true);
        return group;
    }

    /// Where a hazard's tokens lie.
    static Point place(TokenReserveViewState reserve, TokenReserveLayout places, Hazard hazard) {
        List<Hazard> kinds = kinds(reserve);
        return places.attack(Math.max(0, kinds.indexOf(hazard)), kinds.size());
    }

    private static List<Hazard> kinds(TokenReserveViewState reserve) {
        return ORDER.stream().filter(reserve.attacks()::containsKey).toList();
    }

    private static Group at(Point place, List<Node> nodes) {
        Group group = new Group(nodes);
        group.setLayoutX(place.x());
        group.setLayoutY(place.y());
        return group;
    }
}

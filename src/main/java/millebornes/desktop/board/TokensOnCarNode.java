package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.HazardAndSafetyTokenArt;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// The tokens of one car, and the sign of a green light that it waits for. All stand upright like road signs.
final class TokensOnCarNode extends Group {

    private final int lane;
    private final HazardAndSafetyTokenArt art;
    private final Map<Hazard, TokenNode> hazards = new EnumMap<>(Hazard.class);
    private final Map<Safety, TokenNode> safeties = new EnumMap<>(Safety.class);
    private final Group waiting = new Group();
    private PieceLayout pieceLayout;
    private CarViewState carState;

    TokensOnCarNode(PieceLayout pieceLayout, int lane, HazardAndSafetyTokenArt art, CarViewState carState) {
        this.pieceLayout = pieceLayout;
        this.lane = lane;
        this.art = art;
        this.carState = carState;
        setMouseTransparent(true);
        show(carState, pieceLayout);
    }

    /// Shows another state; unchanged tokens are only moved.
    void show(CarViewState nextState, PieceLayout newLayout) {
        boolean same = newLayout.tokenGrowth() == pieceLayout.tokenGrowth()
                && nextState.hazards().equals(carState.hazards())
                && nextState.safeties().equals(carState.safeties())
                && nextState.isMarkedAsWaiting() == carState.isMarkedAsWaiting();
        carState = nextState;
        pieceLayout = newLayout;
        if (same
                && getChildren().size()
                        == nextState.signs() + nextState.safeties().size()) {
            place(nextState.stop().index());
            return;
        }
        hazards.clear();
        safeties.clear();
        List<Node> nodes = new ArrayList<>();
        for (Hazard hazard : nextState.hazards()) {
            double radius = pieceLayout.attackRadius();
            TokenNode token = new TokenNode(art, art.hazard(hazard, nextState.livery(), radius), radius);
            hazards.put(hazard, token);
            nodes.add(token);
        }
        for (CarSafetyViewState safetyState : nextState.safeties()) {
            Node face = art.safety(safetyState.safety(), nextState.livery(), pieceLayout.safetyRadius());
            face.setRotate(safetyState.orientation().degrees());
            TokenNode token = new TokenNode(art, face, pieceLayout.safetyRadius());
            safeties.put(safetyState.safety(), token);
            nodes.add(token);
        }
        if (nextState.isMarkedAsWaiting()) {
            waiting.getChildren().setAll(art.waiting(pieceLayout.attackRadius()));
            nodes.add(waiting);
        }
        getChildren().setAll(nodes);
        place(nextState.stop().index());
    }

    /// Moves all tokens to their places for a car at `stop`, the index of a stop or something between two of them.
    void place(double stop) {
        List<Pose> before = pieceLayout.attackPoses(lane, stop, carState.signs());
        for (int i = 0; i < before.size(); i++) {
            Pose toPose = before.get(i);
            if (i < carState.hazards().size()) {
                token(carState.hazards().get(i)).ifPresent(token -> move(token, toPose));
            } else {
                move(waiting, toPose);
            }
        }
        List<Pose> behind =
                pieceLayout.safetyPoses(lane, stop, carState.safeties().size());
        for (int i = 0; i < behind.size(); i++) {
            Pose toPose = behind.get(i);
            token(carState.safeties().get(i).safety()).ifPresent(token -> move(token, toPose));
        }
    }

    Optional<TokenNode> token(Hazard hazard) {
        return Optional.ofNullable(hazards.get(hazard));
    }

    Optional<TokenNode> token(Safety safety) {
        return Optional.ofNullable(safeties.get(safety));
    }

    private static void move(Node token, Pose toPose) {
        token.setLayoutX(toPose.at().x());
        token.setLayoutY(toPose.at().y());
    }
}

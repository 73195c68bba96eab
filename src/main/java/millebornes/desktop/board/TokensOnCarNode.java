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

/// The tokens of one car. Hazards stand upright as signs do; safeties follow the car.
final class TokensOnCarNode extends Group {

    private final int lane;
    private final HazardAndSafetyTokenArt art;
    private final Map<Hazard, TokenNode> hazards = new EnumMap<>(Hazard.class);
    private final Map<Safety, TokenNode> safeties = new EnumMap<>(Safety.class);
    private PieceLayout stand;
    private CarViewState picture;

    TokensOnCarNode(PieceLayout stand, int lane, HazardAndSafetyTokenArt art, CarViewState picture) {
        this.stand = stand;
        this.lane = lane;
        this.art = art;
        this.picture = picture;
        setMouseTransparent(true);
        show(picture, stand);
    }

    /// Shows other tokens, at the place that the picture says; those that are the same are only moved.
    void show(CarViewState next, PieceLayout how) {
        boolean same = how.tokenGrowth() == stand.tokenGrowth()
                && next.hazards().equals(picture.hazards())
                && next.safeties().equals(picture.safeties());
        picture = next;
        stand = how;
        if (same
                && getChildren().size()
                        == next.hazards().size() + next.safeties().size()) {
            place(next.stop().index());
            return;
        }
        hazards.clear();
        safeties.clear();
        List<Node> nodes = new ArrayList<>();
        for (Hazard hazard : next.hazards()) {
            TokenNode token = new TokenNode(art, art.hazard(hazard, stand.attackRadius()), stand.attackRadius());
            hazards.put(hazard, token);
            nodes.add(token);
        }
        for (CarSafetyViewState worn : next.safeties()) {
            Node face = art.safety(worn.safety(), stand.safetyRadius());
            face.setRotate(worn.laid().degrees());
            TokenNode token = new TokenNode(art, face, stand.safetyRadius());
            safeties.put(worn.safety(), token);
            nodes.add(token);
        }
        getChildren().setAll(nodes);
        place(next.stop().index());
    }

    /// Moves all tokens to where they lie when the car is at `stop`.
    void place(double stop) {
        List<Pose> before = stand.attackPoses(lane, stop, picture.hazards().size());
        for (int i = 0; i < before.size(); i++) {
            Pose to = before.get(i);
            token(picture.hazards().get(i)).ifPresent(token -> move(token, to));
        }
        List<Pose> behind = stand.safetyPoses(lane, stop, picture.safeties().size());
        for (int i = 0; i < behind.size(); i++) {
            Pose to = behind.get(i);
            token(picture.safeties().get(i).safety()).ifPresent(token -> move(token, to));
        }
    }

    Optional<TokenNode> token(Hazard hazard) {
        return Optional.ofNullable(hazards.get(hazard));
    }

    Optional<TokenNode> token(Safety safety) {
        return Optional.ofNullable(safeties.get(safety));
    }

    private static void move(Node token, Pose to) {
        token.setLayoutX(to.at().x());
        token.setLayoutY(to.at().y());
    }
}

package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.HazardAndSafetyTokenArt;

/// A token with its shadow. When the token is lifted, the shadow stays on the ground.
final class TokenNode extends Group {

    private final Group shadow;
    private final Group body;

    TokenNode(HazardAndSafetyTokenArt art, Node face, double radius) {
        shadow = art.shadow(radius);
        body = new Group(face);
        getChildren().addAll(shadow, body);
    }

    /// Lifts the token.
    ///
    /// @param height over the ground, in board units
    /// @param scale the scale of its picture
    void rise(double height, double scale) {
        body.setTranslateY(-height);
        body.setScaleX(scale);
        body.setScaleY(scale);
    }
}

package millebornes.desktop.board;

import java.util.function.Supplier;
import javafx.scene.Node;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.motion.BounceCurve;
import millebornes.desktop.motion.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;

/// A token on its way between the great milestone and a car: it flies in an arc, drops and bounces once a little. Its
/// shadow stays on the ground.
final class TokenFlightAnimation implements MovementAnimation {

    private static final double HIGH = 58;
    private static final double SHARE = 0.2;
    private static final double GROWN = 1.1;

    private final TokenNode token;
    private final TokenRoute route;
    private final Runnable landed;

    /// The way of a token.
    ///
    /// @param from where it comes from, as seen from where its node lies
    /// @param to where it goes, likewise
    /// @param millis how long it takes
    /// @param bounce how high it bounces, in board units; 0 if it vanishes on arrival
    record TokenRoute(Supplier<Point> from, Supplier<Point> to, double millis, double bounce) {}

    /// @param landed what to do at the end
    TokenFlightAnimation(TokenNode token, TokenRoute route, Runnable landed) {
        this.token = token;
        this.route = route;
        this.landed = landed;
    }

    @Override
    public void show(double millis) {
        token.setVisible(true);
        double air = route.bounce() > 0 ? route.millis() * (1 - SHARE * 2) : route.millis();
        double share = new EaseCurve(0, 1, air).valueAt(millis);
        Point groundPoint = route.from().get().towards(route.to().get(), share);
        double high = 4 * share * (1 - share);
        double bounce = millis <= air ? 0 : new BounceCurve(route.bounce(), route.millis() - air).valueAt(millis - air);
        token.setTranslateX(groundPoint.x());
        token.setTranslateY(groundPoint.y());
        token.rise(HIGH * high + (millis <= air ? route.bounce() * share : bounce), 1 + GROWN * high);
    }

    @Override
    public void end() {
        token.setVisible(true);
        token.setTranslateX(0);
        token.setTranslateY(0);
        token.rise(0, 1);
        landed.run();
    }

    /// Hides a token that has not come yet.
    static TokenNode hidden(TokenNode token) {
        token.setVisible(false);
        return token;
    }

    /// Where a node's parent sees a point that the board names.
    static Point seenFrom(Node node, Point boardPoint) {
        return boardPoint.plus(-node.getLayoutX(), -node.getLayoutY());
    }
}

package millebornes.desktop.board;

import java.util.function.Supplier;
import javafx.scene.Node;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.motion.MotionCurve.BounceCurve;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;

/// The animation of a token between the great milestone and a car: it flies in an arc, drops, and bounces once. Its
/// shadow stays on the ground.
final class TokenFlightAnimation implements MovementAnimation {

    private static final double HIGH = 58;
    private static final double SHARE = 0.2;
    private static final double GROWN = 1.1;

    private final TokenNode token;
    private final TokenRoute route;
    private final Runnable landed;

    /// The route of a token.
    ///
    /// @param from its start, relative to the place of its node
    /// @param to its target, likewise
    /// @param millis the duration
    /// @param bounce the height of its bounce, in board units; 0 if it vanishes on arrival
    record TokenRoute(Supplier<Point> from, Supplier<Point> to, double millis, double bounce) {}

    /// @param landed called at the end of the flight
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

    /// Makes a token invisible, for the time before it flies, and returns it.
    static TokenNode hidden(TokenNode token) {
        token.setVisible(false);
        return token;
    }

    /// Converts a point of the board to coordinates relative to the place of a node.
    static Point seenFrom(Node node, Point boardPoint) {
        return boardPoint.plus(-node.getLayoutX(), -node.getLayoutY());
    }
}

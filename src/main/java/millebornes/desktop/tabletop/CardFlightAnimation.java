package millebornes.desktop.tabletop;

import java.util.function.Supplier;
import javafx.scene.Group;
import millebornes.desktop.geometry.CardFlipMode;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;
import org.jspecify.annotations.Nullable;

/// The animation of one flying card: it rises on an arc, leans towards its target, and lies down.
final class CardFlightAnimation implements MovementAnimation {

    /// The height of the arc on which a card flies: the greatest one, in px, and its share of a short distance. Between
    /// the card tray and the seats a card stays over the foot of the table: if it rose over the board while the camera
    /// moves, everything between the two would be redrawn in every frame.
    private static final double HIGHEST = 50;

    private static final double HIGH = 0.16;

    /// The greatest lean of a card, in degrees.
    private static final double LEAN = 7;

    private static final double LEANING = 0.02;

    private final Group air;
    private final CardSprite sprite;
    private final CardRoute route;
    private @Nullable CardPose startPose;
    private @Nullable CardPose goalPose;

    /// The route of a card, with its duration in ms. Start and target are computed when they are needed.
    ///
    /// @param millis the duration
    record CardRoute(Supplier<CardPose> from, Supplier<CardPose> to, double millis, CardFlipMode flipMode) {}

    CardFlightAnimation(Group air, CardSprite sprite, CardRoute route) {
        this.air = air;
        this.sprite = sprite;
        this.route = route;
    }

    @Override
    public void show(double millis) {
        CardPose fromPose = startPose;
        CardPose toPose = goalPose;
        if (fromPose == null || toPose == null) {
            fromPose = route.from().get();
            toPose = route.to().get();
            startPose = fromPose;
            goalPose = toPose;
            air.getChildren().add(sprite);
        }
        double share = new EaseCurve(0, 1, route.millis()).valueAt(millis);
        double distance = fromPose.at().distance(toPose.at());
        CardPose currentPose = fromPose.towards(toPose, share, Math.min(HIGHEST, distance * HIGH));
        double across = toPose.at().x() - fromPose.at().x();
        double lean = Math.clamp(across * LEANING, -LEAN, LEAN) * Math.sin(Math.PI * share);
        sprite.lie(new CardPose(currentPose.at(), currentPose.scale(), currentPose.turn() + lean, currentPose.shown()));
        sprite.turn(route.flipMode() == CardFlipMode.TURNED_OVER ? share : 1);
    }

    @Override
    public void end() {
        air.getChildren().remove(sprite);
    }
}

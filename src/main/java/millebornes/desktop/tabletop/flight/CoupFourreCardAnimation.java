package millebornes.desktop.tabletop.flight;

import java.util.function.Supplier;
import javafx.scene.Group;
import millebornes.desktop.motion.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.tabletop.geometry.CardPose;
import org.jspecify.annotations.Nullable;

/// A safety that is shown as a coup-fourré: it swings crosswise, a little too far at first, stays for everybody to see,
/// and shrinks into the token on its car.
final class CoupFourreCardAnimation implements MovementAnimation {

    private static final double CROSSWISE = 90;
    private static final double TOO_FAR = 1.9;
    private static final double LARGE = 1.22;

    /// When it lies crosswise, when it leaves for its car, and when it is there; shares of the whole.
    private static final double SWUNG = 0.24;

    private static final double LEAVES = 0.5;
    private static final double THERE = 0.66;
    private static final double HIGH = 24;

    private final Group air;
    private final CardSprite sprite;
    private final Supplier<CardPose> held;
    private final Supplier<CardPose> to;
    private final double millis;
    private @Nullable CardPose start;

    CoupFourreCardAnimation(
            Group air, CardSprite sprite, Supplier<CardPose> held, Supplier<CardPose> to, double millis) {
        this.air = air;
        this.sprite = sprite;
        this.held = held;
        this.to = to;
        this.millis = millis;
    }

    @Override
    public void show(double elapsed) {
        CardPose from = start;
        if (from == null) {
            from = held.get();
            start = from;
            air.getChildren().add(sprite);
        }
        double share = elapsed / millis;
        double swung = Math.min(1, share / SWUNG);
        double back = swung - 1;
        double turned = 1 + (TOO_FAR + 1) * back * back * back + TOO_FAR * back * back;
        CardPose swinging =
                new CardPose(from.at(), from.scale() * (1 + (LARGE - 1) * swung), from.turn() + CROSSWISE * turned);
        double gone = new EaseCurve(0, 1, THERE - LEAVES).valueAt(share - LEAVES);
        CardPose car = to.get();
        sprite.lie(swinging.towards(new CardPose(car.at(), car.scale(), CROSSWISE), gone, HIGH));
        sprite.setVisible(share < THERE);
    }

    @Override
    public void end() {
        air.getChildren().remove(sprite);
    }
}

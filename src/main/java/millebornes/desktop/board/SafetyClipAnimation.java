package millebornes.desktop.board;

import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;

/// The animation of a safety's token clipped on a car: the car gives way under its weight and springs back.
final class SafetyClipAnimation implements MovementAnimation {

    private static final double SWOLLEN = 1.4;

    /// The share of its size by which the car gives way, and the number of oscillations.
    private static final double GIVES_WAY = 0.2;

    private static final double SPRINGS = 1.5;
    private static final double REACH = 1.2;

    private final MovementAnimation flightAnimation;
    private final PieceLayer pieces;
    private final int car;
    private final double millis;
    private final CarEffectNode effect;

    /// @param flightAnimation the animation of the token
    SafetyClipAnimation(MovementAnimation flightAnimation, PieceLayer pieces, Palette palette, int car, double millis) {
        this.flightAnimation = flightAnimation;
        this.pieces = pieces;
        this.car = car;
        this.millis = millis;
        effect = new CarEffectNode(pieces.stand(car), palette, 0, ColourRole.GO);
    }

    @Override
    public void show(double elapsed) {
        flightAnimation.show(elapsed);
        double share = elapsed / millis;
        double sinceHit = (share - Movement.TokenDrop.TOUCHES) / (1 - Movement.TokenDrop.TOUCHES);
        double left = 1 - sinceHit;
        double low = sinceHit > 0 ? GIVES_WAY * left * Math.cos(2 * Math.PI * SPRINGS * sinceHit) : 0;
        pieces.swell(car, CarReactionAnimation.swollen(SWOLLEN, share) * (1 - low));
        if (effect.getParent() == null) {
            pieces.over().getChildren().add(effect);
        }
        effect.burst(pieces.poses().get(car).at(), REACH, Math.clamp(sinceHit, 0, 1));
    }

    @Override
    public void end() {
        flightAnimation.end();
        pieces.over().getChildren().remove(effect);
        pieces.swell(car, 1);
    }
}

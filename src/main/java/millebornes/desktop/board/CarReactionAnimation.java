package millebornes.desktop.board;

import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Hazard;

/// The reaction of a car to an attack (it swerves and smokes, sinks on a tire, stutters, brakes) or to a remedy (it
/// hops for joy). Meanwhile it is drawn larger.
final class CarReactionAnimation implements MovementAnimation {

    private static final double SWOLLEN = 1.5;

    /// The share of the time in which the car grows, and in which it shrinks again.
    private static final double GROWS = 0.15;

    private static final double SOOT = 0.55;
    private static final double TURN = 2 * Math.PI;

    private final PieceLayer pieces;
    private final int car;
    private final Hazard hazard;
    private final ReactionMood mood;
    private final double millis;
    private final CarEffectNode effect;

    /// The reaction of a car.
    enum ReactionMood {
        STRICKEN,
        RELIEVED
    }

    /// The offset of a car from its place, in car lengths, and its rotation.
    ///
    /// @param along forwards
    /// @param across to its right
    /// @param degrees clockwise
    private record CarSway(double along, double across, double degrees) {}

    CarReactionAnimation(PieceLayer pieces, Palette palette, int car, Hazard hazard, ReactionMood mood, double millis) {
        this.pieces = pieces;
        this.car = car;
        this.hazard = hazard;
        this.mood = mood;
        this.millis = millis;
        boolean dark = mood == ReactionMood.STRICKEN && (hazard == Hazard.ACCIDENT || hazard == Hazard.OUT_OF_GAS);
        ColourRole sparkColour = mood == ReactionMood.RELIEVED
                ? ColourRole.GO
                : hazard == Hazard.RED_LIGHT ? ColourRole.SYMBOL_DARK : ColourRole.RED;
        effect = new CarEffectNode(pieces.stand(car), palette, dark ? SOOT : 0, sparkColour);
    }

    @Override
    public void show(double elapsed) {
        if (effect.getParent() == null) {
            pieces.over().getChildren().add(effect);
        }
        double share = elapsed / millis;
        pieces.swell(car, swollen(SWOLLEN, share));
        CarSway sway = mood == ReactionMood.STRICKEN ? stricken(share) : relieved(share);
        double length = pieces.stand(car).carLength();
        pieces.sway(car, sway.along() * length, sway.across() * length, sway.degrees());
        Pose pose = pieces.poses().get(car);
        if (mood == ReactionMood.STRICKEN) {
            suffer(pose, share);
        } else {
            effect.burst(pose.at(), 1.15, share);
        }
    }

    @Override
    public void end() {
        pieces.over().getChildren().remove(effect);
        pieces.sway(car, 0, 0, 0);
        pieces.swell(car, 1);
    }

    /// The scale of a reacting car.
    ///
    /// @param most its maximum
    /// @param share of the duration, 0 to 1
    static double swollen(double most, double share) {
        return 1 + (most - 1) * Math.clamp(Math.min(share, 1 - share) / GROWS, 0, 1);
    }

    private CarSway stricken(double share) {
        double left = 1 - share;
        double swing = Math.sin(1.5 * TURN * share) * left;
        return switch (hazard) {
            case ACCIDENT -> new CarSway(0.06 * left, 0.14 * swing, 26 * swing);
            // It sinks on one wheel and limps.
            case FLAT_TIRE ->
                new CarSway(
                        0,
                        0.03,
                        9 * Math.min(1, 4 * share) * Math.min(1, 3 * left) + 3 * Math.sin(3 * TURN * share) * left);
            // It jerks forwards, less and less often.
            case OUT_OF_GAS ->
                new CarSway(0.13 * left * Math.abs(Math.sin(2 * TURN * share * (1 - 0.35 * share))), 0, 0);
            // Its nose dives and comes back.
            case RED_LIGHT, SPEED_LIMIT -> new CarSway(0.2 * Math.sin(Math.PI * Math.sqrt(share)) * left, 0, 2 * swing);
            case WRONG_WAY -> new CarSway(-0.1 * swing, 0, 30 * swing);
        };
    }

    private CarSway relieved(double share) {
        double left = 1 - share;
        return switch (hazard) {
            case OUT_OF_GAS, SPEED_LIMIT -> new CarSway(0.16 * Math.sin(TURN * share) * left, 0, 0);
            case FLAT_TIRE, ACCIDENT -> new CarSway(0, 0, 7 * Math.sin(3 * TURN * share) * left);
            case RED_LIGHT, WRONG_WAY -> new CarSway(0.1 * Math.sin(Math.PI * share), 0, 0);
        };
    }

    private void suffer(Pose pose, double share) {
        switch (hazard) {
            case ACCIDENT -> {
                effect.puff(pose, new Point(0.35, 0), new Point(0.1, -0.6), share);
                effect.burst(pose.point(pieces.stand(car).carLength() * 0.4, 0), 0.95, Math.min(1, 2 * share));
            }
            case FLAT_TIRE -> effect.puff(pose, new Point(0.28, 0.2), new Point(0.1, 0.45), share);
            case OUT_OF_GAS -> effect.puff(pose, new Point(-0.5, 0), new Point(-0.25, -0.25), share);
            case RED_LIGHT -> effect.skid(pose, share);
            case SPEED_LIMIT -> effect.burst(sign(pose), 0.8, Math.min(1, 1.6 * share));
            case WRONG_WAY -> effect.puff(pose, new Point(-0.4, 0.1), new Point(-0.3, 0.1), share);
        }
    }

    /// The place of the sign: that of the last token in front of the car.
    private Point sign(Pose pose) {
        PieceLayout pieceLayout = pieces.stand(car);
        return pieces.tokens(car)
                .token(hazard)
                .map(token -> new Point(token.getLayoutX(), token.getLayoutY()))
                .orElseGet(() -> pose.point(pieceLayout.carLength(), 0));
    }
}

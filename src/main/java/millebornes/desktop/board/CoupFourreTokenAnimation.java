package millebornes.desktop.board;

import java.util.Optional;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;

/// The animation of a coup-fourré's tokens on the board, below its large picture: the attack vanishes when the picture
/// appears, and the safety jumps onto its car when the picture disappears.
///
/// @param attack the token that is thrown off
/// @param safety the token that stays, if the car shows it
/// @param cleared removes the attack token
record CoupFourreTokenAnimation(TokenNode attack, Optional<TokenNode> safety, Runnable cleared)
        implements MovementAnimation {

    /// The times, in ms, at which the attack vanishes, the safety appears, and the safety lies on its car.
    private static final double HIT = 300;

    private static final double COMES = 2300;
    private static final double LIES = 2560;

    private static final double LARGE = 2.4;

    @Override
    public void show(double elapsed) {
        attack.setVisible(elapsed < HIT);
        safety.ifPresent(token -> {
            token.setVisible(elapsed >= COMES);
            double left = 1 - new EaseCurve(0, 1, LIES - COMES).valueAt(elapsed - COMES);
            token.rise(0, 1 + (LARGE - 1) * left);
        });
    }

    @Override
    public void end() {
        safety.ifPresent(token -> {
            token.setVisible(true);
            token.rise(0, 1);
        });
        cleared.run();
    }
}

package millebornes.desktop.tabletop.board;

import java.util.Optional;
import millebornes.desktop.motion.EaseCurve;
import millebornes.desktop.motion.MovementAnimation;

/// A coup-fourré on the board: rays open behind the car, the attack is whirled off, and the safety springs onto its
/// car.
///
/// @param millis how long it takes
/// @param burst the rays
/// @param attack the token that flies off
/// @param away 1 when it flies off to the right, −1 to the left: towards the middle of the board, where it is seen
/// @param safety the token that stays, if the car shows it
/// @param cleared takes away what does not stay
record CoupFourreTokenAnimation(
        double millis, SunburstNode burst, TokenNode attack, double away, Optional<TokenNode> safety, Runnable cleared)
        implements MovementAnimation {

    /// When the attack leaves, and when it is out of sight; when the safety comes, and when it lies.
    private static final double HIT = 0.16;

    private static final double AWAY = 0.5;
    private static final double COMES = 0.62;
    private static final double LIES = 0.8;

    private static final double FAR = 150;
    private static final double HIGH = 150;
    private static final double SPIN = 720;
    private static final double LARGE = 2.4;

    @Override
    public void show(double elapsed) {
        double share = elapsed / millis;
        burst.show(share);
        double off = Math.clamp((share - HIT) / (AWAY - HIT), 0, 1);
        attack.setVisible(off < 1);
        attack.setTranslateX(away * FAR * off);
        attack.rise(HIGH * off * (1.7 - off * 0.7), 1 + 1.4 * off);
        attack.turn(SPIN * off);
        attack.setOpacity(1 - off * off);
        safety.ifPresent(token -> {
            token.setVisible(share >= COMES);
            double left = 1 - new EaseCurve(0, 1, LIES - COMES).valueAt(share - COMES);
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

package millebornes.desktop.board;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.tabletop.ConfettiNode;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// The animation of an arrival: rockets over the darkened board, and confetti around the finish.
final class FireworksAnimation implements MovementAnimation {

    /// The greatest darkness of the board, 0 to 1, and the share of the time in which it darkens, or brightens.
    private static final double DIM = 0.55;

    private static final double DUSK = 0.12;

    /// Width and height of the area around the finish in which confetti falls, in board units.
    private static final double RAIN_WIDTH = 620;

    private static final double RAIN_HEIGHT = 420;

    private final BoardSkyNode sky;
    private final BooleanSupplier near;
    private final double millis;
    private final Color night;
    private final FireworksNode fireworks;
    private final ConfettiNode confetti;
    private final Group lights;
    private double fallsFrom = -1;

    /// @param near whether the camera is still zoomed in; until then the board is not darkened
    /// @param winnerLivery the livery whose colours the rockets have
    /// @param finishPoint the finish, in board units
    FireworksAnimation(
            BoardSkyNode sky,
            BooleanSupplier near,
            Palette palette,
            Livery winnerLivery,
            Point finishPoint,
            double millis) {
        this.sky = sky;
        this.near = near;
        this.millis = millis;
        night = palette.color(ColourRole.SYMBOL_DARK);
        fireworks = new FireworksNode(palette, List.of(palette.lit(winnerLivery)), finishPoint);
        confetti = ConfettiNode.raining(palette, Rect.around(finishPoint, RAIN_WIDTH, RAIN_HEIGHT));
        lights = new Group(fireworks, confetti);
    }

    @Override
    public void show(double elapsed) {
        if (lights.getParent() == null) {
            sky.show(lights);
        }
        if (fallsFrom < 0 && !near.getAsBoolean()) {
            fallsFrom = elapsed;
        }
        if (fallsFrom >= 0) {
            double falls = Math.min(elapsed - fallsFrom, millis - elapsed) / (DUSK * millis);
            sky.darken(night, DIM * Math.clamp(falls, 0, 1));
        }
        fireworks.show(elapsed / millis);
        confetti.show(elapsed / millis);
    }

    @Override
    public void end() {
        sky.remove(lights);
        sky.lift();
    }
}

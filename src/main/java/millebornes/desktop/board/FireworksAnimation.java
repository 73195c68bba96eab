package millebornes.desktop.board;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.tabletop.ConfettiNode;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// The animation of an arrival: rockets above the sea and confetti over the darkened board, on which the car that has
/// arrived and its stone stay bright. The car flashes its headlights.
final class FireworksAnimation implements MovementAnimation {

    /// The greatest darkness of the board, 0 to 1, and the share of the time in which it darkens, or brightens.
    private static final double DIM = 0.55;

    private static final double DUSK = 0.12;

    /// The diameter of the bright circles around the car and its stone, in board units.
    private static final double SPOT = 132;

    private static final double STONE_SPOT = 84;

    /// The period of the headlights, in ms.
    private static final double FLASH = 500;

    /// The distance of a headlamp from the middle of the car, and the radius of its glare.
    private static final double LAMP = 8;

    private static final double GLOW = 11;
    private static final double GLARE = 0.8;

    private final BoardEffectLayer effectLayer;
    private final BooleanSupplier near;
    private final double millis;
    private final Color night;
    private final List<Rect> spots;
    private final List<Circle> headlights;
    private final FireworksNode fireworks;
    private final ConfettiNode confetti;
    private final Group lights;
    private double fallsFrom = -1;

    /// @param near whether the camera is still zoomed in; until then the board is not darkened
    /// @param winnerLivery the livery whose colours the rockets have
    /// @param carPose the place of the car, in board units
    /// @param nose the distance from its middle to its headlights
    /// @param stones the middle of its stone, if it has one
    FireworksAnimation(
            BoardEffectLayer effectLayer,
            BooleanSupplier near,
            Palette palette,
            Livery winnerLivery,
            Pose carPose,
            double nose,
            List<Point> stones,
            double millis) {
        this.effectLayer = effectLayer;
        this.near = near;
        this.millis = millis;
        night = palette.color(ColourRole.SYMBOL_DARK);
        spots = Stream.concat(
                        stones.stream().map(stonePoint -> Rect.around(stonePoint, STONE_SPOT, STONE_SPOT)),
                        Stream.of(Rect.around(carPose.at(), SPOT, SPOT)))
                .toList();
        fireworks = new FireworksNode(palette, List.of(palette.lit(winnerLivery)));
        confetti = ConfettiNode.raining(palette, FixedBoardPlaces.SEA);
        headlights = Stream.of(-LAMP, LAMP)
                .map(side -> carPose.point(nose, side))
                .map(lampPoint ->
                        new Circle(lampPoint.x(), lampPoint.y(), GLOW, palette.color(ColourRole.HIGHLIGHT, GLARE)))
                .toList();
        lights = new Group(fireworks, confetti);
        lights.getChildren().addAll(headlights);
    }

    @Override
    public void show(double elapsed) {
        if (lights.getParent() == null) {
            effectLayer.show(lights);
        }
        if (fallsFrom < 0 && !near.getAsBoolean()) {
            fallsFrom = elapsed;
        }
        if (fallsFrom >= 0) {
            double falls = Math.min(elapsed - fallsFrom, millis - elapsed) / (DUSK * millis);
            effectLayer.darken(night, DIM * Math.clamp(falls, 0, 1), spots);
        }
        headlights.forEach(lamp -> lamp.setVisible(elapsed % FLASH < FLASH / 2));
        fireworks.show(elapsed / millis);
        confetti.show(elapsed / millis);
    }

    @Override
    public void end() {
        effectLayer.remove(lights);
        effectLayer.lift();
    }
}

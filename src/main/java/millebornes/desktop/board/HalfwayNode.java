package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.tabletop.ConfettiNode;
import millebornes.desktop.theme.Palette;

/// The kilometre stone in the middle of a long road, which leaps up in confetti in front of a passing car.
final class HalfwayNode extends Group {

    /// The greatest scale of the stone, and the shares of the time in which it grows and shrinks.
    private static final double LARGE = 2.6;

    private static final double LEAPS = 0.22;
    private static final double SHRINKS = 0.25;

    /// The share by which the growing stone exceeds its final scale, and the amplitude of its swing, in degrees.
    private static final double OVERSHOOT = 0.25;

    private static final double SWINGS = 7;

    /// The distance that confetti flies, in board units.
    private static final double REACH = 280;

    private final Scale size = new Scale();
    private final Rotate swing = new Rotate();
    private final ConfettiNode confetti;

    HalfwayNode(SceneryArt scenery, Palette palette, KilometreStone stone) {
        Group leaping =
                new Group(scenery.stone(Integer.toString(stone.kilometres()), stone.scale(), stone.heightShare()));
        leaping.getTransforms().addAll(GeometryShapeFactory.move(stone.foot()), size, swing);
        confetti = ConfettiNode.thrown(palette, stone.room().centre(), REACH);
        getChildren().addAll(confetti, leaping);
        setMouseTransparent(true);
    }

    /// Shows a moment of the animation.
    ///
    /// @param share from 0 to 1; the stone looks as usual at both ends
    void show(double share) {
        double up = Math.clamp(share / LEAPS, 0, 1);
        double down = Math.clamp((1 - share) / SHRINKS, 0, 1);
        double grown = Math.min(up, down * down) * (1 + OVERSHOOT * Math.sin(Math.PI * up) * up);
        size.setX(1 + (LARGE - 1) * grown);
        size.setY(1 + (LARGE - 1) * grown);
        swing.setAngle(SWINGS * Math.sin(4 * Math.PI * share) * (1 - share));
        confetti.show(share);
    }
}

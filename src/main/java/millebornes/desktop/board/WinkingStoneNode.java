package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.geometry.KilometreStone;

/// A kilometre stone that lifts its cap to a car and winks. The stone itself is part of the ground's snapshot: the bare
/// head covers its cap.
final class WinkingStoneNode extends Group {

    /// The shares of the time after which the cap is up, and after which it begins to fall.
    private static final double UP = 0.28;

    private static final double FALLS = 0.62;

    /// The rise of the cap, in board units, and its tilt, in degrees, of a stone of scale 1.
    private static final double HIGH = 9;

    private static final double TIPPED = 13;

    /// The point about which the cap is tilted, and the position of the gleam; both relative to the stone's foot.
    private static final double RIM_X = 11.5;

    private static final double RIM_Y = -16.5;
    private static final double GLEAM_X = 10;
    private static final double GLEAM_Y = -36;
    private static final double SPIN = 60;

    private final Translate lift = new Translate();
    private final Rotate tip = new Rotate(0, RIM_X, RIM_Y);
    private final Scale glint = new Scale();
    private final Rotate turn = new Rotate();

    WinkingStoneNode(SceneryArt scenery, KilometreStone stone) {
        Node cap = new Group(scenery.stoneWink(SceneryArt.StoneWinkPart.CAP));
        cap.getTransforms().addAll(lift, tip);
        Node gleam = new Group(scenery.stoneWink(SceneryArt.StoneWinkPart.GLEAM));
        gleam.getTransforms().addAll(new Translate(GLEAM_X, GLEAM_Y), glint, turn);
        getChildren().addAll(scenery.stoneWink(SceneryArt.StoneWinkPart.HEAD), cap, gleam);
        getTransforms()
                .addAll(
                        GeometryShapeFactory.move(stone.foot()),
                        new Scale(stone.scale(), stone.scale() * stone.heightShare()));
        setMouseTransparent(true);
    }

    /// Shows a moment of the animation.
    ///
    /// @param share from 0 to 1; the stone looks as usual at both ends
    void show(double share) {
        double raised = raised(share);
        lift.setY(-HIGH * raised);
        tip.setAngle(TIPPED * raised);
        double bright = Math.sin(Math.PI * Math.clamp(share, 0, 1));
        glint.setX(bright);
        glint.setY(bright);
        turn.setAngle(SPIN * share);
    }

    /// The height of the cap at a share of the time, from 0 to 1: it rises with a swing, pauses, then falls.
    private static double raised(double share) {
        if (share <= 0 || share >= 1) {
            return 0;
        }
        if (share < UP) {
            double left = 1 - share / UP;
            return 1 - left * left;
        }
        double fallen = Math.max(0, (share - FALLS) / (1 - FALLS));
        return 1 - fallen * fallen;
    }
}

package millebornes.desktop.board;

import static millebornes.desktop.board.AnimationScrubber.end;
import static millebornes.desktop.board.AnimationScrubber.show;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.shape.Shape;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.TableFreezeFrameNode;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;

class FireworksAnimationTest {

    private static final double MILLIS = 2800;

    private Rect roomRect = new Rect(0, 0, 300, 200);
    private boolean near;
    private final BoardEffectLayer effectLayer = Gallery.onToolkit(() -> {
        Region board = new Region();
        BoardEffectLayer aboveLayer = new BoardEffectLayer(new PictureCache(), board, () -> roomRect, List.of());
        new Scene(new Group(board, aboveLayer), 300, 200);
        return aboveLayer;
    });
    private final FireworksAnimation fireworks = new FireworksAnimation(
            effectLayer,
            () -> near,
            ColourTheme.DAY.palette(),
            Livery.A,
            new Pose(new Point(150, 100), 0),
            33,
            List.of(new Point(250, 100)),
            MILLIS);

    @Test
    void nightFallsOverAPictureOfTheBoardAndClearsUp() {
        show(fireworks, 0);
        assertThat(night()).as("no night yet").isZero();
        show(fireworks, 100);
        double dusk = night();
        show(fireworks, 1400);
        assertThat(pictures()).isOne();
        assertThat(night()).isGreaterThan(dusk);
        show(fireworks, 2790);
        assertThat(night()).isLessThan(dusk);
        end(fireworks);
        assertThat(pictures()).isZero();
        assertThat(effectLayer.lookupAll("Line")).as("rockets").isEmpty();
    }

    /// The car and its stone stay bright, with what lies around them dark.
    @Test
    void theNightSparesTheWinnerAndTheStone() {
        show(fireworks, 0);
        show(fireworks, 1400);
        Shape night = (Shape) standing().getChildren().getLast();
        assertThat(night.contains(150, 100)).as("the car").isFalse();
        assertThat(night.contains(250, 100)).as("the stone").isFalse();
        assertThat(night.contains(20, 100)).as("the road").isTrue();
    }

    @Test
    void whileSomebodyLeansOverItTheBoardStaysAsItIs() {
        near = true;
        show(fireworks, 0);
        show(fireworks, 200);
        assertThat(pictures()).isZero();
        near = false;
        show(fireworks, 260);
        assertThat(night()).as("night begins now").isZero();
        show(fireworks, 280);
        assertThat(night()).isBetween(0.01, 0.1);
    }

    @Test
    void aBoardOfAnotherSizeIsPicturedAgain() {
        show(fireworks, 0);
        show(fireworks, 1400);
        Gallery.onToolkit(() -> {
            effectLayer.lift();
            return null;
        });
        assertThat(pictures()).isZero();
        roomRect = new Rect(0, 0, 150, 100);
        show(fireworks, 1420);
        assertThat(pictures()).isOne();
        assertThat(effectLayer
                        .lookupAll("ImageView")
                        .iterator()
                        .next()
                        .getBoundsInParent()
                        .getWidth())
                .isEqualTo(150);
        assertThat(night()).as("as dark as before").isEqualTo(0.55);
    }

    private long pictures() {
        return standing().getChildren().stream()
                .filter(TableFreezeFrameNode.class::isInstance)
                .count();
    }

    private double night() {
        return standing().getChildren().getLast().getOpacity();
    }

    private Group standing() {
        return (Group) effectLayer.getChildren().getFirst();
    }
}

package millebornes.desktop.tabletop;

import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Parent;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.TableFreezeFrameNode;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.motion.MovementAnimation;
import org.jspecify.annotations.Nullable;

/// The animation of a safety played as a coup-fourré: its card grows into a large picture and shrinks into the token on
/// its car.
final class CoupFourreAnimation implements MovementAnimation {

    private static final double HIGH = 30;

    /// A time shortly after the beginning, in ms, at which little of the picture is visible yet.
    private static final double SOON = 100;

    private final Group air;
    private final ArtFactory art;
    private final CardSprite sprite;
    private final CoupFourreScene scene;
    private @Nullable CoupFourreNode coupFourreNode;
    private @Nullable TableFreezeFrameNode nodeBelow;
    private boolean asked;
    private boolean late;
    private boolean over;

    CoupFourreAnimation(Group air, ArtFactory art, CardSprite sprite, CoupFourreScene scene) {
        this.air = air;
        this.art = art;
        this.sprite = sprite;
        this.scene = scene;
    }

    /// The content of the picture, and its places.
    ///
    /// @param held the pose in which the card was held up before, computed when it moves
    /// @param to the pose in which it becomes a token, computed likewise
    /// @param layout the layout of the table
    /// @param coupFourreCase the car and the cards
    /// @param words the texts, computed when they are shown
    record CoupFourreScene(
            Supplier<CardPose> held,
            Supplier<CardPose> to,
            CoupFourreLayout layout,
            CoupFourreNode.CoupFourreCase coupFourreCase,
            Supplier<CoupFourreNode.CoupFourreWords> words) {}

    /// Shows a moment. Building the nodes, taking the snapshot of the table, and drawing both are too much for one
    /// frame, so each has a frame of its own.
    @Override
    public void show(double elapsed) {
        @Nullable Parent table = air.getParent();
        if (table == null || nodeBelow != null) {
            node().show(elapsed);
        } else if (elapsed >= SOON || !Platform.isFxApplicationThread()) {
            if (coupFourreNode == null) {
                picture(table);
            }
            late = nodeBelow == null;
            node().show(elapsed);
        } else if (coupFourreNode == null) {
            node().show(0);
        } else if (!asked) {
            asked = true;
            Platform.runLater(() -> picture(table));
        }
    }

    /// Takes the snapshot of the table below the picture, unless the animation has had to begin without one.
    private void picture(Parent table) {
        if (!over && !late) {
            TableFreezeFrameNode standingTable = TableFreezeFrameNode.of(
                    art.pictures(), table, air, scene.layout().room());
            if (standingTable != null) {
                nodeBelow = standingTable.covering(table, air);
                air.getChildren().addFirst(nodeBelow);
            }
        }
    }

    @Override
    public void end() {
        over = true;
        if (coupFourreNode != null) {
            coupFourreNode.rest();
        }
        air.getChildren()
                .removeAll(Stream.of(nodeBelow, coupFourreNode)
                        .filter(Objects::nonNull)
                        .toList());
    }

    /// The animation when animations are off: the still picture for the same duration.
    MovementAnimation still() {
        return new MovementAnimation() {
            @Override
            public void show(double millis) {
                if (coupFourreNode == null) {
                    node().showStill();
                }
            }

            @Override
            public void end() {
                CoupFourreAnimation.this.end();
            }
        };
    }

    private CoupFourreNode node() {
        CoupFourreNode node = coupFourreNode;
        if (node == null) {
            CardPose fromPose = scene.held().get();
            CardPose largePose = scene.layout().card();
            CardPose tokenPose = scene.to().get();
            node = new CoupFourreNode(
                    art,
                    scene.layout(),
                    scene.coupFourreCase(),
                    scene.words().get(),
                    sprite,
                    (in, out) -> sprite.lie(
                            fromPose.towards(largePose, in, 0).towards(tokenPose, out, HIGH * 4 * out * (1 - out))));
            coupFourreNode = node;
            air.getChildren().add(node);
        }
        return node;
    }
}

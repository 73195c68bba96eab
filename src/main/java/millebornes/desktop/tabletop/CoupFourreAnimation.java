package millebornes.desktop.tabletop;

import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Parent;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.StandingTableNode;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.motion.MovementAnimation;
import org.jspecify.annotations.Nullable;

/// A safety that is shown as a coup-fourré: its card grows where everybody sees it, in the large picture of that
/// moment, and shrinks into the token on its car.
final class CoupFourreAnimation implements MovementAnimation {

    private static final double HIGH = 30;

    /// Until so many ms after the beginning little is seen of it.
    private static final double SOON = 100;

    private final Group air;
    private final ArtFactory art;
    private final CardSprite sprite;
    private final CoupFourreScene scene;
    private @Nullable CoupFourreNode shown;
    private @Nullable StandingTableNode below;
    private boolean asked;
    private boolean late;
    private boolean over;

    CoupFourreAnimation(Group air, ArtFactory art, CardSprite sprite, CoupFourreScene scene) {
        this.air = air;
        this.art = art;
        this.sprite = sprite;
        this.scene = scene;
    }

    /// What is shown and where.
    ///
    /// @param held where the card was held up before, asked when it moves
    /// @param to where it becomes a token, likewise
    /// @param at where everything else lies
    /// @param what what has happened
    /// @param words what is written, asked when it is
    record CoupFourreScene(
            Supplier<CardPose> held,
            Supplier<CardPose> to,
            CoupFourreLayout at,
            CoupFourreNode.CoupFourreCase what,
            Supplier<CoupFourreNode.CoupFourreWords> words) {}

    /// To make all that is shown, to picture the table and to draw both are too much for one frame: who begins makes it, in the
    /// next frame has the picture taken, and goes on when it is there.
    @Override
    public void show(double elapsed) {
        @Nullable Parent table = air.getParent();
        if (table == null || below != null) {
            node().show(elapsed);
        } else if (elapsed >= SOON || !Platform.isFxApplicationThread()) {
            if (shown == null) {
                picture(table);
            }
            late = below == null;
            node().show(elapsed);
        } else if (shown == null) {
            node().show(0);
        } else if (!asked) {
            asked = true;
            Platform.runLater(() -> picture(table));
        }
    }

    /// Whoever had to go on without it does so to the end.
    private void picture(Parent table) {
        if (!over && !late) {
            StandingTableNode picture =
                    StandingTableNode.of(art.pictures(), table, air, scene.at().room());
            if (picture != null) {
                below = picture.covering(table, air);
                air.getChildren().addFirst(below);
            }
        }
    }

    @Override
    public void end() {
        over = true;
        if (shown != null) {
            shown.rest();
        }
        air.getChildren()
                .removeAll(Stream.of(below, shown).filter(Objects::nonNull).toList());
    }

    /// All of it at rest, as long as it lasts: for those for whom nothing moves.
    MovementAnimation still() {
        return new MovementAnimation() {
            @Override
            public void show(double millis) {
                if (shown == null) {
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
        CoupFourreNode node = shown;
        if (node == null) {
            CardPose from = scene.held().get();
            CardPose large = scene.at().card();
            CardPose token = scene.to().get();
            node = new CoupFourreNode(
                    art,
                    scene.at(),
                    scene.what(),
                    scene.words().get(),
                    sprite,
                    (in, out) ->
                            sprite.lie(from.towards(large, in, 0).towards(token, out, HIGH * 4 * out * (1 - out))));
            shown = node;
            air.getChildren().add(node);
        }
        return node;
    }
}

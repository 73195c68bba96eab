package millebornes.desktop.board;

import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.art.StripwiseSnapshot;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// Lets the light over the land change without a jump. The ground in its new light is made beside the toolkit's thread
/// and painted strip by strip, from afar and from near; only then the one is faded into the other. Nothing of it happens
/// while somebody leans over the board, and who leans sees one light only.
final class LandFader {

    /// How long the light takes to change, in seconds.
    static final double FADE = 1.6;

    /// How often it is drawn anew meanwhile, a second. Everything on the board is, each time.
    private static final double PER_SECOND = 12;

    /// However long nothing could be drawn, the light changes by no more than this much of its way at once.
    static final double MOST = 0.1;

    private final GroundImageView ground;
    private final CloseUpGroundView nearGround;
    private final BooleanSupplier leant;
    private final ImageView next = new ImageView();
    private @Nullable Change change;

    /// @param leant whether somebody leans over the board
    LandFader(GroundImageView ground, CloseUpGroundView nearGround, BooleanSupplier leant) {
        this.ground = ground;
        this.nearGround = nearGround;
        this.leant = leant;
        next.setMouseTransparent(true);
    }

    /// What is to be laid over the ground.
    ImageView over() {
        return next;
    }

    /// Begins to change the light.
    ///
    /// @param to the same ground in another light
    /// @param then called when it is seen
    void begin(StaticBoardDrawing to, BoardViewport frame, Runnable then) {
        end();
        change = new Change(to, frame, then);
        change.start();
    }

    /// The ground that the light changes to, or nothing while it does not change.
    @Nullable
    StaticBoardDrawing target() {
        return change == null ? null : change.to;
    }

    /// Gives up a change that is on its way: the ground is about to be drawn anew, or nobody sees it any more.
    void end() {
        if (change != null) {
            change.stop();
            change = null;
        }
        // What cannot be seen the toolkit does not look at again, and would keep the picture.
        next.setImage(null);
    }

    private final class Change extends AnimationTimer {

        private final StaticBoardDrawing to;
        private final BoardViewport frame;
        private final Runnable then;
        private final double pixels = NodeSnapshot.pixelsPerUnit(ground);
        private final CompletableFuture<Group> nodes;
        private @Nullable StripwiseSnapshot afar;
        private @Nullable CloseUpGroundPainting near;
        private int pulses;
        private long last = -1;
        private double faded;

        Change(StaticBoardDrawing to, BoardViewport frame, Runnable then) {
            this.to = to;
            this.frame = frame;
            this.then = then;
            nodes = CompletableFuture.supplyAsync(
                    to::below, task -> Thread.ofPlatform().name("land").daemon().start(task));
        }

        @Override
        public void handle(long now) {
            if (leant.getAsBoolean() || !nodes.isDone()) {
                last = -1;
            } else if (afar == null || !afar.isWhole()) {
                paintAfar();
            } else if (near == null || !near.isWhole()) {
                paintNear();
            } else {
                fade(now);
            }
        }

        private void paintAfar() {
            Rect room = frame.room();
            if (afar == null) {
                afar = NodeSnapshot.stripwise(
                        GroundImageView.stand(nodes.join(), frame),
                        Transform.scale(pixels, pixels),
                        room.width() * pixels,
                        room.height() * pixels);
            } else if (isTurn()) {
                afar.takeNext();
            }
        }

        private void paintNear() {
            if (near == null) {
                near = new CloseUpGroundPainting(GroundImageView.stand(nodes.join(), frame), frame, pixels);
            } else if (isTurn()) {
                near.paintNext();
            }
        }

        private boolean isTurn() {
            return ++pulses % CloseUpGroundView.REST == 0;
        }

        private void fade(long now) {
            if (last < 0) {
                last = now;
                show();
            } else if (now - last >= LivingLandNode.NANOS / PER_SECOND) {
                faded += Math.min(MOST, (now - last) / LivingLandNode.NANOS / FADE);
                last = now;
                next.setOpacity(Math.min(1, faded));
                if (faded >= 1) {
                    finish();
                }
            }
        }

        private void show() {
            if (next.getImage() == null && afar != null && near != null) {
                near.leaveNodes();
                next.setImage(afar.image());
                next.setX(ground.getX());
                next.setY(ground.getY());
                next.setFitWidth(ground.getFitWidth());
                next.setFitHeight(ground.getFitHeight());
                next.setOpacity(0);
            }
        }

        private void finish() {
            if (afar != null && near != null) {
                ground.adopt(to, afar.image());
                nearGround.adopt(near);
            }
            end();
            then.run();
        }
    }
}

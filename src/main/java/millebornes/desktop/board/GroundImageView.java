package millebornes.desktop.board;

import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The ground as one picture, as large as it is on the screen.
///
/// The ground has thousands of nodes. Even when they are cached the toolkit walks over all of them every frame, which
/// costs more than the car that drives above. They need as much memory as the picture, so they are not kept either.
final class GroundImageView extends ImageView {

    private @Nullable StaticBoardDrawing drawn;
    private @Nullable BoardViewport taken;
    private double pixels;
    private @Nullable Group nodes;

    GroundImageView() {
        setMouseTransparent(true);
    }

    /// Whether that ground is shown already where a frame says.
    boolean shows(StaticBoardDrawing ground, BoardViewport frame) {
        return isAlike(ground) && frame.equals(taken) && NodeSnapshot.pixelsPerUnit(this) == pixels;
    }

    private boolean isAlike(StaticBoardDrawing ground) {
        return drawn != null && drawn.looksLike(ground) && drawn.isLitLike(ground);
    }

    /// Shows a ground where a frame says; it is drawn anew.
    void show(StaticBoardDrawing ground, BoardViewport frame) {
        if (!isAlike(ground)) {
            nodes = null;
        }
        drawn = ground;
        taken = frame;
        pixels = NodeSnapshot.pixelsPerUnit(this);
        take(frame);
    }

    /// Takes over a picture of a ground that has been painted elsewhere, for the frame that is shown.
    void adopt(StaticBoardDrawing ground, Image painted) {
        nodes = null;
        drawn = ground;
        setImage(painted);
    }

    private void take(BoardViewport frame) {
        // Both pictures at once are more than a small heap may hold.
        setImage(null);
        Rect room = frame.room();
        Group stand = stand(frame);
        setImage(
                NodeSnapshot.of(stand, Transform.scale(pixels, pixels), room.width() * pixels, room.height() * pixels));
        stand.getChildren().clear();
        setX(room.x());
        setY(room.y());
        setFitWidth(room.width());
        setFitHeight(room.height());
    }

    /// The ground's nodes as a frame lays them, the room's corner at the origin. They can stand in one place only: a
    /// picture of them must be finished, or be given up, before the next one is begun.
    Group stand(BoardViewport frame) {
        Group standing = nodes == null ? drawn().below() : nodes;
        nodes = standing;
        return stand(standing, frame);
    }

    /// The nodes of a ground as a frame lays them, the room's corner at the origin.
    static Group stand(Group standing, BoardViewport frame) {
        Rect room = frame.room();
        standing.getTransforms()
                .setAll(
                        new Translate(
                                frame.origin().x() - room.x(), frame.origin().y() - room.y()),
                        new Scale(frame.scale(), frame.scale()));
        return new Group(standing);
    }

    /// Gives up the nodes, of which all pictures have been taken that are needed at present; they are made anew for the
    /// next one.
    void forgetNodes() {
        nodes = null;
    }

    private StaticBoardDrawing drawn() {
        if (drawn == null) {
            throw new IllegalStateException("no ground has been shown yet");
        }
        return drawn;
    }
}

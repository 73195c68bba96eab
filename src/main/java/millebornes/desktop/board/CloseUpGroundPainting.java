package millebornes.desktop.board;

import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.ImageBuffer;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.art.StripwiseSnapshot;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The picture of a ground as it is seen from near, on its way: it takes longer to paint than a frame may.
final class CloseUpGroundPainting {

    /// It has no more pixels than that, so that a large window does not need too much memory for it.
    private static final double MOST_PIXELS = 2.2e6;

    /// Scales that differ by less are alike: no pixel of a picture lies elsewhere for it. Likewise parts of a pixel.
    private static final double SAME = 1e-6;

    private final double pixels;
    private final double larger;
    private final StripwiseSnapshot picture;

    /// @param stand the ground's nodes as `frame` lays them, taken over
    /// @param pixels how many pixels of the screen a unit of the window is long
    CloseUpGroundPainting(Group stand, BoardViewport frame, double pixels) {
        Rect room = frame.room();
        double area = room.width() * room.height() * pixels * pixels;
        this.pixels = pixels;
        larger = Math.clamp(Math.sqrt(MOST_PIXELS / area), 1, CloseUpFrame.NEAREST) * pixels;
        picture = NodeSnapshot.stripwise(
                stand, Transform.scale(larger, larger), room.width() * larger, room.height() * larger);
    }

    /// Paints a strip more.
    void paintNext() {
        picture.takeNext();
    }

    boolean isWhole() {
        return picture.isWhole();
    }

    /// All of it.
    Image image() {
        return picture.image();
    }

    /// How long one of its pixels is, in px of the window, when all is seen so much larger.
    double pixel(double scale) {
        return scale / larger;
    }

    /// Whether its pixels are those of the screen when it is enlarged so much.
    boolean fits(double scale) {
        return Math.abs(larger - scale * pixels) < SAME && pixels == 1;
    }

    /// Lays what is near into a picture, whose pixels it has then.
    ///
    /// @return which of its own pixels lie there now; null when there are more than the picture has
    @Nullable
    Rectangle2D lay(CloseUpFrame part, ImageBuffer into) {
        Rect room = part.room();
        Rect near = part.near();
        int left = (int) Math.floor((near.x() - room.x()) * larger + SAME);
        int top = (int) Math.floor((near.y() - room.y()) * larger + SAME);
        int right = Math.min(picture.width(), (int) Math.ceil((near.right() - room.x()) * larger - SAME));
        int bottom = Math.min(picture.height(), (int) Math.ceil((near.bottom() - room.y()) * larger - SAME));
        if (right - left > into.width() || bottom - top > into.height()) {
            return null;
        }
        picture.copy(left, top, right - left, bottom - top, into);
        return new Rectangle2D(left, top, right - left, bottom - top);
    }

    /// Gives the nodes up; what is not painted yet never will be.
    void leaveNodes() {
        picture.giveUp();
    }
}

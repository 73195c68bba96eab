package millebornes.desktop.tabletop.board;

import javafx.animation.AnimationTimer;
import javafx.scene.image.ImageView;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.tabletop.geometry.BoardViewport;
import millebornes.desktop.tabletop.geometry.CloseUpFrame;
import millebornes.desktop.tabletop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The ground as it is seen from near, as one picture of all of it: to show another part of it, it is only moved.
///
/// To paint it takes longer than a frame may, so it is painted in strips, now and then, while the board is in a window.
/// To enlarge the smaller picture instead takes several times as long as to copy this one, in every frame.
final class CloseUpGroundView extends ImageView {

    /// One pulse in so many paints a strip.
    static final int REST = 4;

    private final GroundImageView ground;
    private @Nullable Painting painting;

    /// @param ground the ground as it is seen from afar
    CloseUpGroundView(GroundImageView ground) {
        this.ground = ground;
        setMouseTransparent(true);
        setVisible(false);
    }

    /// Takes over a picture that has been painted elsewhere, of a ground that is about to be seen.
    ///
    /// @param painted all of it
    void adopt(CloseUpGroundPainting painted) {
        forget();
        painting = new Painting(painted);
    }

    /// Begins to paint it, unless that is done already.
    void prepare(BoardViewport frame) {
        if (painting == null) {
            painting = new Painting(
                    new CloseUpGroundPainting(ground.stand(frame), frame, NodeSnapshot.pixelsPerUnit(ground)));
            painting.start();
        }
    }

    /// Paints at once what is left of it.
    void finish(BoardViewport frame) {
        prepare(frame);
        if (painting != null) {
            painting.finish();
        }
    }

    /// Gives up what has been painted: the ground looks otherwise, is about to be painted elsewhere, or nobody sees it
    /// any more.
    void forget() {
        if (painting != null) {
            painting.rest();
            painting = null;
        }
        setImage(null);
        hide();
    }

    /// Shows a part of the ground, if it has been painted.
    ///
    /// @return whether it has been
    boolean show(CloseUpFrame part) {
        Painting painted = painting;
        if (painted == null || !painted.picture.isWhole()) {
            return false;
        }
        if (!isVisible()) {
            Rect room = part.room();
            double scale = part.nearest();
            boolean alike = painted.picture.fits(scale);
            setImage(painted.picture.image());
            setFitWidth(alike ? 0 : room.width() * scale);
            setFitHeight(alike ? 0 : room.height() * scale);
            setX(Math.rint(room.x() + (room.x() - part.near().x()) * scale));
            setY(Math.rint(room.y() + (room.y() - part.near().y()) * scale));
            setVisible(true);
        }
        return true;
    }

    void hide() {
        setVisible(false);
    }

    /// The picture on its way.
    private final class Painting extends AnimationTimer {

        private final CloseUpGroundPainting picture;
        private int pulses;

        Painting(CloseUpGroundPainting picture) {
            this.picture = picture;
        }

        @Override
        public void handle(long now) {
            if (++pulses % REST == 0) {
                picture.paintNext();
            }
            if (picture.isWhole()) {
                rest();
            }
        }

        void finish() {
            while (!picture.isWhole()) {
                picture.paintNext();
            }
            rest();
        }

        void rest() {
            stop();
            picture.leaveNodes();
            ground.forgetNodes();
        }
    }
}

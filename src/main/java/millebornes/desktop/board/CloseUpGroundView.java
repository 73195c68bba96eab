package millebornes.desktop.board;

import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import millebornes.desktop.art.ImageBuffer;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CloseUpFrame;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// The ground as it is seen from near, of which one picture of all of it is kept; the part that is near is laid out for each
/// drive.
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
        hide();
    }

    /// Shows a part of the ground, if it has been painted.
    ///
    /// @param canvas shows it where it has as many pixels: the toolkit makes a copy of every picture it shows, and all of
    ///     this one is large
    /// @return whether it has been
    boolean show(CloseUpFrame part, ImageBuffer canvas) {
        Painting painted = painting;
        if (painted == null || !painted.picture.isWhole()) {
            return false;
        }
        if (getImage() == null) {
            show(painted.picture, part, canvas);
        }
        return true;
    }

    private void show(CloseUpGroundPainting picture, CloseUpFrame part, ImageBuffer canvas) {
        Rect room = part.room();
        double scale = part.nearest();
        double pixel = picture.pixel(scale);
        @Nullable Rectangle2D laid = picture.lay(part, canvas);
        Image image = laid == null ? picture.image() : canvas.image();
        Rectangle2D at = laid == null ? new Rectangle2D(0, 0, image.getWidth(), image.getHeight()) : laid;
        boolean alike = picture.fits(scale);
        setImage(image);
        setViewport(new Rectangle2D(0, 0, at.getWidth(), at.getHeight()));
        setFitWidth(alike ? 0 : at.getWidth() * pixel);
        setFitHeight(alike ? 0 : at.getHeight() * pixel);
        setX(Math.rint(room.x() + (room.x() - part.near().x()) * scale) + at.getMinX() * pixel);
        setY(Math.rint(room.y() + (room.y() - part.near().y()) * scale) + at.getMinY() * pixel);
    }

    /// Shows nothing. What cannot be seen the toolkit does not look at again, and would keep the picture.
    void hide() {
        setImage(null);
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

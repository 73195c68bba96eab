package millebornes.desktop.board;

import javafx.animation.Transition;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.util.Duration;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.PictureCache.Picture;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CameraPath;
import org.jspecify.annotations.Nullable;

/// The land and the road below all pieces, as one snapshot, taken once for a window, since they have thousands of
/// nodes. It has the resolution of the close view, as far as the pixel budget allows.
final class BoardGround extends Group {

    /// The duration in which the light of the land changes.
    static final Duration FADE = Duration.seconds(1.6);

    /// The frames per second while the light changes; each redraws the whole board.
    private static final double PER_SECOND = 12;

    private final PictureCache pictures;
    private final Transition fade = new Fade();
    private ImageView shown = new ImageView();
    private ImageView coming = new ImageView();
    private @Nullable StaticBoardDrawing shownDrawing;
    private @Nullable StaticBoardDrawing targetDrawing;
    private @Nullable BoardViewport snapshotViewport;
    private double sharp;

    BoardGround(PictureCache pictures) {
        this.pictures = pictures;
        setMouseTransparent(true);
    }

    /// Whether the ground is shown, or about to be shown, in a viewport.
    boolean shows(StaticBoardDrawing drawing, BoardViewport viewport) {
        StaticBoardDrawing lastDrawing = targetDrawing == null ? shownDrawing : targetDrawing;
        return lastDrawing != null
                && lastDrawing.looksLike(drawing)
                && lastDrawing.isLitLike(drawing)
                && viewport.equals(snapshotViewport)
                && PictureCache.pixelsPerUnit(this) == sharp;
    }

    /// Draws a ground in a viewport, and shows it.
    void show(StaticBoardDrawing drawing, BoardViewport viewport) {
        forget();
        sharp = PictureCache.pixelsPerUnit(this);
        snapshotViewport = viewport;
        shownDrawing = drawing;
        paint(drawing, viewport, shown).showIn(shown);
        getChildren().setAll(shown);
    }

    /// Draws the same ground in another light, on a thread of its own, and fades it in.
    void change(StaticBoardDrawing litDrawing, BoardViewport viewport) {
        finish();
        targetDrawing = litDrawing;
        // A picture that is still being painted belongs to the view of its own change.
        ImageView view = new ImageView();
        coming = view;
        PictureCache.beside(() -> paint(litDrawing, viewport, view), picture -> {
            if (litDrawing.equals(targetDrawing) && viewport.equals(snapshotViewport)) {
                fade(litDrawing, picture);
            } else {
                pictures.release(view);
            }
        });
    }

    private void fade(StaticBoardDrawing litDrawing, Picture picture) {
        shownDrawing = litDrawing;
        targetDrawing = null;
        picture.showIn(coming);
        coming.setOpacity(0);
        getChildren().setAll(shown, coming);
        fade.playFromStart();
    }

    /// Ends a running fade.
    void finish() {
        fade.stop();
        targetDrawing = null;
        if (getChildren().size() > 1) {
            ImageView before = shown;
            shown = coming;
            coming = before;
            shown.setOpacity(1);
            getChildren().setAll(shown);
        }
        clear(coming);
    }

    /// Ends a running fade and releases the snapshots; for a ground that is no longer visible.
    void forget() {
        finish();
        clear(shown);
        snapshotViewport = null;
        shownDrawing = null;
    }

    private void clear(ImageView view) {
        view.setImage(null);
        pictures.release(view);
    }

    private Picture paint(StaticBoardDrawing drawing, BoardViewport viewport, ImageView owner) {
        Group nodes = drawing.below();
        nodes.getTransforms()
                .setAll(
                        new Translate(viewport.origin().x(), viewport.origin().y()),
                        new Scale(viewport.scale(), viewport.scale()));
        return pictures.large(PictureCache.Use.GROUND, owner, sharp * CameraPath.ZOOM, viewport.room(), nodes);
    }

    private final class Fade extends Transition {

        Fade() {
            super(PER_SECOND);
            setCycleDuration(FADE);
            setOnFinished(_ -> finish());
        }

        @Override
        protected void interpolate(double share) {
            coming.setOpacity(share);
        }
    }
}

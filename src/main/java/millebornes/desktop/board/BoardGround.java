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

/// The ground as one picture, painted once for a window: it has thousands of nodes. It is as sharp as it is seen from near,
/// as far as the pixels allow.
final class BoardGround extends Group {

    /// How long the light takes to change.
    static final Duration FADE = Duration.seconds(1.6);

    /// How often it is drawn again meanwhile, a second: all of the board is, each time.
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

    /// Whether a ground is shown, or is about to be, where a frame says.
    boolean shows(StaticBoardDrawing drawing, BoardViewport viewport) {
        StaticBoardDrawing lastDrawing = targetDrawing == null ? shownDrawing : targetDrawing;
        return lastDrawing != null
                && lastDrawing.looksLike(drawing)
                && lastDrawing.isLitLike(drawing)
                && viewport.equals(snapshotViewport)
                && PictureCache.pixelsPerUnit(this) == sharp;
    }

    /// Paints a ground where a frame says, and shows it.
    void show(StaticBoardDrawing drawing, BoardViewport viewport) {
        forget();
        sharp = PictureCache.pixelsPerUnit(this);
        snapshotViewport = viewport;
        shownDrawing = drawing;
        paint(drawing, viewport, shown).showIn(shown);
        getChildren().setAll(shown);
    }

    /// Paints the same ground in another light, on a thread of its own, and fades over to it.
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

    /// Shows the light that was fading in.
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

    /// Gives the pictures up: nobody sees the ground.
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

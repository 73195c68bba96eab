package millebornes.desktop.controls;

import java.util.concurrent.CompletableFuture;
import javafx.animation.AnimationTimer;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.PictureCache.Picture;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.StyleClasses;

/// A drawing behind a page, seen as a picture of it.
///
/// The picture is taken once for a size and released when the pane leaves the window. A page that must be there at once
/// has its first picture taken beside the toolkit's thread, and shows something simpler until then.
public abstract class SnapshotPane extends Pane {

    /// After so many frames a page has been drawn.
    private static final int FIRST_FRAMES = 2;

    private final PictureCache pictures;
    private final PictureCache.Use use;
    private final ImageView picture = new ImageView();
    private Rect takenRect = new Rect(0, 0, 0, 0);
    private double takenPixels;
    private boolean unhurried;

    /// Has its pictures taken before it is seen.
    protected SnapshotPane(PictureCache pictures, PictureCache.Use use) {
        this(pictures, use, false);
    }

    /// @param unhurried whether the first picture may come a moment later
    protected SnapshotPane(PictureCache pictures, PictureCache.Use use, boolean unhurried) {
        this.pictures = pictures;
        this.use = use;
        this.unhurried = unhurried;
        picture.setManaged(false);
        getStyleClass().add(StyleClasses.PAGE);
        getChildren().add(picture);
        setMouseTransparent(true);
        setMinSize(0, 0);
        Rectangle frame = new Rectangle();
        frame.widthProperty().bind(widthProperty());
        frame.heightProperty().bind(heightProperty());
        setClip(frame);
        sceneProperty().subscribe((_, window) -> {
            if (window == null) {
                picture.setImage(null);
                pictures.release(this);
                takenPixels = 0;
            } else {
                requestLayout();
            }
        });
    }

    /// The drawing as it is seen in a pane of that size, in px; what lies outside of it is cut. For an unhurried picture
    /// it is asked for on a thread of its own.
    protected abstract Group drawing(double width, double height);

    /// Called when the first picture has come.
    protected void taken() {}

    @Override
    protected final void layoutChildren() {
        double pixels = PictureCache.pixelsPerUnit(this);
        boolean empty = getWidth() < 1 || getHeight() < 1;
        Rect roomRect = new Rect(0, 0, getWidth(), getHeight());
        if (empty || (roomRect.equals(takenRect) && pixels == takenPixels)) {
            return;
        }
        takenRect = roomRect;
        takenPixels = pixels;
        if (unhurried) {
            takeBesides(roomRect, pixels);
        } else {
            take(drawing(getWidth(), getHeight()), roomRect, pixels).showIn(picture);
        }
    }

    private void takeBesides(Rect roomRect, double pixels) {
        CompletableFuture<Boolean> seen = whenPageIsSeen();
        PictureCache.beside(
                () -> {
                    Group drawn = drawing(roomRect.width(), roomRect.height());
                    seen.join();
                    return take(drawn, roomRect, pixels);
                },
                snapshotPicture -> {
                    // Another size may have been asked for meanwhile: its picture is on its way.
                    if (roomRect.equals(takenRect) && pixels == takenPixels) {
                        snapshotPicture.showIn(picture);
                        unhurried = false;
                        taken();
                    }
                });
    }

    /// What takes a picture waits in one line with what draws the window, so the page goes first.
    private static CompletableFuture<Boolean> whenPageIsSeen() {
        CompletableFuture<Boolean> seen = new CompletableFuture<>();
        new AnimationTimer() {
            private int frames;

            @Override
            public void handle(long now) {
                if (++frames > FIRST_FRAMES) {
                    stop();
                    seen.complete(true);
                }
            }
        }.start();
        return seen;
    }

    private Picture take(Group drawn, Rect roomRect, double pixels) {
        return pictures.large(use, this, pixels, roomRect, drawn);
    }
}

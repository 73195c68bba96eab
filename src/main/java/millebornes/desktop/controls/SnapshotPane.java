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

/// A background drawing of a page, shown as a snapshot.
///
/// The snapshot is taken once per size and released when the pane leaves the window. A page that must appear at once
/// has its first snapshot taken off the JavaFX thread, and shows something simpler until then.
public abstract class SnapshotPane extends Pane {

    /// The number of pulses after which a page has been drawn for the first time.
    private static final int FIRST_FRAMES = 2;

    private final PictureCache pictures;
    private final PictureCache.Use use;
    private final ImageView picture = new ImageView();
    private final Rectangle frame = new Rectangle();
    private Rect snapshotRect = new Rect(0, 0, 0, 0);
    private double takenPixels;
    private boolean unhurried;

    /// A pane whose snapshots are taken before it is shown.
    protected SnapshotPane(PictureCache pictures, PictureCache.Use use) {
        this(pictures, use, false);
    }

    /// @param unhurried whether the first snapshot may come a moment later
    protected SnapshotPane(PictureCache pictures, PictureCache.Use use, boolean unhurried) {
        this.pictures = pictures;
        this.use = use;
        this.unhurried = unhurried;
        picture.setManaged(false);
        getStyleClass().add(StyleClasses.PAGE);
        getChildren().add(picture);
        setMouseTransparent(true);
        setMinSize(0, 0);
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

    /// Gives the pane round corners.
    ///
    /// @param radius in px
    protected final void round(double radius) {
        frame.setArcWidth(2 * radius);
        frame.setArcHeight(2 * radius);
    }

    /// Creates the drawing for a pane of that size, in px; what is outside is cut off. For an unhurried first snapshot
    /// it is called on a thread of its own.
    protected abstract Group drawing(double width, double height);

    /// Called when the first snapshot has been taken.
    protected void taken() {}

    @Override
    protected final void layoutChildren() {
        double pixels = PictureCache.pixelsPerUnit(this);
        boolean empty = getWidth() < 1 || getHeight() < 1;
        Rect roomRect = new Rect(0, 0, getWidth(), getHeight());
        if (empty || (roomRect.equals(snapshotRect) && pixels == takenPixels)) {
            return;
        }
        snapshotRect = roomRect;
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
                    if (getScene() == null) {
                        pictures.release(this);
                    } else if (roomRect.equals(snapshotRect) && pixels == takenPixels) {
                        snapshotPicture.showIn(picture);
                        unhurried = false;
                        taken();
                    } // otherwise another size has been asked for meanwhile, whose picture is on its way
                });
    }

    /// Completes when the page has been drawn. A snapshot that is requested before would delay the page, since
    /// snapshots and frames share one queue.
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

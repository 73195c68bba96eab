package millebornes.desktop.controls;

import java.util.concurrent.CompletableFuture;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Transform;
import millebornes.desktop.art.NodeSnapshot;
import millebornes.desktop.theme.StyleClasses;

/// A drawing behind a page, seen as a picture of it.
///
/// The picture is taken once for a size and goes when the page goes. The toolkit's own caches are not given back by a
/// page that is forgotten. A page that must be there at once has its first picture taken beside the toolkit's thread, and
/// shows something simpler until then.
public abstract class SnapshotPane extends Pane {

    /// After so many frames a page has been drawn.
    private static final int FIRST_FRAMES = 2;

    private final ImageView picture = new ImageView();
    private double takenWidth;
    private double takenHeight;
    private double takenPixels;
    private final boolean unhurried;

    /// Has its pictures taken before it is seen.
    protected SnapshotPane() {
        this(false);
    }

    /// @param unhurried whether the first picture may come a moment later
    protected SnapshotPane(boolean unhurried) {
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
    }

    /// The drawing as it is seen in a pane of that size, in px; what lies outside of it is cut. For an unhurried picture
    /// it is asked for on a thread of its own.
    protected abstract Group drawing(double width, double height);

    /// Called when the first picture has come.
    protected void taken() {}

    @Override
    protected final void layoutChildren() {
        double pixels = NodeSnapshot.pixelsPerUnit(this);
        boolean empty = getWidth() < 1 || getHeight() < 1;
        if (empty || (getWidth() == takenWidth && getHeight() == takenHeight && pixels == takenPixels)) {
            return;
        }
        takenWidth = getWidth();
        takenHeight = getHeight();
        takenPixels = pixels;
        if (unhurried && picture.getImage() == null) {
            takeBesides(takenWidth, takenHeight, pixels);
        } else {
            show(take(drawing(takenWidth, takenHeight), takenWidth, takenHeight, pixels));
        }
    }

    private void takeBesides(double width, double height, double pixels) {
        CompletableFuture<Boolean> seen = whenPageIsSeen();
        Thread.ofPlatform().name("picture").daemon().start(() -> {
            Group drawn = drawing(width, height);
            seen.join();
            Image image = take(drawn, width, height, pixels);
            Platform.runLater(() -> {
                // Another size has been asked for meanwhile: its picture is on its way.
                if (width == takenWidth && height == takenHeight && pixels == takenPixels) {
                    show(image);
                    taken();
                }
            });
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

    private static Image take(Group drawn, double width, double height, double pixels) {
        return NodeSnapshot.of(drawn, Transform.scale(pixels, pixels), width * pixels, height * pixels);
    }

    private void show(Image image) {
        picture.setImage(image);
        picture.setFitWidth(Math.ceil(takenWidth * takenPixels) / takenPixels);
        picture.setFitHeight(Math.ceil(takenHeight * takenPixels) / takenPixels);
    }
}

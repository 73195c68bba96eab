package millebornes.desktop.art;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Transform;
import javafx.stage.Screen;
import millebornes.desktop.geometry.Rect;

/// Takes pictures of nodes: of those that stand in no window, and of a part of what stands in one.
public final class NodeSnapshot {

    /// Beside the toolkit's thread a picture is taken in strips so high, in pixels, so that people never wait for all
    /// of it.
    private static final int STRIP = 64;

    /// On it in strips so high: what the toolkit has drawn on is as large as the picture and stays beside it.
    private static final int HIGH_STRIP = 256;

    /// So many pixels are no large object to the collector, whose regions are at least 1 MB.
    private static final int SMALL = 120_000;

    private static final String NO_STYLE = "data:text/css,";

    private final Parent subject;
    private final Transform through;
    private final int width;
    private final int height;

    private NodeSnapshot(Parent subject, Transform through, double width, double height) {
        this.subject = subject;
        this.through = through;
        this.width = (int) Math.ceil(width);
        this.height = (int) Math.ceil(height);
    }

    /// How many pixels of the screen one unit of a node is long, so that a picture in its place is as sharp as it: more
    /// than 1 on screens with small pixels and where the node stands in something enlarged.
    public static double pixelsPerUnit(Node node) {
        Transform there = node.getLocalToSceneTransform();
        double screen = Screen.getScreens().stream()
                .mapToDouble(Screen::getOutputScaleX)
                .max()
                .orElse(1);
        return screen * Math.hypot(there.getMxx(), there.getMyx());
    }

    /// A picture on a transparent ground of what lies from the origin to the right and down.
    ///
    /// It is taken on the toolkit's thread; on any other one the call waits for that.
    ///
    /// @param through from the subject's units to pixels
    /// @param width in pixels, as `height`
    public static Image of(Parent subject, Transform through, double width, double height) {
        NodeSnapshot photo = new NodeSnapshot(subject, through, width, height);
        return photo.inStrips(
                Platform.isFxApplicationThread() ? HIGH_STRIP : STRIP,
                (top, high) -> onToolkit(() -> photo.take(top, high)));
    }

    /// A picture of a part of what stands in a window, or is about to; on which thread, see [#of].
    ///
    /// @param shown whose own corner lies in the window's
    /// @param part of it, in its own units
    /// @param width of the picture in pixels, as `height`
    /// @param ground what is seen where nothing is drawn
    public static Image ofPart(Node shown, Rect part, int width, int height, Paint ground) {
        SnapshotParameters how = looking(part, width, 0, height, ground);
        return onToolkit(() -> shown.snapshot(how, null));
    }

    /// The same on a transparent ground, in pixels that somebody has already. It is taken in strips that are small for the
    /// collector, one at a time in the same place.
    ///
    /// @param into where its pixels are laid
    public static void ofPart(Node shown, Rect part, int width, int height, PixelRows into) {
        int most = Math.clamp(SMALL / width, 1, height);
        WritableImage strip = new WritableImage(width, most);
        for (int top = 0; top < height; top += most) {
            SnapshotParameters how = looking(part, width, top, most, Color.TRANSPARENT);
            onToolkit(() -> shown.snapshot(how, strip));
            into.lay(strip, top, width, Math.min(most, height - top));
        }
    }

    /// @param top in which row of the picture of all of the part it begins, of which it takes `high`
    private static SnapshotParameters looking(Rect part, int width, int top, int high, Paint ground) {
        double unit = width / part.width();
        return looking(
                Transform.scale(unit, unit),
                new Rectangle2D(part.x() * unit, part.y() * unit + top, width, high),
                ground);
    }

    private static SnapshotParameters looking(Transform through, Rectangle2D at, Paint ground) {
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(ground);
        how.setTransform(through);
        how.setViewport(at);
        return how;
    }

    /// At once on the toolkit's thread; any other one waits until that has done it.
    private static Image onToolkit(Supplier<Image> work) {
        return Platform.isFxApplicationThread()
                ? work.get()
                : CompletableFuture.supplyAsync(work, Platform::runLater).join();
    }

    /// A picture of all of a drawing, wherever it lies; see [#of].
    ///
    /// @param sharp pixels for one of its units
    public static Image ofWhole(Group drawing, double sharp) {
        Bounds box = drawing.getLayoutBounds();
        Affine there = new Affine(Transform.scale(sharp, sharp));
        there.appendTranslation(-box.getMinX(), -box.getMinY());
        return of(new Group(drawing), there, box.getWidth() * sharp, box.getHeight() * sharp);
    }

    private Image inStrips(int most, StripwiseSnapshot.Camera camera) {
        WritableImage picture = new WritableImage(width, height);
        place();
        subject.getBoundsInParent();
        for (int top = 0; top < height; top += most) {
            int high = Math.min(most, height - top);
            Image strip = camera.take(top, high);
            picture.getPixelWriter().setPixels(0, top, width, high, strip.getPixelReader(), 0, 0);
        }
        return picture;
    }

    /// The same picture, to be taken strip by strip when there is time for one; nothing of it is taken yet.
    public static StripwiseSnapshot stripwise(Parent subject, Transform through, double width, double height) {
        NodeSnapshot photo = new NodeSnapshot(subject, through, width, height);
        photo.place();
        return new StripwiseSnapshot(photo.width, photo.height, photo::take);
    }

    /// No style sheet is asked about thousands of nodes that say themselves how they look.
    private void place() {
        Scene scene = new Scene(new Group(), width, height);
        scene.setUserAgentStylesheet(NO_STYLE);
        scene.setRoot(subject);
    }

    private Image take(int top, int high) {
        return subject.snapshot(looking(through, new Rectangle2D(0, top, width, high), Color.TRANSPARENT), null);
    }
}

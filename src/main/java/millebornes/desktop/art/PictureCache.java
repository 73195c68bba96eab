package millebornes.desktop.art;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
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
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.transform.Affine;
import javafx.scene.transform.Transform;
import javafx.stage.Screen;
import millebornes.desktop.geometry.Rect;
import org.jspecify.annotations.Nullable;

/// Takes and caches all snapshots of one window, within one budget of pixels.
///
/// A large picture (the ground, a page's landscape, the table under an animation) belongs to one owner, who releases
/// it; it gets the pixels that are left. A detail (a card, a letter, a token, a shadow) is cached by its key; the least
/// recently used ones are dropped. A picture that would be too large is taken at a lower resolution.
///
/// Safe to use from several threads; snapshots are taken on the JavaFX thread.
public final class PictureCache {

    /// The greatest number of pixels of all pictures together, whatever the size of the window.
    public static final int BUDGET = 8_000_000;

    private static final int DETAILS = 1_800_000;

    /// The height of the strips, in rows, in which a snapshot is taken off the JavaFX thread; frames are drawn in
    /// between.
    private static final int STRIP = 64;

    /// The height, in rows, of the strips on the JavaFX thread, where no frames can be drawn in between. It is limited
    /// because the toolkit keeps a surface as large as the largest snapshot.
    private static final int HIGH_STRIP = 256;

    /// The tolerance of numbers of pixels: a sum of doubles may be slightly above the whole number that is meant.
    private static final double TINY = 1e-6;

    private static final String NO_STYLE = "data:text/css,";

    private final Map<Key, Picture> details = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<Object, Integer> large = new WeakHashMap<>();
    private int detailPixels;

    /// The use of a picture, with the greatest number of pixels of one such picture.
    public enum Use {
        /// the static land and road of the board; there are two of them while its light changes
        GROUND(3_100_000),
        /// the static background of a page, which leaves a postcard its pixels
        BACKDROP(4_000_000),
        /// a picture that is saved and printed as it is
        POSTCARD(2_200_000),
        /// a part of a board beside text
        BOARD(400_000),
        CARD(200_000),
        SHADOW(150_000),
        /// a figure, a car or a sign in a large scene
        FIGURE(150_000),
        LETTER(40_000),
        TOKEN(25_000);

        private final int most;

        Use(int most) {
            this.most = most;
        }
    }

    private record Key(Use use, Object look, double sharp) {}

    /// A snapshot of a drawing.
    ///
    /// @param box the part of the drawing that it shows, in the drawing's units
    public record Picture(Image image, Rect box) {

        /// A node that shows this picture in place of the drawing.
        public ImageView view() {
            ImageView view = new ImageView();
            view.setMouseTransparent(true);
            showIn(view);
            return view;
        }

        /// Makes a node show this picture in place of the drawing.
        public void showIn(ImageView view) {
            view.setImage(image);
            view.setX(box.x());
            view.setY(box.y());
            boolean scaled = image.getWidth() != box.width() || image.getHeight() != box.height();
            view.setFitWidth(scaled ? box.width() : 0);
            view.setFitHeight(scaled ? box.height() : 0);
        }

        private int pixels() {
            return (int) (image.getWidth() * image.getHeight());
        }
    }

    /// Returns the screen pixels per unit of a node: more than 1 on high-resolution screens and in enlarged parents.
    public static double pixelsPerUnit(Node node) {
        Transform there = node.getLocalToSceneTransform();
        return screenScale() * Math.hypot(there.getMxx(), there.getMyx());
    }

    /// Returns the screen pixels per px of a window, on the sharpest of all screens: a window may be moved there.
    public static double screenScale() {
        return Screen.getScreens().stream()
                .mapToDouble(Screen::getOutputScaleX)
                .max()
                .orElse(1);
    }

    /// Returns the pixels of all pictures that are cached or owned.
    public synchronized int pixels() {
        return detailPixels + largePixels();
    }

    private int largePixels() {
        return large.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Takes a large picture, which replaces its owner's current one.
    ///
    /// @param owner keeps the picture until it calls [#release]
    /// @param sharp the pixels wanted per unit of the drawing
    /// @param rect the part of the drawing
    public Picture large(Use use, Object owner, double sharp, Rect rect, Group drawing) {
        return take(drawing, rect, granted(use, owner, sharp, rect));
    }

    /// Takes a large picture of a part of a node in a window.
    ///
    /// @param shown the node, whose origin is the window's
    /// @param background the colour where nothing is drawn
    /// @return null when too few pixels are left for a faithful picture
    public @Nullable Picture standing(Object owner, Node shown, Rect partRect, Paint background) {
        double sharp = pixelsPerUnit(shown);
        double granted = granted(Use.BACKDROP, owner, sharp, partRect);
        if (granted < sharp / 2) {
            release(owner);
            return null;
        }
        int width = whole(partRect.width() * granted);
        int height = whole(partRect.height() * granted);
        SnapshotParameters how = new SnapshotParameters();
        how.setFill(background);
        how.setTransform(Transform.scale(granted, granted));
        how.setViewport(new Rectangle2D(partRect.x() * granted, partRect.y() * granted, width, height));
        return onToolkit(() -> new Picture(
                shown.snapshot(how, null), new Rect(partRect.x(), partRect.y(), width / granted, height / granted)));
    }

    /// Releases the picture of an owner.
    public synchronized void release(Object owner) {
        large.remove(owner);
    }

    /// Returns a picture of a whole drawing; it has the screen's resolution where the drawing's units are the window's.
    ///
    /// @param look identifies it among all pictures of the same use
    /// @param sharp the pixels wanted per unit of the drawing
    /// @param drawing called when the picture is not cached
    public Picture detail(Use use, Object look, double sharp, Supplier<Group> drawing) {
        return detail(new Key(use, look, sharp), () -> {
            Group drawn = drawing.get();
            Bounds bounds = drawn.getBoundsInParent();
            double left = Math.floor(bounds.getMinX() * sharp) / sharp;
            double top = Math.floor(bounds.getMinY() * sharp) / sharp;
            return taken(use, sharp, Rect.between(left, top, bounds.getMaxX(), bounds.getMaxY()), drawn);
        });
    }

    /// Returns a picture of the part `rect` of a drawing; the other parameters are those of the method above.
    public Picture detail(Use use, Object look, double sharp, Rect rect, Supplier<Group> drawing) {
        return detail(new Key(use, look, sharp), () -> taken(use, sharp, rect, drawing.get()));
    }

    /// Returns a picture of a shadow; the upper left corner of its rectangle is at the origin.
    Picture shadow(SoftShadow shadow, Color color) {
        return detail(new Key(Use.SHADOW, List.of(shadow, color), 1), () -> {
            Rect rect = shadow.box();
            double density = density(rect, 1, Use.SHADOW.most);
            int width = whole(rect.width() * density);
            int height = whole(rect.height() * density);
            WritableImage image = new WritableImage(width, height);
            image.getPixelWriter()
                    .setPixels(
                            0,
                            0,
                            width,
                            height,
                            PixelFormat.getIntArgbInstance(),
                            shadow.pixels(color, width, height, density),
                            0,
                            width);
            return new Picture(image, new Rect(rect.x(), rect.y(), width / density, height / density));
        });
    }

    /// Computes a picture, or anything else, off the JavaFX thread; what was asked for first begins first.
    ///
    /// @param then called with the result, on the JavaFX thread
    public static <T> void beside(Supplier<T> painting, Consumer<T> then) {
        ForkJoinPool.commonPool().execute(() -> {
            T painted = painting.get();
            Platform.runLater(() -> then.accept(painted));
        });
    }

    private Picture detail(Key key, Supplier<Picture> painting) {
        Picture knownPicture = known(key);
        if (knownPicture != null) {
            return knownPicture;
        }
        // Not while others wait: a snapshot may wait for the toolkit's thread.
        Picture paintedPicture = painting.get();
        keep(key, paintedPicture);
        return paintedPicture;
    }

    private synchronized @Nullable Picture known(Key key) {
        return details.get(key);
    }

    private synchronized void keep(Key key, Picture paintedPicture) {
        Picture pictureBefore = details.put(key, paintedPicture);
        detailPixels += paintedPicture.pixels() - (pictureBefore == null ? 0 : pictureBefore.pixels());
        var eldest = details.entrySet().iterator();
        while (detailPixels > DETAILS) {
            detailPixels -= eldest.next().getValue().pixels();
            eldest.remove();
        }
    }

    private synchronized double granted(Use use, Object owner, double sharp, Rect rect) {
        large.remove(owner);
        double granted = density(rect, sharp, Math.min(use.most, BUDGET - DETAILS - largePixels()));
        large.put(owner, whole(rect.width() * granted) * whole(rect.height() * granted));
        return granted;
    }

    private static Picture taken(Use use, double sharp, Rect rect, Group drawing) {
        return take(drawing, rect, density(rect, sharp, use.most));
    }

    /// The pixels per unit: as many as wanted, within a limit for the whole box. A partial row or column counts as a
    /// whole one.
    private static double density(Rect rect, double wanted, int most) {
        double largest = Math.sqrt(Math.max(0, most) / (rect.width() * rect.height()));
        return Math.clamp(largest - 1 / Math.min(rect.width(), rect.height()), TINY, wanted);
    }

    private static int whole(double pixels) {
        return Math.max(1, (int) Math.ceil(pixels - TINY));
    }

    private static Picture take(Group drawing, Rect rect, double density) {
        int width = whole(rect.width() * density);
        int height = whole(rect.height() * density);
        Affine there = new Affine(Transform.scale(density, density));
        there.appendTranslation(-rect.x(), -rect.y());
        Parent subject = new Group(drawing);
        Scene scene = new Scene(new Group(), width, height);
        // No style sheet is asked about thousands of nodes that say themselves how they look.
        scene.setUserAgentStylesheet(NO_STYLE);
        scene.setRoot(subject);
        subject.getBoundsInParent();
        WritableImage picture = new WritableImage(width, height);
        int most = Platform.isFxApplicationThread() ? HIGH_STRIP : STRIP;
        for (int top = 0; top < height; top += most) {
            int high = Math.min(most, height - top);
            SnapshotParameters how = new SnapshotParameters();
            how.setFill(Color.TRANSPARENT);
            how.setTransform(there);
            how.setViewport(new Rectangle2D(0, top, width, high));
            Image strip = onToolkit(() -> subject.snapshot(how, null));
            picture.getPixelWriter().setPixels(0, top, width, high, strip.getPixelReader(), 0, 0);
        }
        return new Picture(picture, new Rect(rect.x(), rect.y(), width / density, height / density));
    }

    /// Runs at once on the JavaFX thread; any other thread waits for that thread to run it.
    private static <T> T onToolkit(Supplier<T> work) {
        return Platform.isFxApplicationThread()
                ? work.get()
                : CompletableFuture.supplyAsync(work, Platform::runLater).join();
    }
}

package millebornes.desktop.art;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.image.ImageView;

/// Pictures of drawings, each taken once and shown again wherever the same is drawn. Whoever makes one gives it up as soon
/// as the places change, or it would grow with every size of the window.
public final class DrawingPictureCache {

    private final double pixels;
    private final Map<Object, DrawingPicture> taken = new HashMap<>();

    /// A cache that is empty.
    ///
    /// @param pixels of the screen for one px
    public DrawingPictureCache(double pixels) {
        this.pixels = pixels;
    }

    /// Whether its pictures are as sharp as that.
    ///
    /// @param wanted pixels of the screen for one px
    public boolean isFor(double wanted) {
        return pixels == wanted;
    }

    /// A drawing as a picture in its place.
    ///
    /// @param look what tells this drawing from all others of this cache, its place included
    /// @param drawing asked for when there is no picture of it yet; placed by its own transforms, in px of the window
    public ImageView view(Object look, Supplier<Group> drawing) {
        return taken.computeIfAbsent(look, _ -> DrawingPicture.of(drawing.get(), pixels))
                .view();
    }
}

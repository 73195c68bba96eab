package millebornes.desktop.art;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/// Soft shadows that many things cast alike, each painted once for as long as something casts it. Those cast last are
/// kept a while longer: what a move takes away and lays down again casts the same one. Safe to use from several threads.
final class SoftShadowCache {

    /// So many pixels are kept of shadows that nothing may cast any more. Panels cast one for every size of the window.
    static final int MOST_KEPT_PIXELS = 500_000;

    private record Key(SoftShadow shadow, Color color) {}

    private final Map<Key, WeakReference<Image>> painted = new ConcurrentHashMap<>();
    private final SequencedMap<Key, Image> kept = new LinkedHashMap<>();
    private int keptPixels;

    /// A new node with the shadow of a rectangle whose upper left corner is at the origin.
    ImageView cast(SoftShadow shadow, Color color) {
        Key key = new Key(shadow, color);
        @Nullable WeakReference<Image> known = painted.get(key);
        @Nullable Image picture = known == null ? null : known.get();
        if (picture == null) {
            picture = shadow.picture(color);
            painted.values().removeIf(gone -> gone.refersTo(null));
            painted.put(key, new WeakReference<>(picture));
        }
        keep(key, picture);
        return shadow.lay(picture);
    }

    /// How many pixels are kept whether or not something casts them.
    synchronized int keptPixels() {
        return keptPixels;
    }

    private synchronized void keep(Key key, Image picture) {
        if (pixels(picture) > MOST_KEPT_PIXELS) {
            return;
        }
        @Nullable Image before = kept.putLast(key, picture);
        keptPixels += pixels(picture) - (before == null ? 0 : pixels(before));
        while (keptPixels > MOST_KEPT_PIXELS) {
            keptPixels -= pixels(kept.pollFirstEntry().getValue());
        }
    }

    private static int pixels(Image picture) {
        return (int) (picture.getWidth() * picture.getHeight());
    }
}

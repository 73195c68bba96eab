package millebornes.desktop.tabletop.art;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;

/// Soft shadows that many things cast alike, each painted once. Safe to use from several threads.
final class SoftShadowCache {

    private record Key(SoftShadow shadow, Color color) {}

    private final Map<Key, Image> painted = new ConcurrentHashMap<>();

    /// A new node with the shadow of a rectangle whose upper left corner is at the origin.
    ImageView cast(SoftShadow shadow, Color color) {
        return shadow.lay(painted.computeIfAbsent(new Key(shadow, color), _ -> shadow.picture(color)));
    }
}

package millebornes.desktop.tabletop.art;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;

/// Soft shadows that many things cast alike, each painted once.
final class Shades {

    private record Key(SoftShadow shadow, Color color) {}

    private final Map<Key, Image> painted = new HashMap<>();

    /// A new node with the shadow of a rectangle whose upper left corner is at the origin.
    ImageView cast(SoftShadow shadow, Color color) {
        return shadow.lay(painted.computeIfAbsent(new Key(shadow, color), key -> shadow.picture(color)));
    }
}

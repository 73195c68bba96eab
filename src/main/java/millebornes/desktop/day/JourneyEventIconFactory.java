package millebornes.desktop.day;

import javafx.scene.Group;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.engine.table.Distance;
import millebornes.records.JourneyEventIcon;

/// Draws the icons that tell the journey of a car on the page; the share line, which is text, has emoji instead.
final class JourneyEventIconFactory {

    private JourneyEventIconFactory() {}

    /// @param size of its box, in px
    static DrawingPane of(ArtFactory art, JourneyEventIcon icon, double size) {
        return new DrawingPane(drawing(art, icon), size, size);
    }

    private static Group drawing(ArtFactory art, JourneyEventIcon icon) {
        return switch (icon) {
            case KM_25 -> art.animals().animal(Distance.KM_25);
            case KM_50 -> art.animals().animal(Distance.KM_50);
            case KM_75 -> art.animals().animal(Distance.KM_75);
            case KM_100 -> art.animals().animal(Distance.KM_100);
            case KM_200 -> art.animals().animal(Distance.KM_200);
            case HELD_UP, REPAIRED, GREEN_LIGHT, SAFETY, FINISH -> art.days().sign(icon.name());
        };
    }
}

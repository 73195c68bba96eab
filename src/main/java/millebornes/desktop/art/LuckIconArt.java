package millebornes.desktop.art;

import javafx.scene.Group;

/// The icons of luck and play, each 36 px wide around the origin.
public final class LuckIconArt {

    private static final String SIGNS = "luck-signs";

    private final ThemedSvgDrawings drawings;

    LuckIconArt(ThemedSvgDrawings drawings) {
        this.drawings = drawings;
    }

    /// The icon of luck: a four-leaf clover.
    public Group clover() {
        return part("CLOVER");
    }

    /// The icon of a player's skill: a steering wheel.
    public Group wheel() {
        return part("WHEEL");
    }

    /// The pale outline of a clover, for a place that is not filled.
    public Group emptyClover() {
        return part("CLOVER_EMPTY");
    }

    /// The pale outline of a steering wheel, for a place that is not filled.
    public Group emptyWheel() {
        return part("WHEEL_EMPTY");
    }

    private Group part(String name) {
        return drawings.draw(drawings.drawing(SIGNS).part(name));
    }
}

package millebornes.desktop.setup;

import javafx.scene.Group;
import millebornes.desktop.controls.CornerMark;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A tile with a picture and no text, pressed as a whole; the selected one has a red ring with a tick.
final class OutfitTile extends PressableTile {

    /// Width and height of a picture in its own units.
    static final double WIDTH = 88;

    static final double HEIGHT = 98;

    /// @param ground the background, from the origin, which extends beyond its edges
    /// @param front the part of the outfit, in the same units
    OutfitTile(Palette palette, OutfitChoice choice, Group ground, Group front) {
        super(choice.id(), choice.spoken(), new ScaledPicturePane(ground, front, WIDTH, HEIGHT), choice.choose());
        getStyleClass().add(StyleClasses.PICTURE_TILE);
        setMinSize(Sizes.JUNIOR_TARGET, Sizes.JUNIOR_TARGET);
        setPrefSize(WIDTH, HEIGHT);
        setMaxHeight(Double.MAX_VALUE);
        if (choice.chosen()) {
            getStyleClass().add(StyleClasses.ACTIVE);
            getChildren().add(CornerMark.tick(palette));
        }
    }

    /// One part of an outfit that a tile offers.
    ///
    /// @param spoken its text for screen readers
    /// @param chosen whether the car has it
    /// @param choose gives it to the car
    record OutfitChoice(String id, String spoken, boolean chosen, Runnable choose) {}
}

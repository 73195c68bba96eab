package millebornes.desktop.setup;

import javafx.scene.Group;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// A picture without a word, pressed as a whole; what is chosen wears a red ring with a tick.
final class OutfitTile extends PressableTile {

    /// The size of a picture in its own units.
    static final double WIDTH = 88;

    static final double HEIGHT = 98;

    /// @param ground what is behind, from the origin, and goes on beyond its edges
    /// @param front what is chosen, in the same units
    OutfitTile(Palette palette, OutfitChoice choice, Group ground, Group front) {
        super(choice.id(), choice.spoken(), new CoverPicturePane(ground, front, WIDTH, HEIGHT), choice.choose());
        getStyleClass().add(StyleClasses.PICTURE_TILE);
        setMinSize(Sizes.JUNIOR_TARGET, Sizes.JUNIOR_TARGET);
        setPrefSize(WIDTH, HEIGHT);
        setMaxHeight(Double.MAX_VALUE);
        if (choice.chosen()) {
            getStyleClass().add(StyleClasses.ACTIVE);
            getChildren().add(PictureTile.corner(PictureTile.tick(palette), PictureTile.OUTSIDE));
        }
    }

    /// The meaning of a tile.
    ///
    /// @param spoken what it says to those who do not see it
    /// @param chosen whether it is what the car has now
    /// @param choose gives it to the car
    record OutfitChoice(String id, String spoken, boolean chosen, Runnable choose) {}
}

package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.paint.Color;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;

/// A picture of many drawings side by side.
final class ContactSheet {

    private ContactSheet() {}

    /// Every thing lies on the picture, and something of it is seen: where it lies there is more than one colour. Only
    /// in a theme without shadows may something be missing: what is nothing but a shadow, or a dark hollow on a ground
    /// as dark.
    static void everythingIsSeen(Group things, ColourTheme theme, Image picture) {
        boolean shadows = theme.palette().color(ColourRole.SHADOW).getOpacity() > 0;
        assertThat(things.getChildren())
                .filteredOn(thing -> shadows || (!thing.getLayoutBounds().isEmpty() && thing.getOpacity() == 1))
                .isNotEmpty()
                .allSatisfy(thing -> isSeen(thing, picture));
    }

    private static void isSeen(Node thing, Image picture) {
        Bounds place = thing.localToScene(thing.getLayoutBounds());
        int left = (int) Math.max(0, place.getMinX());
        int top = (int) Math.max(0, place.getMinY());
        int right = (int) Math.min(picture.getWidth(), place.getMaxX());
        int bottom = (int) Math.min(picture.getHeight(), place.getMaxY());
        assertThat(left).as("%s at %s", thing, place).isLessThan(right);
        assertThat(top).as("%s at %s", thing, place).isLessThan(bottom);
        assertThat(hasSeveralColours(picture.getPixelReader(), left, top, right, bottom))
                .as("something is seen of %s at %s", thing, place)
                .isTrue();
    }

    private static boolean hasSeveralColours(PixelReader pixels, int left, int top, int right, int bottom) {
        Color first = pixels.getColor(left, top);
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                if (!pixels.getColor(x, y).equals(first)) {
                    return true;
                }
            }
        }
        return false;
    }
}

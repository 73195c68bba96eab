package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import millebornes.desktop.theme.Palette;

/// The drawings of the program's files in the colours of one palette: what every kind of picture is made with. Drawings
/// are read once and then kept. Safe to use from several threads.
final class ColouredDrawings {

    private static final Drawings DRAWINGS = new Drawings();
    private static final Shades SHADES = new Shades();

    private final Palette palette;

    ColouredDrawings(Palette palette) {
        this.palette = palette;
    }

    /// The same drawings in another palette.
    ColouredDrawings recoloured(Palette other) {
        return new ColouredDrawings(other);
    }

    /// The same drawings for pieces that lie on the dark foot: light rims in every theme.
    ColouredDrawings onFoot() {
        return recoloured(palette.onFoot());
    }

    Palette palette() {
        return palette;
    }

    Shades shades() {
        return SHADES;
    }

    Drawing drawing(String name) {
        return DRAWINGS.named(name);
    }

    Group draw(String name) {
        return draw(drawing(name));
    }

    Group draw(Drawing drawing) {
        var group = new Painter(DRAWINGS, palette).cluster(drawing.root());
        group.setMouseTransparent(true);
        return group;
    }
}

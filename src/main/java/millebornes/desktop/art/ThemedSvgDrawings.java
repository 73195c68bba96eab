package millebornes.desktop.art;

import javafx.scene.Group;
import millebornes.desktop.theme.Palette;

/// The drawings of the program's files in the colours of one palette: what every kind of picture is made with. Drawings
/// are read once and then kept. Safe to use from several threads.
final class ThemedSvgDrawings {

    private static final SvgDrawingCache DRAWINGS = new SvgDrawingCache();
    private static final SoftShadowCache SHADES = new SoftShadowCache();

    private final Palette palette;

    ThemedSvgDrawings(Palette palette) {
        this.palette = palette;
    }

    /// The same drawings in another palette.
    ThemedSvgDrawings recoloured(Palette other) {
        return new ThemedSvgDrawings(other);
    }

    /// The same drawings for pieces that lie on the dark foot: light rims in every theme.
    ThemedSvgDrawings onFoot() {
        return recoloured(palette.onFoot());
    }

    Palette palette() {
        return palette;
    }

    SoftShadowCache shades() {
        return SHADES;
    }

    /// Reads a drawing, which is then kept.
    static void read(String name) {
        DRAWINGS.named(name);
    }

    ParsedSvg drawing(String name) {
        return DRAWINGS.named(name);
    }

    Group draw(String name) {
        return draw(drawing(name));
    }

    Group draw(ParsedSvg drawing) {
        var group = new SvgNodeBuilder(DRAWINGS, SHADES, palette).cluster(drawing.root());
        group.setMouseTransparent(true);
        return group;
    }
}

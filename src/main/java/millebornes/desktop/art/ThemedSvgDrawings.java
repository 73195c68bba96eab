package millebornes.desktop.art;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import millebornes.desktop.theme.Palette;
import millebornes.engine.table.Livery;

/// The drawings of the program's files in the colours of one palette, from which every kind of picture is made.
/// Drawings are read once and cached. Safe to use from several threads.
final class ThemedSvgDrawings {

    private static final SvgDrawingCache DRAWINGS = new SvgDrawingCache();

    private final Palette palette;
    private final PictureCache pictures;

    ThemedSvgDrawings(Palette palette, PictureCache pictures) {
        this.palette = palette;
        this.pictures = pictures;
    }

    /// These drawings in another palette.
    ThemedSvgDrawings recoloured(Palette otherPalette) {
        return new ThemedSvgDrawings(otherPalette, pictures);
    }

    /// These drawings in the colours of a car: parts that are drawn in those of the first car change.
    ThemedSvgDrawings ownedBy(Livery livery) {
        return recoloured(palette.with(Palette.role(Livery.A, ""), palette.main(livery))
                .with(Palette.role(Livery.A, "-lit"), palette.lit(livery))
                .with(Palette.role(Livery.A, "-dark"), palette.dark(livery)));
    }

    /// These drawings for pieces on the dark foot of the table: with light rims in every theme.
    ThemedSvgDrawings onFoot() {
        return recoloured(palette.onFoot());
    }

    Palette palette() {
        return palette;
    }

    PictureCache pictures() {
        return pictures;
    }

    /// A snapshot of the soft shadow of a rectangle whose upper left corner is at the origin.
    Node shadow(SoftShadow shadow, Color color) {
        return pictures.shadow(shadow, color).view();
    }

    /// Reads a drawing into the cache.
    static void read(String name) {
        DRAWINGS.named(name);
    }

    ParsedSvg drawing(String name) {
        return DRAWINGS.named(name);
    }

    Group draw(String name) {
        return draw(drawing(name));
    }

    Group draw(ParsedSvg svg) {
        var group = new SvgNodeBuilder(DRAWINGS, this::shadow, palette).cluster(svg.root());
        group.setMouseTransparent(true);
        return group;
    }
}

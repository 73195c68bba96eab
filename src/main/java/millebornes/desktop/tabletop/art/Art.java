package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Theme;
import millebornes.desktop.theme.Token;

/// All drawings of the game in one palette.
///
/// What it hands out are new nodes each time, in the drawing's own units and without effects on the mouse; the caller
/// scales and places them. Drawings are read once and shared by all palettes that come from the same `Art`.
public final class Art {

    private final Drawings drawings;
    private final Shades shades;
    private final Palette palette;

    private Art(Drawings drawings, Shades shades, Palette palette) {
        this.drawings = drawings;
        this.shades = shades;
        this.palette = palette;
    }

    /// The drawings in the colours of a theme.
    public static Art in(Theme theme) {
        return new Art(new Drawings(), new Shades(), theme.palette());
    }

    /// The same drawings in another palette, without reading them again.
    public Art recoloured(Palette other) {
        return new Art(drawings, shades, other);
    }

    /// The same drawings for pieces that lie on the dark foot: light rims in every theme.
    public Art onFoot() {
        return recoloured(palette.onFoot());
    }

    public Palette palette() {
        return palette;
    }

    public CardArt cards() {
        return new CardArt(this);
    }

    public CarArt cars() {
        return new CarArt(this);
    }

    public TokenArt tokens() {
        return new TokenArt(this);
    }

    public AnimalArt animals() {
        return new AnimalArt(this);
    }

    public Scenery scenery() {
        return new Scenery(this);
    }

    public SignArt signs() {
        return new SignArt(this);
    }

    /// The soft shadow of a floating pill whose upper left corner is at the origin; empty where the theme has none.
    ///
    /// @param width in px, as `height` and `blur`
    /// @param blur how far the shadow reaches beyond the edge
    public Group pillShadow(double width, double height, double blur) {
        var color = palette.color(Token.SHADOW);
        var shadow = new SoftShadow(width, height, height / 2, blur);
        return color.getOpacity() > 0 ? new Group(shadow.lay(shadow.picture(color))) : new Group();
    }

    Shades shades() {
        return shades;
    }

    Drawing drawing(String name) {
        return drawings.named(name);
    }

    Group draw(String name) {
        return draw(drawing(name));
    }

    Group draw(Drawing drawing) {
        var group = new Painter(drawings, palette).cluster(drawing.root());
        group.setMouseTransparent(true);
        return group;
    }
}

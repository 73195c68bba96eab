package millebornes.desktop.tabletop.art;

import javafx.scene.Group;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Theme;
import millebornes.desktop.theme.Token;

/// All drawings of the game in one palette.
///
/// What it hands out are new nodes each time, in the drawing's own units and without effects on the mouse; the caller
/// scales and places them. Drawings are read once and then kept. Safe to use from several threads.
public final class Art {

    private final ColouredDrawings drawings;

    private Art(ColouredDrawings drawings) {
        this.drawings = drawings;
    }

    /// The drawings in the colours of a theme.
    public static Art in(Theme theme) {
        return new Art(new ColouredDrawings(theme.palette()));
    }

    /// The same drawings for pieces that lie on the dark foot: light rims in every theme.
    public Art onFoot() {
        return new Art(drawings.onFoot());
    }

    public Palette palette() {
        return drawings.palette();
    }

    public CardArt cards() {
        return new CardArt(drawings);
    }

    public CarArt cars() {
        return new CarArt(drawings);
    }

    public TokenArt tokens() {
        return new TokenArt(drawings);
    }

    public AnimalArt animals() {
        return new AnimalArt(drawings);
    }

    public Scenery scenery() {
        return new Scenery(drawings);
    }

    public SignArt signs() {
        return new SignArt(drawings);
    }

    /// The soft shadow of a floating pill whose upper left corner is at the origin; empty where the theme has none.
    ///
    /// @param width in px, as `height` and `blur`
    /// @param blur how far the shadow reaches beyond the edge
    public Group pillShadow(double width, double height, double blur) {
        var color = palette().color(Token.SHADOW);
        var shadow = new SoftShadow(width, height, height / 2, blur);
        return color.getOpacity() > 0 ? new Group(shadow.lay(shadow.picture(color))) : new Group();
    }
}

package millebornes.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// A mark on the upper right corner of a tile, which is a [StackPane].
public final class CornerMark extends StackPane {

    private static final double TICK = 12;
    private static final double TICK_SIGN = 17;
    private static final double OUTSIDE = 9;

    /// The distance of a mark inside its tile from the tile's edges, in px.
    private static final double INSIDE = 7;

    /// The width of a switch, the radius of its knob, and the edge around that, in px.
    private static final double SWITCH = 42;

    private static final double KNOB = 8;
    private static final double KNOB_EDGE = 3;

    /// @param outside the distance by which the mark sticks out of the tile, in px
    private CornerMark(Node mark, double outside) {
        super(mark);
        setMouseTransparent(true);
        setMinSize(0, 0);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setAlignment(this, Pos.TOP_RIGHT);
        setTranslateX(outside);
        setTranslateY(-outside);
    }

    /// A mark inside the corner of a tile.
    public static CornerMark of(Node mark) {
        return new CornerMark(mark, -INSIDE);
    }

    /// The tick of a selected tile.
    public static CornerMark tick(Palette palette) {
        return tick(palette, 0);
    }

    /// The empty ring of a tile that could be selected instead of another one.
    public static CornerMark ring(Palette palette) {
        Circle ring = new Circle(TICK, palette.color(ColourRole.PAPER));
        ring.setStroke(palette.color(ColourRole.INK_2));
        ring.setStrokeWidth(Sizes.LINE_GAP);
        return of(ring);
    }

    /// The switch of a tile that is on or off.
    public static CornerMark toggle(Palette palette, boolean isOn) {
        double height = 2 * KNOB + 2 * KNOB_EDGE;
        Rectangle groove = new Rectangle(SWITCH, height, palette.color(isOn ? ColourRole.GO_FIELD : ColourRole.INK_2));
        groove.setArcWidth(height);
        groove.setArcHeight(height);
        groove.setStroke(palette.color(ColourRole.PAPER));
        groove.setStrokeWidth(Sizes.LINE_GAP);
        Circle knob = new Circle(KNOB, palette.color(ColourRole.FIELD));
        knob.setTranslateX((isOn ? 1 : -1) * (SWITCH - height) / 2);
        return of(new StackPane(groove, knob));
    }

    /// The tick of a selected tile, for a part of it.
    ///
    /// @param inside the distance of the part from the edges of the tile, in px
    public static CornerMark tick(Palette palette, double inside) {
        return signed(palette, ColourRole.RED, MaterialDesignC.CHECK_BOLD, inside - INSIDE);
    }

    /// The tick of the better of two choices.
    public static CornerMark better(Palette palette) {
        return signed(palette, ColourRole.GO_FIELD, MaterialDesignC.CHECK_BOLD, OUTSIDE);
    }

    /// The cross of the worse of two choices.
    public static CornerMark worse(Palette palette) {
        return signed(palette, ColourRole.INK_2, MaterialDesignC.CLOSE_THICK, OUTSIDE);
    }

    private static CornerMark signed(Palette palette, ColourRole colour, Ikon ikon, double outside) {
        Circle ground = new Circle(TICK, palette.color(colour));
        ground.setStroke(palette.color(ColourRole.PAPER));
        ground.setStrokeWidth(Sizes.LINE_GAP);
        FontIcon sign = new FontIcon(ikon);
        SceneStyler.iconSize(sign, TICK_SIGN);
        sign.getStyleClass().add(StyleClasses.TICK_SIGN);
        return new CornerMark(new StackPane(ground, sign), outside);
    }
}

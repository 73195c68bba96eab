package millebornes.desktop.screens.result;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.tabletop.art.GeometryShapeFactory;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;

/// A plate of paper with the names of a team, one a line, and below them what it has achieved. Its upper edge is on y =
/// 0, its middle on x = 0.
public final class NamePlate extends Group {

    private static final double LINE_HEIGHT = 1.24;
    private static final double PAD = Sizes.TINY_GAP;

    /// @param width in px; longer names are set smaller
    public NamePlate(AppearanceSettings look, List<String> names, String achieved, double width) {
        Palette palette = look.palette();
        FittedTextFactory type = new FittedTextFactory(look.textScale().of(1));
        Rectangle paper = GeometryShapeFactory.box(
                new Rect(-width / 2, 0, width, height(look, names.size())),
                Sizes.TIGHT_PADDING,
                palette.color(ColourRole.PAPER));
        paper.setStroke(palette.color(ColourRole.OUTLINE));
        getChildren().add(paper);
        double y = PAD;
        for (String name : names) {
            y = line(type.line(name, TextRole.SEAT_NAME, palette.color(ColourRole.INK)), y, look, width);
        }
        line(type.line(achieved, TextRole.NOTE, palette.color(ColourRole.INK_2)), y, look, width);
        setMouseTransparent(true);
    }

    /// How high a plate is, in px.
    public static double height(AppearanceSettings look, int names) {
        return (names + 1) * lineHeight(look) + 2 * PAD;
    }

    private double line(Text text, double y, AppearanceSettings look, double width) {
        NameFitter.fit(text, width - 2 * Sizes.TINY_GAP);
        text.setTextOrigin(VPos.CENTER);
        text.setX(-FittedTextFactory.width(text) / 2);
        text.setY(y + lineHeight(look) / 2);
        getChildren().add(text);
        return y + lineHeight(look);
    }

    private static double lineHeight(AppearanceSettings look) {
        return LINE_HEIGHT * look.textScale().of(TextRole.SEAT_NAME.size());
    }
}

package millebornes.desktop.home;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TypefaceWeight;

/// The title of the game as on a poster: bold letters with a red side and a dark outline.
final class PosterTitleFactory {

    private static final int DEPTH = 8;
    private static final double SIDEWAYS = 0.5;
    private static final double OUTLINE = 0.13;

    private PosterTitleFactory() {}

    /// @param size of the letters, in px
    static Group of(Palette palette, String title, double size) {
        Group group = new Group();
        double step = size / 95;
        for (int back = DEPTH; back >= 0; back -= DEPTH) {
            Text edge = text(title, size, palette.color(ColourRole.FOOT));
            edge.setStroke(palette.color(ColourRole.FOOT));
            edge.setStrokeWidth(size * OUTLINE);
            edge.setStrokeLineJoin(StrokeLineJoin.ROUND);
            move(edge, back * step);
            group.getChildren().add(edge);
        }
        for (int back = DEPTH; back > 0; back--) {
            Text side = text(title, size, palette.color(ColourRole.RED));
            move(side, back * step);
            group.getChildren().add(side);
        }
        group.getChildren().add(text(title, size, palette.color(ColourRole.ON_PLATE)));
        group.setMouseTransparent(true);
        return group;
    }

    private static void move(Text text, double back) {
        text.setTranslateX(-SIDEWAYS * back);
        text.setTranslateY(back);
    }

    private static Text text(String title, double size, Color color) {
        Text text = new Text(title);
        text.setFont(TypefaceWeight.EXTRA_BOLD.font(size));
        text.setFill(color);
        return text;
    }
}

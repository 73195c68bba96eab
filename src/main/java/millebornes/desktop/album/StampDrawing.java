package millebornes.desktop.album;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.AlbumArt;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.words.Words;

/// Draws a stamp in the book, [AlbumArt#WIDTH] × [AlbumArt#HEIGHT]: its poster with the place written on it, a little
/// askew as children glue them; or, if it is missing, its empty place.
record StampDrawing(ArtFactory art, Words words) {

    private static final double SIZE = 13.5;

    /// The greatest width of a place, relative to its plate.
    private static final double PLACE_SHARE = 0.95;

    private static final double APART = 0.2;
    private static final double MOST_TURN = 1.8;
    private static final int TURNS = 7;
    private static final int TURN_STEP = 3;
    private static final double POSTMARK_X = 77;
    private static final double POSTMARK_Y = 78;
    private static final double POSTMARK = 0.5;
    private static final double POSTMARK_TURN = -8;
    private static final double PALE = 0.75;
    private static final double SHADOW = 0.34;
    private static final double SHADOW_DOWN = 3;
    private static final double SHADOW_BLUR = 5;
    private static final double CORNER = 2;

    Group of(StampViewState stamp) {
        if (!stamp.isThere()) {
            return new Group(art.album().empty(stamp.stamp().name()), place(stamp, ColourRole.INK_2));
        }
        Node shadow = art.boxShadow(AlbumArt.WIDTH, AlbumArt.HEIGHT, CORNER, SHADOW_BLUR, SHADOW);
        shadow.setTranslateX(-1);
        shadow.setTranslateY(SHADOW_DOWN);
        Group lying = new Group(shadow, art.album().stamp(stamp.stamp().name()), place(stamp, ColourRole.ON_PLATE));
        lying.getTransforms().add(new Rotate(turn(stamp), AlbumArt.WIDTH / 2, AlbumArt.HEIGHT / 2));
        if (stamp.state() == StampViewState.State.NEWEST) {
            lying.getChildren().add(postmark());
        }
        return new Group(lying);
    }

    /// The place letter by letter with extra spacing, smaller for a long word.
    private Group place(StampViewState stamp, ColourRole role) {
        String name = AlbumPresenter.capitals(words, stamp.place());
        Color ink = art.palette().color(role);
        Group line = new Group();
        double x = 0;
        for (int at = 0; at < name.length(); at++) {
            Text letter = new Text(name.substring(at, at + 1));
            letter.setFont(TypefaceWeight.EXTRA_BOLD.font(SIZE));
            letter.setFill(ink);
            letter.setTextOrigin(VPos.CENTER);
            letter.setX(x);
            x += FittedTextFactory.width(letter) + APART;
            line.getChildren().add(letter);
        }
        double scale = Math.min(1, PLACE_SHARE * AlbumArt.PLATE_WIDTH / x);
        line.getTransforms()
                .addAll(new Translate(AlbumArt.PLATE_X - x * scale / 2, AlbumArt.PLATE_Y), new Scale(scale, scale));
        return line;
    }

    private Group postmark() {
        Group mark = art.postcard().postmark();
        mark.setOpacity(PALE);
        mark.getTransforms()
                .addAll(
                        new Translate(POSTMARK_X, POSTMARK_Y),
                        new Rotate(POSTMARK_TURN),
                        new Scale(POSTMARK, POSTMARK));
        return mark;
    }

    /// The rotation of a stamp, in degrees: different for each, but always the same; none of an empty place.
    static double turn(StampViewState stamp) {
        int place = stamp.stamp().ordinal();
        return !stamp.isThere() ? 0 : MOST_TURN * (2.0 * (place * TURN_STEP % TURNS) / (TURNS - 1) - 1);
    }
}

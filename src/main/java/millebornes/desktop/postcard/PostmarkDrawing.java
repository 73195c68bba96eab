package millebornes.desktop.postcard;

import java.util.Locale;
import javafx.scene.Group;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import millebornes.desktop.art.PostcardArt;
import millebornes.desktop.postcard.PostcardViewState.Postmark;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;

/// Draws the postmark: two rings with text between them, the date in the centre. It is centred on the origin, with its
/// waves at the left.
final class PostmarkDrawing {

    private static final double PALE = 0.8;
    private static final double ABOVE = 44.6;
    private static final double BELOW = 53;
    private static final double ROUND_SIZE = 11.5;
    private static final double ROUND_APART = 1.6;
    private static final double NUMBER_SIZE = 25;
    private static final double NUMBER_Y = 4;
    private static final double DAY_SIZE = 9.5;
    private static final double DAY_Y = 19;
    private static final double DAY_ROOM = 70;

    private PostmarkDrawing() {}

    static Group of(PostcardArt art, PaperTextFactory text, Postmark postmark) {
        Text number =
                text.line(postmark.number(), TypefaceWeight.EXTRA_BOLD, NUMBER_SIZE, ColourRole.SHADOW, 0, NUMBER_Y);
        Text day = text.line(postmark.day(), TypefaceWeight.BOLD, DAY_SIZE, ColourRole.SHADOW, 0, DAY_Y);
        double narrower = Math.min(1, DAY_ROOM / FittedTextFactory.width(day));
        Group words = new Group(
                round(text, postmark.above(), ABOVE, true),
                round(text, postmark.below(), BELOW, false),
                PaperTextFactory.centreAt(number, 0),
                narrow(PaperTextFactory.centreAt(day, 0), narrower));
        words.setOpacity(PALE);
        return new Group(art.postmark(), words);
    }

    private static Group narrow(Text line, double scale) {
        Group placed = new Group(line);
        placed.getTransforms().add(new Scale(scale, 1));
        return placed;
    }

    /// Creates text on a circle: above the centre with the letters' feet inwards, below it with their heads inwards.
    private static Group round(PaperTextFactory text, String words, double radius, boolean above) {
        Group placed = new Group();
        double width = -ROUND_APART;
        String capitals = words.toUpperCase(Locale.ROOT);
        for (int at = 0; at < capitals.length(); at++) {
            width += FittedTextFactory.width(letter(text, capitals, at)) + ROUND_APART;
        }
        double x = -width / 2;
        for (int at = 0; at < capitals.length(); at++) {
            Text letter = letter(text, capitals, at);
            double wide = FittedTextFactory.width(letter);
            double turn = Math.toDegrees((x + wide / 2) / radius);
            letter.setX(-wide / 2);
            letter.setY(above ? -radius : radius);
            letter.getTransforms().add(new Rotate(above ? turn : -turn, 0, 0));
            placed.getChildren().add(letter);
            x += wide + ROUND_APART;
        }
        return placed;
    }

    private static Text letter(PaperTextFactory text, String words, int at) {
        return text.line(words.substring(at, at + 1), TypefaceWeight.BOLD, ROUND_SIZE, ColourRole.SHADOW);
    }
}

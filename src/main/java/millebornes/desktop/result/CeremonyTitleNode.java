package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.shape.StrokeType;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.art.LetteringArt.PlacedLetter;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.AnimatedLetteringNode;
import millebornes.desktop.tabletop.LetteringPictures;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TypefaceWeight;

/// The title of the ceremony, with the winners' names, in the game's own lettering: on one line or, if that would be
/// too small, on two. Names with letters that the lettering lacks are set in the program's typeface.
final class CeremonyTitleNode extends Group {

    /// The radius of the arch of a line; that of a long line is greater, so that its ends hang down no lower than this
    /// share of a letter.
    private static final double RADIUS = 2400;

    private static final double DROP = 0.6;
    private static final double LINE = 152;
    private static final double LARGEST = 0.9;

    /// The least scale of one line, as a share of the largest; a line that would be smaller is broken in two.
    private static final double BROKEN = 0.62;

    private static final double OUTLINE = 0.14;
    private static final double TYPE = 0.62;

    private final List<AnimatedLetteringNode> lines = new ArrayList<>();

    /// @param says the title, in capitals
    /// @param side the colour of the letters' sides
    /// @param roomRect its place, in px
    /// @param pixels the screen pixels per px
    CeremonyTitleNode(ArtFactory art, String says, LetteringArt.Side side, Rect roomRect, double unit, double pixels) {
        setMouseTransparent(true);
        if (!LetteringArt.canSet(says)) {
            getChildren().add(typeset(art.palette(), says, roomRect));
            return;
        }
        double whole = scale(art, List.of(says), roomRect, unit);
        List<String> halves = halves(says);
        boolean broken = whole < BROKEN * LARGEST * unit && halves.size() > 1;
        List<String> texts = broken && scale(art, halves, roomRect, unit) > whole ? halves : List.of(says);
        double scale = scale(art, texts, roomRect, unit);
        double top = roomRect.centre().y() - (texts.size() - 1) * LINE * scale / 2;
        for (int line = 0; line < texts.size(); line++) {
            AnimatedLetteringNode node = new AnimatedLetteringNode(
                    new LetteringPictures(art, texts.get(line), radius(art, texts.get(line)), side, scale * pixels),
                    new CardPose(new Point(roomRect.centre().x(), top + line * LINE * scale), scale, 0));
            lines.add(node);
            getChildren().add(node);
        }
    }

    /// Shows a moment of its appearance.
    ///
    /// @param millis since the first letter began to spring up
    /// @param whole until the last one stands
    void spring(double millis, double whole) {
        setVisible(millis > 0);
        lines.forEach(lineLettering -> lineLettering.spring(millis, whole));
    }

    private static List<PlacedLetter> word(ArtFactory art, String text) {
        return art.letters().word(text, RADIUS, LetteringArt.Side.RED);
    }

    /// The largest scale at which the lines fit into a place.
    private static double scale(ArtFactory art, List<String> lines, Rect roomRect, double unit) {
        double width =
                lines.stream().mapToDouble(line -> width(art, line)).max().orElse(1);
        return Math.min(
                LARGEST * unit,
                Math.min(
                        roomRect.width() / width,
                        roomRect.height() / (LINE * (lines.size() - 1) + LetteringArt.CAPITAL)));
    }

    private static double width(ArtFactory art, String line) {
        List<PlacedLetter> letters = word(art, line);
        return letters.getLast().x() - letters.getFirst().x() + 2 * LetteringArt.CAPITAL;
    }

    private static double radius(ArtFactory art, String line) {
        double half = width(art, line) / 2;
        return Math.max(RADIUS, half * half / (2 * DROP * LetteringArt.CAPITAL));
    }

    /// The text broken at the space nearest to its middle.
    private static List<String> halves(String text) {
        int best = -1;
        for (int at = 0; at < text.length() - 2; at++) {
            boolean space = text.charAt(at) == ' ';
            if (space && (best < 0 || Math.abs(at - text.length() / 2) < Math.abs(best - text.length() / 2))) {
                best = at;
            }
        }
        return best < 0 ? List.of(text) : List.of(text.substring(0, best), text.substring(best + 1));
    }

    private static Text typeset(Palette palette, String says, Rect roomRect) {
        Text text = new Text(says);
        double size = roomRect.height() * TYPE;
        text.setFont(TypefaceWeight.EXTRA_BOLD.font(size));
        double fit = Math.min(1, roomRect.width() / text.getLayoutBounds().getWidth());
        text.setFont(TypefaceWeight.EXTRA_BOLD.font(size * fit));
        text.setFill(palette.color(ColourRole.CARD));
        text.setStroke(palette.color(ColourRole.SYMBOL_DARK));
        text.setStrokeType(StrokeType.OUTSIDE);
        text.setStrokeLineJoin(StrokeLineJoin.ROUND);
        text.setStrokeWidth(size * fit * OUTLINE);
        text.setTextOrigin(VPos.CENTER);
        text.setX(roomRect.centre().x() - text.getLayoutBounds().getWidth() / 2);
        text.setY(roomRect.centre().y());
        return text;
    }
}

package millebornes.desktop.postcard;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.TypefaceWeight;

/// Creates text for drawings on paper, in the units of the drawing and independent of the window's text size.
///
/// @param palette the colours of the roles
record PaperTextFactory(Palette palette) {

    /// Half the height of a capital, as a share of the font's size: by this a baseline is below the middle of its line.
    static final double HALF_CAPITAL = 0.35;

    private static final double TINT = 0.3;
    private static final double STRONG_TINT = 0.7;

    /// The background of the winner on paper: opaque, and light enough for text when it is printed in grey.
    static Color winnerTint(Palette palette) {
        return Color.WHITE.interpolate(palette.color(ColourRole.HIGHLIGHT), TINT);
    }

    /// The stronger background of the winner's sums.
    static Color winnerSumTint(Palette palette) {
        return Color.WHITE.interpolate(palette.color(ColourRole.HIGHLIGHT), STRONG_TINT);
    }

    /// One line from the origin to the right, with its baseline at y = 0.
    Text line(String words, TypefaceWeight weight, double size, ColourRole role) {
        Text text = new Text(words);
        text.setFont(weight.font(size));
        text.setFill(palette.color(role));
        return text;
    }

    /// One line from (x, y) to the right, with its baseline at y.
    Text line(String words, TypefaceWeight weight, double size, ColourRole role, double x, double y) {
        Text text = line(words, weight, size, role);
        text.setX(x);
        text.setY(y);
        return text;
    }

    /// Several lines below and to the right of the origin: as few as the width needs, and of about the same length.
    Text lines(String words, TypefaceWeight weight, double size, ColourRole role, double width) {
        Text text = line(words, weight, size, role);
        text.setTextOrigin(VPos.TOP);
        double height = height(text, width);
        double fitting = width;
        for (double narrow = width; narrow > width / 2 && height(text, narrow) <= height; narrow -= size / 2) {
            fitting = narrow;
        }
        text.setWrappingWidth(fitting);
        return text;
    }

    private static double height(Text text, double width) {
        text.setWrappingWidth(width);
        return text.getLayoutBounds().getHeight();
    }

    /// Makes a line smaller until it fits a width, without a least size, and returns it.
    static Text fit(Text text, double width) {
        double wide = FittedTextFactory.width(text);
        if (wide > width) {
            text.setFont(new Font(text.getFont().getName(), text.getFont().getSize() * width / wide));
        }
        return text;
    }

    /// Moves a line so that it ends at `x`, and returns it.
    static Text endAt(Text text, double x) {
        text.setX(x - FittedTextFactory.width(text));
        return text;
    }

    /// Moves a line so that its middle is at `x`, and returns it.
    static Text centreAt(Text text, double x) {
        text.setX(x - FittedTextFactory.width(text) / 2);
        return text;
    }

    /// One line with extra letter spacing.
    ///
    /// @param apart the extra spacing, in the units of the drawing
    Group spaced(String words, TypefaceWeight weight, double size, ColourRole role, double apart) {
        Group line = new Group();
        double x = 0;
        for (int at = 0; at < words.length(); at = words.offsetByCodePoints(at, 1)) {
            Text letter = line(words.substring(at, words.offsetByCodePoints(at, 1)), weight, size, role);
            letter.setX(x);
            x += FittedTextFactory.width(letter) + apart;
            line.getChildren().add(letter);
        }
        return line;
    }
}

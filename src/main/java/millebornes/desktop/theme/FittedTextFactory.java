package millebornes.desktop.theme;

import java.text.BreakIterator;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;
import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Creates texts that fit places of a given size.
///
/// @param scale the factor by which text is larger than designed
public record FittedTextFactory(double scale) {

    private static final String ELLIPSIS = "…";

    /// The step by which narrower lines are tried, in px for a scale of 1.
    private static final double NARROWER = 4;

    /// The share of the font's size by which the two lines of a name are closer than usual.
    private static final double CLOSER = 0.4;

    /// The factor by which text is made smaller than computed, since glyphs do not shrink evenly with their size.
    private static final double SLACK = 0.985;

    /// One line in the style of a text role; its vertical middle is at y = 0.
    public Text line(String words, TextRole role, Color color) {
        Text text = new Text(words);
        text.setFont(role.weight().font(role.size() * scale));
        text.setFill(color);
        text.setTextOrigin(VPos.CENTER);
        text.setMouseTransparent(true);
        return text;
    }

    /// Several lines in the style of a text role, broken at `width` px.
    public Text lines(String words, TextRole role, Color color, double width) {
        Text text = line(words, role, color);
        text.setWrappingWidth(width);
        text.setTextAlignment(TextAlignment.CENTER);
        return text;
    }

    /// The text in as few lines as `width` needs, with lines of about the same length. A word is broken only if it is wider
    /// than `width`.
    public Text balanced(String words, TextRole role, Color color, double width) {
        Text text = lines(words, role, color, width);
        text.setTextOrigin(VPos.TOP);
        double height = text.getLayoutBounds().getHeight() + 1;
        double step = NARROWER * scale;
        int fits = 0;
        double least = Math.clamp(widestWord(text), width / 2, width);
        int tooNarrow = Math.max(1, (int) Math.ceil((width - least) / step));
        // To lay a text out takes a tenth of a millisecond: halving asks seven times where one step after the other
        // asks ninety.
        while (tooNarrow - fits > 1) {
            int steps = (fits + tooNarrow) / 2;
            text.setWrappingWidth(width - steps * step);
            if (text.getLayoutBounds().getHeight() > height) {
                tooNarrow = steps;
            } else {
                fits = steps;
            }
        }
        text.setWrappingWidth(width - fits * step);
        return text;
    }

    /// Truncates a line to `width` px, between two characters as people count them.
    public static void cut(Text text, double width) {
        String whole = text.getText();
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(whole);
        characters.last();
        for (int end = characters.previous(); end > 0 && width(text) > width; end = characters.previous()) {
            text.setText(whole.substring(0, end).stripTrailing() + ELLIPSIS);
        }
    }

    /// Whether a text is truncated.
    public static boolean isCut(Text text) {
        return text.getText().endsWith(ELLIPSIS);
    }

    /// Shrinks a line to `width` px, and truncates it if that is not enough.
    public static void squeeze(Text text, double width) {
        double wide = width(text);
        if (wide > width) {
            double size = text.getFont().getSize();
            double fitting = Math.max(Math.min(Sizes.SMALLEST_TEXT, size), size * width / wide * SLACK);
            text.setFont(new Font(text.getFont().getName(), fitting));
            cut(text, width);
        }
    }

    /// Shrinks a line to `width` px. If that is not enough, breaks it into two lines, at a space or after a hyphen, or
    /// truncates it where two lines are too wide or too high.
    public static void squeeze(Text text, double width, double height) {
        String whole = text.getText();
        squeeze(text, width);
        String cut = text.getText();
        if (!cut.equals(whole)) {
            text.setText(whole);
            breakInTwo(text);
            if (width(text) > width || text.getLayoutBounds().getHeight() > height) {
                text.setText(cut);
            }
        }
    }

    /// Breaks a line at the space or hyphen that is nearest to its middle, if it has any.
    public static void breakInTwo(Text text) {
        String line = text.getText();
        text.setText(IntStream.range(1, line.length())
                .filter(at -> line.charAt(at - 1) == '-' || line.charAt(at) == ' ')
                .boxed()
                .min(Comparator.comparingInt(at -> Math.abs(2 * at - line.length())))
                .map(at -> line.substring(0, at) + "\n" + line.substring(at).stripLeading())
                .orElse(line));
        text.setLineSpacing(-CLOSER * text.getFont().getSize());
        text.setTextAlignment(TextAlignment.CENTER);
    }

    /// The width of the widest word of a text, in px.
    public static double widestWord(Text text) {
        return Arrays.stream(text.getText().split(" "))
                .mapToDouble(word -> {
                    Text alone = new Text(word);
                    alone.setFont(text.getFont());
                    return width(alone);
                })
                .max()
                .orElse(0);
    }

    /// The width of a text, in px.
    public static double width(Text text) {
        return text.getLayoutBounds().getWidth();
    }
}

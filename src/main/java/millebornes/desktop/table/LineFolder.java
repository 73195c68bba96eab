package millebornes.desktop.table;

import java.util.Comparator;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import millebornes.desktop.theme.FittedTextFactory;

/// Divides the text of a label into two lines of about the same length, by its sense if possible.
final class LineFolder {

    /// The greatest length of a word, such as an article, that should not end a line.
    private static final int SHORT_WORD = 3;

    /// The weights of the length of lines after such a word and after a clause, in comparison with others.
    private static final double AFTER_SHORT_WORD = 1.4;

    private static final double AFTER_CLAUSE = 0.7;

    private LineFolder() {}

    /// Gives the label the width of its text, in two lines if one is wider than `most` px.
    static void fold(Label label, double most) {
        if (label.prefWidth(-1) > most) {
            String words = label.getText();
            IntStream.range(1, words.length())
                    .filter(at -> words.charAt(at) == ' ')
                    .boxed()
                    .min(Comparator.comparingDouble(at -> weight(words, at) * width(label, words, at)))
                    .ifPresent(at -> label.setText(words.substring(0, at) + '\n' + words.substring(at + 1)));
        }
        double width = Math.ceil(label.prefWidth(-1)) + 1;
        label.setPrefWidth(width);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    /// How unwelcome a line is that ends there.
    private static double weight(String words, int end) {
        if (",.:;".indexOf(words.charAt(end - 1)) >= 0) {
            return AFTER_CLAUSE;
        }
        int lastWord = end - 1 - words.lastIndexOf(' ', end - 1);
        return lastWord <= SHORT_WORD ? AFTER_SHORT_WORD : 1;
    }

    /// The width of the longer of two lines, in px.
    private static double width(Label label, String words, int end) {
        return Math.max(width(label, words.substring(0, end)), width(label, words.substring(end + 1)));
    }

    private static double width(Label label, String words) {
        Text line = new Text(words);
        line.setFont(label.getFont());
        return FittedTextFactory.width(line);
    }
}

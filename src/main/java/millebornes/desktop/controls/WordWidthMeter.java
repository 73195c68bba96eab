package millebornes.desktop.controls;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/// Measures the width of words that must not be broken.
public final class WordWidthMeter {

    private WordWidthMeter() {}

    /// The width of the widest word in the texts of all labels, in px.
    public static double longest(Collection<? extends Labeled> labels) {
        return labels.stream()
                .flatMap(label ->
                        Arrays.stream(label.getText().split("[ \\t\\n]+")).map(word -> wide(word, label)))
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
    }

    /// The width of the widest word in the texts of all labels, in px, kept up to date with the font of the first one.
    public static DoubleBinding longestWord(List<? extends Labeled> labels) {
        return Bindings.createDoubleBinding(
                () -> longest(labels), labels.getFirst().fontProperty());
    }

    /// The width of the widest text of all labels on one line, in px.
    public static double longestText(Collection<? extends Labeled> labels) {
        return labels.stream()
                .mapToDouble(label -> wide(label.getText(), label))
                .max()
                .orElse(0);
    }

    private static double wide(String word, Labeled label) {
        Text text = new Text(word);
        text.setFont(label.getFont());
        return Math.ceil(text.getLayoutBounds().getWidth()) + 1;
    }
}

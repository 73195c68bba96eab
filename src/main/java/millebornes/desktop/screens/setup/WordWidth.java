package millebornes.desktop.screens.setup;

import java.util.Arrays;
import java.util.Collection;
import javafx.scene.control.Label;
import javafx.scene.text.Text;

/// How wide words are that nobody wants broken.
final class WordWidth {

    private WordWidth() {}

    /// The widest word of all, in px.
    static double longest(Collection<Label> labels) {
        return labels.stream()
                .flatMap(label ->
                        Arrays.stream(label.getText().split("[ \\t\\n]+")).map(word -> wide(word, label)))
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
    }

    private static double wide(String word, Label label) {
        Text text = new Text(word);
        text.setFont(label.getFont());
        return Math.ceil(text.getLayoutBounds().getWidth()) + 1;
    }
}

package millebornes.desktop.setup;

import java.util.List;
import javafx.scene.control.Label;
import millebornes.desktop.controls.WordWidthMeter;

/// A label that wraps its text at a given width, or at the width of its longest word if that is greater.
final class WrappingWidthLabel extends Label {

    private final double width;

    /// @param width of the lines, in px, if no word is longer
    WrappingWidthLabel(String text, double width, String... styles) {
        super(text);
        this.width = width;
        setWrapText(true);
        setMinWidth(USE_PREF_SIZE);
        setMinHeight(USE_PREF_SIZE);
        getStyleClass().addAll(styles);
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(width, WordWidthMeter.longest(List.of(this)) + snappedLeftInset() + snappedRightInset());
    }
}

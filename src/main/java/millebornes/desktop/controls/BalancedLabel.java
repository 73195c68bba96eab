package millebornes.desktop.controls;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;

/// A label whose lines have about the same length, so that no single word is left in the last one.
public final class BalancedLabel extends Label {

    private final Text measure = new Text();

    /// @param styles style classes from [millebornes.desktop.theme.StyleClasses]
    public BalancedLabel(String text, String... styles) {
        super(text);
        setWrapText(true);
        setMinHeight(Region.USE_PREF_SIZE);
        setMinWidth(0);
        getStyleClass().addAll(styles);
    }

    @Override
    public void resize(double width, double height) {
        super.resize(balanced(width), height);
    }

    /// The least width, in px, in which the text has no more lines than in the given width.
    private double balanced(double width) {
        measure.setFont(getFont());
        measure.setText(getText());
        // Without the spare pixel of narrower widths, or a text that just fits would be allowed one more line.
        double lines = height(width + 1);
        if (prefWidth(-1) <= width) {
            return width;
        }
        double narrow = width;
        // No word is broken to make lines alike.
        double least = Math.max(width / 2, Math.ceil(FittedTextFactory.widestWord(measure)) + beside());
        while (narrow - Sizes.WIDTH_STEP >= least && height(narrow - Sizes.WIDTH_STEP) <= lines) {
            narrow -= Sizes.WIDTH_STEP;
        }
        return Math.min(width, narrow + Sizes.WIDTH_STEP);
    }

    private double height(double width) {
        measure.setWrappingWidth(Math.max(1, width - beside()));
        return measure.getLayoutBounds().getHeight();
    }

    /// The part of the width, in px, that the text does not have.
    private double beside() {
        return snappedLeftInset() + snappedRightInset() + 1;
    }
}

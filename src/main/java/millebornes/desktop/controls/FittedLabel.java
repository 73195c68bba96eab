package millebornes.desktop.controls;

import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;

/// A label of one line whose letters get smaller where it is too long, down to a limit. Beyond that it takes two lines if
/// they fit its height, and an ellipsis as the last resort.
public final class FittedLabel extends Label {

    private final Text measure = new Text();
    private final double largest;
    private final double least;
    private double size;

    /// @param largest the size of its letters where there is room, in px
    /// @param least their smallest size, in px
    /// @param styles style classes from [millebornes.desktop.theme.StyleClasses]
    public FittedLabel(String text, double largest, double least, String... styles) {
        super(text);
        this.largest = largest;
        this.least = least;
        setMinWidth(0);
        setWrapText(true);
        getStyleClass().addAll(styles);
        use(largest);
    }

    /// The width of the text in the largest letters.
    @Override
    protected double computePrefWidth(double height) {
        Insets around = getInsets();
        return around.getLeft() + Math.ceil(measured(largest, 0).getWidth()) + 1 + around.getRight();
    }

    /// The height of one line of the largest letters.
    @Override
    protected double computePrefHeight(double width) {
        Insets around = getInsets();
        return around.getTop() + Math.ceil(measured(largest, 0).getHeight()) + around.getBottom();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    public void resize(double width, double height) {
        Insets around = getInsets();
        double wide = width - around.getLeft() - around.getRight();
        double fitting = largest;
        while (fitting > least && measured(fitting, 0).getWidth() > wide) {
            fitting -= Sizes.TEXT_STEP;
        }
        if (measured(fitting, 0).getWidth() > wide) {
            while (fitting > Sizes.SMALLEST_TEXT && measured(fitting, wide).getHeight() > height) {
                fitting -= Sizes.TEXT_STEP;
            }
        }
        use(fitting);
        super.resize(width, height);
    }

    private Bounds measured(double letters, double wrapping) {
        measure.setText(getText());
        measure.setFont(new Font(getFont().getName(), letters));
        measure.setWrappingWidth(wrapping);
        return measure.getLayoutBounds();
    }

    /// Sets the size of the letters, in px, and applies the style at once, since it is needed in the same layout pass.
    private void use(double letters) {
        if (letters != size) {
            size = letters;
            SceneStyler.textSize(this, letters);
            if (getScene() != null) {
                applyCss();
            }
        }
    }
}

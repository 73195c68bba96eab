package millebornes.desktop.result;

import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// A name at the head of a column. It is as wide as the column, and set smaller if it would not fit.
final class FittedName extends Region {

    private final Text text;
    private final String name;
    private final Font font;

    FittedName(AppearanceSettings appearance, TextRole role, String name) {
        this.name = name;
        this.text = new FittedTextFactory(appearance.textScale().of(1))
                .line(name, role, appearance.palette().color(ColourRole.INK));
        this.font = text.getFont();
        text.setTextOrigin(VPos.TOP);
        getChildren().add(text);
        setMinWidth(0);
        setMaxWidth(Double.MAX_VALUE);
    }

    @Override
    protected double computePrefWidth(double height) {
        Text whole = new Text(name);
        whole.setFont(font);
        return Math.ceil(FittedTextFactory.width(whole)) + 2 * Sizes.TINY_GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        Text whole = new Text(name);
        whole.setFont(font);
        return Math.ceil(whole.getLayoutBounds().getHeight());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        text.setText(name);
        text.setFont(font);
        NameFitter.fit(text, getWidth() - 2 * Sizes.LINE_GAP);
        text.setX((getWidth() - FittedTextFactory.width(text)) / 2);
        text.setY((getHeight() - text.getLayoutBounds().getHeight()) / 2);
    }
}

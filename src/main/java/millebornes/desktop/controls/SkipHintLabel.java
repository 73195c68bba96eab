package millebornes.desktop.controls;

import javafx.scene.control.Label;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;

/// A short text that tells that a click skips animations. It is transparent to the mouse, so a click on it skips, too.
public final class SkipHintLabel extends Label {

    public SkipHintLabel(Words words) {
        super(words.text("table.skip"), new FontIcon(MaterialDesignF.FAST_FORWARD));
        setId("skip-hint");
        getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.STRONG, StyleClasses.LOW);
        setGraphicTextGap(Sizes.SMALL_GAP);
        setMouseTransparent(true);
        setManaged(false);
    }

    /// Places the label in the middle of a free part of the window or, if that is too low, right below.
    ///
    /// @param freeRect a part of the window, in px, in which the label covers nothing important
    public void lieIn(Rect freeRect) {
        applyCss();
        double width = Math.ceil(prefWidth(-1)) + 1;
        double height = Math.ceil(prefHeight(width));
        double y = height <= freeRect.height() + Sizes.TINY_GAP
                ? freeRect.centre().y() - height / 2
                : freeRect.bottom() + Sizes.SMALL_GAP;
        resizeRelocate(Math.rint(freeRect.centre().x() - width / 2), Math.rint(y), width, height);
    }
}

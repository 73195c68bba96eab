package millebornes.desktop.settings;

import java.util.List;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.theme.Sizes;

/// Settings one below the other. Their pictures grow where there is room, and then the gaps, so that as many settings as
/// possible are seen where there is little.
final class SettingsColumn extends VBox {

    /// The least and the greatest height of a picture, in px.
    private static final double LEAST = 40;

    private static final double MOST = 190;

    /// The room for rings around tiles, in px.
    private static final double BESIDE = 6;

    /// The share of the free height that is left to the gaps.
    private static final double AIR = 0.12;

    private final int pictured;
    private final DoubleProperty pictureHeight;

    /// @param pictured the number of settings with a line of pictures
    /// @param pictureHeight the height of all pictures, which this column sets, in px
    SettingsColumn(List<Node> settings, int pictured, DoubleProperty pictureHeight) {
        this.pictured = pictured;
        this.pictureHeight = pictureHeight;
        pictureHeight.set(LEAST);
        settings.forEach(setting -> getChildren().addAll(gap(), setting));
        getChildren().add(gap());
        setPadding(new Insets(0, BESIDE, 0, Sizes.TINY_GAP));
    }

    private static Region gap() {
        Region gap = ControlFactory.spring();
        gap.setMinHeight(Sizes.LABEL_GAP);
        return gap;
    }

    @Override
    protected double computeMinHeight(double width) {
        return super.computeMinHeight(width) - pictured * (pictureHeight.get() - LEAST);
    }

    @Override
    protected double computePrefHeight(double width) {
        return super.computePrefHeight(width) - pictured * (pictureHeight.get() - LEAST);
    }

    @Override
    protected void layoutChildren() {
        double free = Math.max(0, getHeight() - prefHeight(getWidth()));
        pictureHeight.set(Math.floor(Math.min(MOST, LEAST + (1 - AIR) * free / pictured)));
        super.layoutChildren();
    }
}

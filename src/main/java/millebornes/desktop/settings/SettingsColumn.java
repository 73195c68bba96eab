package millebornes.desktop.settings;

import java.util.List;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
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
    static final double LEAST = 40;

    private static final double MOST = 190;

    /// The room for rings around tiles, in px.
    private static final double BESIDE = 6;

    /// The share of the free height that is left to each gap.
    private static final double AIR = 0.12;

    private final double pictured;
    private final DoubleProperty pictureHeight;

    /// @param pictured the px by which the settings grow with each px of the height of pictures
    /// @param pictureHeight the height of a picture, which this column sets, in px
    SettingsColumn(List<Node> settings, double pictured, DoubleProperty pictureHeight) {
        this.pictured = pictured;
        this.pictureHeight = pictureHeight;
        pictureHeight.set(LEAST);
        for (Node setting : settings) {
            if (!getChildren().isEmpty()) {
                getChildren().add(gap());
            }
            getChildren().add(setting);
        }
        setPadding(new Insets(Sizes.LABEL_GAP, BESIDE, Sizes.LABEL_GAP, Sizes.TINY_GAP));
    }

    /// The height of a thing that grows with the pictures, but less.
    ///
    /// @param least its height beside the lowest pictures, in px
    /// @param share the share of a picture's growth
    static DoubleBinding growing(ReadOnlyDoubleProperty pictureHeight, double least, double share) {
        return pictureHeight.subtract(LEAST).multiply(share).add(least);
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
        int gaps = getChildren().size() / 2;
        pictureHeight.set(Math.floor(Math.min(MOST, LEAST + (1 - AIR * gaps) * free / pictured)));
        super.layoutChildren();
    }
}

package millebornes.desktop.setup;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.theme.Sizes;

/// An icon, a text and a control side by side. If a word would be broken or there would be too many lines, the text is
/// below the other two.
final class IconTextControlPane extends Region {

    private static final double GAP = Sizes.SMALL_GAP;

    private final Node sign;
    private final List<Label> words;
    private final Node handle;

    /// @param handle the control at the right, in its preferred size
    IconTextControlPane(Node sign, List<Label> words, Node handle) {
        this.sign = sign;
        this.words = List.copyOf(words);
        this.handle = handle;
        getChildren().add(sign);
        getChildren().addAll(words);
        getChildren().add(handle);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.max(longestWord(), sign.prefWidth(-1) + GAP + handle.prefWidth(-1));
    }

    @Override
    protected double computePrefWidth(double height) {
        return words.stream().mapToDouble(label -> label.prefWidth(-1)).max().orElse(0) + taken();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? prefWidth(-1) : width;
        return isBeside(wide) ? beside(wide) : below(wide);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        boolean beside = isBeside(width);
        double high = beside ? getHeight() : first();
        place(sign, 0, high);
        place(handle, width - handle.prefWidth(-1), high);
        double room = beside ? width - taken() : width;
        double x = beside ? sign.prefWidth(-1) + GAP : 0;
        double y = beside ? Math.max(0, (getHeight() - said(room)) / 2) : first();
        for (Label label : words) {
            double tall = label.prefHeight(room);
            label.resizeRelocate(x, y, room, tall);
            y += tall;
        }
    }

    private boolean isBeside(double width) {
        return width - taken() >= longestWord() && beside(width) <= below(width);
    }

    private double beside(double width) {
        return Math.max(first(), said(width - taken()));
    }

    private double below(double width) {
        return first() + said(width);
    }

    private double taken() {
        double handled = handle.prefWidth(-1);
        return sign.prefWidth(-1) + GAP + (handled > 0 ? GAP + handled : 0);
    }

    private double first() {
        return Math.max(sign.prefHeight(-1), handle.prefHeight(-1));
    }

    private double said(double width) {
        return words.stream().mapToDouble(label -> label.prefHeight(width)).sum();
    }

    private double longestWord() {
        return WordWidthMeter.longest(words);
    }

    private static void place(Node node, double x, double high) {
        node.autosize();
        node.relocate(x, (high - node.getLayoutBounds().getHeight()) / 2);
    }
}

package millebornes.desktop.setup;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// A column that scrolls vertically if necessary, and otherwise fills the available height. Its width and preferred
/// height are those of its content.
final class ColumnScrollPane extends ScrollPane {

    private static final double BAR = 8;

    private final Region column;

    ColumnScrollPane(Region column) {
        super(column);
        this.column = column;
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
    }

    @Override
    protected double computeMinWidth(double height) {
        return column.minWidth(-1) + BAR;
    }

    @Override
    protected double computePrefWidth(double height) {
        return column.prefWidth(-1) + BAR;
    }

    @Override
    protected double computePrefHeight(double width) {
        return column.prefHeight(width);
    }
}

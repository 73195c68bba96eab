package millebornes.desktop.setup;

import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// A column that scrolls up and down when it has to, and otherwise fills the room that there is. It is as wide as what
/// is in it, and wishes to be as high.
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

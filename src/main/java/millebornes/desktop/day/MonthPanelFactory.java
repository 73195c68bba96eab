package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.day.DayOutcomeIconFactory.Outcome;
import millebornes.desktop.day.DayViewState.DayCell;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// Creates the panel of a month: its name, a field for every day, and the legend of the pictures in them.
///
/// @param choose called with the selected day
/// @param turn called with the number of months to turn
record MonthPanelFactory(ScreenContext context, Consumer<LocalDate> choose, IntConsumer turn) {

    private static final int COLUMNS = 7;
    private static final double LEGEND_SIGN = 18;

    /// The preferred width of the legend, at which it has one line, in px.
    private static final double LEGEND = 640;

    VBox of(DayViewState dayState, DaySelection selection) {
        GridPane grid = grid(dayState);
        VBox.setVgrow(grid, Priority.ALWAYS);
        VBox panel = ControlFactory.column(head(dayState, selection), grid);
        if (PageTitlePlate.isLarge(context)) {
            panel.getChildren().add(1, legend(dayState));
        }
        panel.getStyleClass().addAll(StyleClasses.PANEL, StyleClasses.DAYS);
        return panel;
    }

    private Node head(DayViewState dayState, DaySelection selection) {
        Label title = ControlFactory.label(dayState.title(), StyleClasses.PANEL_TITLE);
        title.setId("day-month");
        Button before = ControlFactory.icon(
                "day-previous", MaterialDesignC.CHEVRON_LEFT, words().text("day.previous"), () -> turn.accept(-1));
        before.setDisable(!selection.hasPrevious());
        Button behind = ControlFactory.icon(
                "day-following", MaterialDesignC.CHEVRON_RIGHT, words().text("day.following"), () -> turn.accept(1));
        behind.setDisable(!selection.hasNext());
        VBox says = new VBox(title);
        if (!PageTitlePlate.isLarge(context)) {
            says.getChildren().add(legend(dayState));
        }
        HBox.setHgrow(says, Priority.ALWAYS);
        return ControlFactory.row(says, before, behind);
    }

    private GridPane grid(DayViewState dayState) {
        GridPane grid = new GridPane(Sizes.LABEL_GAP, Sizes.TINY_GAP);
        for (int column = 0; column < COLUMNS; column++) {
            ColumnConstraints width = new ColumnConstraints();
            width.setPercentWidth(100.0 / COLUMNS);
            grid.getColumnConstraints().add(width);
            Label head = ControlFactory.label(dayState.weekdays().get(column), StyleClasses.NOTE);
            GridPane.setHalignment(head, HPos.CENTER);
            grid.add(head, column, 0);
        }
        grid.getRowConstraints().add(new RowConstraints());
        for (DayCell cell : dayState.cells()) {
            int place = dayState.indent() + cell.day().getDayOfMonth() - 1;
            int row = 1 + Math.floorDiv(place, COLUMNS);
            if (grid.getRowConstraints().size() <= row) {
                RowConstraints height = new RowConstraints();
                height.setVgrow(Priority.ALWAYS);
                grid.getRowConstraints().add(height);
            }
            DayCellPane pane = new DayCellPane(context, cell, choose);
            pane.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            grid.add(pane, place % COLUMNS, row);
        }
        return grid;
    }

    /// The number of played days, and the meaning of the pictures.
    private Node legend(DayViewState dayState) {
        FlowPane legend = new FlowPane(
                Sizes.GAP,
                Sizes.TINY_GAP,
                entry(Outcome.WON, "day.legend.won"),
                entry(Outcome.ARRIVED, "day.legend.arrived"),
                entry(Outcome.UNDERWAY, "day.legend.underway"));
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.setPrefWrapLength(LEGEND);
        Label count = ControlFactory.label(dayState.count(), StyleClasses.NOTE);
        if (PageTitlePlate.isLarge(context)) {
            return new VBox(count, legend);
        }
        if (!dayState.count().isEmpty()) {
            legend.getChildren().addFirst(count);
        }
        return legend;
    }

    private Node entry(Outcome outcome, String key) {
        return ControlFactory.row(
                DayOutcomeIconFactory.of(context, outcome, LEGEND_SIGN),
                ControlFactory.label(words().text(key), StyleClasses.NOTE));
    }

    private Words words() {
        return context.words();
    }
}

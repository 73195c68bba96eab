package millebornes.desktop.day;

import java.time.LocalDate;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
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
/// @param turn called with -1 for the month before and 1 for the one after
record MonthPanelFactory(ScreenContext context, Consumer<LocalDate> choose, IntConsumer turn) {

    private static final int COLUMNS = 7;
    private static final double LEGEND_SIGN = 20;

    /// The width in which all entries of the legend have room, in px at the usual text size.
    private static final double LEGEND_WIDTH = 470;

    /// The size of the mark of a day to play relative to the pictures beside it; it fills a part of its square.
    private static final double MARK = 1.4;

    VBox of(DayViewState dayState, DaySelection selection) {
        GridPane grid = grid(dayState);
        VBox.setVgrow(grid, Priority.ALWAYS);
        VBox panel = ControlFactory.column(head(dayState, selection), grid);
        if (PageTitlePlate.isLarge(context)) {
            panel.getChildren().add(legend());
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
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label count = ControlFactory.label(dayState.count(), StyleClasses.NOTE);
        VBox says = new VBox();
        if (PageTitlePlate.isLarge(context)) {
            says.getChildren().addAll(title, count);
        } else {
            HBox both = new HBox(Sizes.GAP, title, count);
            both.setAlignment(Pos.BASELINE_LEFT);
            says.getChildren().addAll(both, legend());
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
            // Above the numbers.
            head.setPadding(new Insets(0, 0, 0, Sizes.SMALL_GAP));
            grid.add(head, column, 0);
        }
        grid.getRowConstraints().add(new RowConstraints());
        for (DayCell cell : dayState.cells()) {
            int place = place(dayState, cell);
            int row = 1 + place / COLUMNS;
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

    /// The number of fields before that of a day, from the Monday before the month.
    private static int place(DayViewState dayState, DayCell cell) {
        return dayState.indent() + cell.day().getDayOfMonth() - 1;
    }

    /// The meaning of the pictures.
    private Node legend() {
        FlowPane legend = new FlowPane(
                Sizes.GAP,
                Sizes.LINE_GAP,
                entry(Outcome.WON, "day.legend.won"),
                entry(Outcome.ARRIVED, "day.legend.arrived"),
                entry(Outcome.UNDERWAY, "day.legend.underway"),
                ControlFactory.row(DayCellPane.missed(MARK * legendSign()), legendText("day.legend.missed")));
        legend.setPrefWrapLength(context.look().textScale().of(LEGEND_WIDTH));
        return legend;
    }

    private Node entry(Outcome outcome, String key) {
        return ControlFactory.row(DayOutcomeIconFactory.of(context, outcome, legendSign()), legendText(key));
    }

    private double legendSign() {
        return LEGEND_SIGN * Math.sqrt(context.look().textScale().of(1));
    }

    private Label legendText(String key) {
        Label means = ControlFactory.label(words().text(key), StyleClasses.NOTE);
        means.setMinWidth(Region.USE_PREF_SIZE);
        return means;
    }

    private Words words() {
        return context.words();
    }
}

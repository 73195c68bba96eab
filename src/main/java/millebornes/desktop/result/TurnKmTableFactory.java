package millebornes.desktop.result;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Words;

/// Creates a table with the data of the round's chart: the km of every car after each turn around the table.
final class TurnKmTableFactory {

    private TurnKmTableFactory() {}

    static ScrollPane of(ResultContext context) {
        Words words = context.words();
        GridPane grid = new GridPane();
        grid.getStyleClass().add(StyleClasses.SHEET);
        int cars = context.session().game().looks().size();
        int seats = context.session().game().players().size();
        List<List<Integer>> stages = TurnKmHistory.of(context.session()).stages();
        for (int column = 0; column <= cars; column++) {
            ColumnConstraints wide = new ColumnConstraints();
            wide.setHgrow(Priority.ALWAYS);
            grid.getColumnConstraints().add(wide);
        }
        grid.add(cell("", StyleClasses.NOTE), 0, 0);
        IntStream.range(0, cars)
                .forEach(car -> grid.add(cell(context.names().driver(car), StyleClasses.STRONG), car + 1, 0));
        int laps = (stages.size() - 1 + seats - 1) / seats;
        for (int lap = 1; lap <= laps; lap++) {
            List<Integer> stage = stages.get(Math.min(lap * seats, stages.size() - 1));
            grid.add(cell(words.text("result.chart.turn", lap), StyleClasses.NOTE), 0, lap);
            for (int car = 0; car < cars; car++) {
                grid.add(cell(words.number(stage.get(car)), StyleClasses.SEAT_NUMBER), car + 1, lap);
            }
        }
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        scroll.setMinHeight(0);
        scroll.setPrefHeight(0);
        scroll.setAccessibleText(words.text("result.chart"));
        return scroll;
    }

    private static HBox cell(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        HBox cell = new HBox(label);
        cell.setAlignment(Pos.CENTER_RIGHT);
        cell.getStyleClass().add(StyleClasses.SHEET_CELL);
        return cell;
    }
}

package millebornes.desktop.scores;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.PlayerStatistics;
import millebornes.words.PlayerNames;

/// Creates the tiles of the records, each with its sign, the figure, the name and the car. Equal players share a record.
///
/// @param cars one for each score
record RecordHolderTilesFactory(ScreenContext context, List<PlayerStatistics> scores, List<ScoreCar> cars) {

    private static final double RECORD_SIGN = 46;

    /// The preferred width of a tile with a car, and of one without beside large text, in px at the usual text size.
    private static final double TILE_WIDE = 300;

    private static final double LARGE_TEXT_TILE_WIDE = 150;

    /// The greatest number of cars in a tile, and the size of a single one relative to its usual size.
    private static final int MOST_CARS = 2;

    private static final double LARGE_CAR = 1.8;

    Node node() {
        List<ScoreColumn> columns = List.of(ScoreColumn.WINS, ScoreColumn.BEST_ROUND, ScoreColumn.COUPS_FOURRES);
        List<List<Integer>> holders =
                columns.stream().map(this::holders).distinct().toList();
        HBox tiles = new HBox(Sizes.SMALL_GAP);
        tiles.setFillHeight(true);
        if (holders.size() == 1 && !PageTitlePlate.isLarge(context)) {
            // Equal holders of all records are shown once.
            columns.forEach(column -> tiles.getChildren().addAll(record(column), ControlFactory.spring()));
            tiles.getChildren().addAll(cars(holders.getFirst()));
            tiles.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        } else {
            columns.forEach(column -> tiles.getChildren().add(tile(column)));
        }
        return tiles;
    }

    /// The places of the players who hold a record, from 0.
    private List<Integer> holders(ScoreColumn column) {
        int most = most(column);
        return IntStream.range(0, scores.size())
                .filter(place -> most > 0 && column.value(scores.get(place)) == most)
                .boxed()
                .toList();
    }

    private int most(ScoreColumn column) {
        return scores.stream().mapToInt(column::value).max().orElse(0);
    }

    private Node tile(ScoreColumn column) {
        HBox tile = record(column);
        if (!PageTitlePlate.isLarge(context)) {
            tile.getChildren().add(ControlFactory.spring());
            tile.getChildren().addAll(cars(holders(column)));
        }
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        tile.setMinWidth(0);
        tile.setPrefWidth(
                PageTitlePlate.isLarge(context) ? context.look().textScale().of(LARGE_TEXT_TILE_WIDE) : TILE_WIDE);
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }

    private List<DrawingPane> cars(List<Integer> holders) {
        return holders.stream()
                .limit(MOST_CARS)
                .map(cars::get)
                .map(car -> new DrawingPane(
                        context.art().cars().smallSide(car.livery(), car.outfit()),
                        holders.size() > 1 ? Sizes.SIDE_CAR_WIDTH : LARGE_CAR * Sizes.SIDE_CAR_WIDTH,
                        LARGE_CAR * Sizes.SIDE_CAR_HEIGHT))
                .toList();
    }

    /// The sign, the figure and the names of a record; on one line beside large text, below each other otherwise.
    private HBox record(ScoreColumn column) {
        int most = most(column);
        String names = holders(column).stream()
                .map(place ->
                        PlayerNames.listed(context.words(), scores.get(place).name(), place + 1))
                .collect(Collectors.joining(", "));
        String figureText = most == 0
                ? context.words().text("scores.nothing")
                : context.words().number(most);
        Label figure = ControlFactory.label(figureText, StyleClasses.PANEL_TITLE);
        Label holder = ControlFactory.label(names, StyleClasses.STRONG);
        HBox record = ControlFactory.row(new DrawingPane(column.sign(context.art()), RECORD_SIGN, RECORD_SIGN));
        String name = context.words().text(column.key());
        if (PageTitlePlate.isLarge(context)) {
            record.getChildren().addAll(figure, holder);
            // The picture stands at the head of a column, too.
            Tooltip.install(record, new Tooltip(name));
        } else {
            VBox says = new VBox(figure, holder, ControlFactory.label(name, StyleClasses.NOTE));
            says.setAlignment(Pos.CENTER_LEFT);
            record.getChildren().add(says);
        }
        record.setAccessibleRole(AccessibleRole.TEXT);
        record.setAccessibleText(context.words().text("scores.record", name, figureText, names));
        return record;
    }
}

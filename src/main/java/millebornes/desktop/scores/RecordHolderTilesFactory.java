package millebornes.desktop.scores;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
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
        HBox tiles = new HBox(
                Sizes.SMALL_GAP, tile(ScoreColumn.WINS), tile(ScoreColumn.BEST_ROUND), tile(ScoreColumn.COUPS_FOURRES));
        tiles.setFillHeight(true);
        return tiles;
    }

    private Node tile(ScoreColumn column) {
        int most = scores.stream().mapToInt(column::value).max().orElse(0);
        List<Integer> holders = IntStream.range(0, scores.size())
                .filter(place -> most > 0 && column.value(scores.get(place)) == most)
                .boxed()
                .toList();
        String names = holders.stream()
                .map(place ->
                        PlayerNames.listed(context.words(), scores.get(place).name(), place + 1))
                .collect(Collectors.joining(", "));
        String figureText = most == 0
                ? context.words().text("scores.nothing")
                : context.words().number(most);
        VBox says = new VBox(
                ControlFactory.label(figureText, StyleClasses.PANEL_TITLE),
                ControlFactory.label(names, StyleClasses.STRONG));
        says.setAlignment(Pos.CENTER_LEFT);
        double size = RECORD_SIGN * Math.sqrt(context.look().textScale().of(1));
        HBox tile = ControlFactory.row(new DrawingPane(column.sign(context.art()), size, size), says);
        String name = context.words().text(column.key());
        if (PageTitlePlate.isLarge(context)) {
            // The picture stands at the head of a column, too.
            Tooltip.install(tile, new Tooltip(name));
        } else {
            says.getChildren().add(ControlFactory.label(name, StyleClasses.NOTE));
            tile.getChildren().add(ControlFactory.spring());
            holders.stream()
                    .limit(MOST_CARS)
                    .map(cars::get)
                    .forEach(car -> tile.getChildren()
                            .add(new DrawingPane(
                                    context.art().cars().smallSide(car.livery(), car.outfit()),
                                    holders.size() > 1 ? Sizes.SIDE_CAR_WIDTH : LARGE_CAR * Sizes.SIDE_CAR_WIDTH,
                                    LARGE_CAR * Sizes.SIDE_CAR_HEIGHT)));
        }
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        tile.setAccessibleRole(AccessibleRole.TEXT);
        tile.setAccessibleText(context.words().text("scores.record", name, figureText, names));
        tile.setMinWidth(0);
        tile.setPrefWidth(
                PageTitlePlate.isLarge(context) ? context.look().textScale().of(LARGE_TEXT_TILE_WIDE) : TILE_WIDE);
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }
}

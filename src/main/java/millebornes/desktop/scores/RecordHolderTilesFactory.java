package millebornes.desktop.scores;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.PlayerStatistics;
import millebornes.words.PlayerNames;

/// Creates the tiles of the records, each with its sign, the figure and the name. Equal players share a record.
record RecordHolderTilesFactory(ScreenContext context, List<PlayerStatistics> scores) {

    private static final double RECORD_SIGN = 46;
    private static final double TILE_WIDE = 150;

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
                ControlFactory.label(names, StyleClasses.STRONG),
                ControlFactory.label(context.words().text(column.key()), StyleClasses.NOTE));
        says.setAlignment(Pos.CENTER_LEFT);
        double size = context.look().textScale().of(RECORD_SIGN);
        HBox tile = ControlFactory.row(new DrawingPane(column.sign(context.art()), size, size), says);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        tile.setMinWidth(0);
        tile.setPrefWidth(context.look().textScale().of(TILE_WIDE));
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }
}

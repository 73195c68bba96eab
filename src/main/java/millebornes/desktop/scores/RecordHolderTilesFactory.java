package millebornes.desktop.scores;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.PlayerScore;
import millebornes.words.PlayerNames;

/// Creates the tiles of the records, each with the holder's car, the figure and the name. Equal players share a record.
///
/// @param cars one per score
record RecordHolderTilesFactory(ScreenContext context, List<PlayerScore> scores, List<ScoreCar> cars) {

    private static final double CAR_WIDE = 76;
    private static final double TILE_WIDE = 150;

    Node node() {
        HBox tiles = new HBox(
                Sizes.SMALL_GAP,
                tile("scores.wins.column", PlayerScore::wins),
                tile("scores.bestRound.column", PlayerScore::bestRound),
                tile("scores.coupsFourres.column", PlayerScore::coupsFourres));
        tiles.setFillHeight(true);
        return tiles;
    }

    private Node tile(String key, ToIntFunction<PlayerScore> figure) {
        int most = scores.stream().mapToInt(figure).max().orElse(0);
        List<Integer> holders = IntStream.range(0, scores.size())
                .filter(place -> most > 0 && figure.applyAsInt(scores.get(place)) == most)
                .boxed()
                .toList();
        String names = holders.stream()
                .map(place ->
                        PlayerNames.listed(context.words(), scores.get(place).name(), place + 1))
                .collect(Collectors.joining(", "));
        String figureText = most == 0
                ? context.words().text("scores.nothing")
                : context.words().number(most);
        HBox record = ControlFactory.row(car(holders), label(figureText, StyleClasses.BANNER_TITLE));
        record.setAlignment(Pos.BOTTOM_CENTER);
        VBox tile = new VBox(
                record, label(names, StyleClasses.STRONG), label(context.words().text(key), StyleClasses.NOTE));
        tile.setAlignment(Pos.TOP_CENTER);
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.SIGN_TILE);
        tile.setMinWidth(0);
        tile.setPrefWidth(TILE_WIDE);
        HBox.setHgrow(tile, Priority.ALWAYS);
        return tile;
    }

    /// The car of the holder, or of the first of several.
    private Node car(List<Integer> holders) {
        ArtFactory art = context.art();
        ScoreCar ownCar = cars.get(holders.isEmpty() ? 0 : holders.getFirst());
        DrawingPane carDrawing = DrawingPane.asWide(art.cars().smallSide(ownCar.livery(), ownCar.outfit()), CAR_WIDE);
        carDrawing.setOpacity(holders.isEmpty() ? 0 : 1);
        return carDrawing;
    }

    private static Label label(String text, String style) {
        Label label = ControlFactory.label(text, style);
        label.setTextAlignment(TextAlignment.CENTER);
        label.setAlignment(Pos.CENTER);
        return label;
    }
}

package millebornes.desktop.rules;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.EvenColumnsPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Distance;

/// Creates the legend of the five distances: their animals, and the number of squares of each.
record DistanceLegendFactory(RuleCardArt cardArt) {

    /// The least width of a tile and its greatest height, in px.
    private static final double WIDTH = 112;

    private static final double MOST_HEIGHT = 236;
    private static final double ANIMAL = 104;
    private static final double SQUARE = 9;
    private static final double BETWEEN = 3;

    Region node() {
        EvenColumnsPane tiles = new EvenColumnsPane(
                Arrays.stream(Distance.values()).map(this::tile).toList(), WIDTH, Sizes.SMALL_GAP);
        VBox.setVgrow(tiles, Priority.ALWAYS);
        return tiles;
    }

    private Region tile(Distance distance) {
        int squares = distance.squares();
        HBox row = new HBox(BETWEEN);
        row.setAlignment(Pos.CENTER);
        IntStream.range(0, squares)
                .forEach(_ -> row.getChildren()
                        .add(new Rectangle(
                                SQUARE, SQUARE, cardArt.art().palette().color(ColourRole.RED))));
        VBox tile = new VBox(
                Sizes.SMALL_GAP,
                cardArt.token(distance, ANIMAL),
                ControlFactory.label(cardArt.words().text("card." + distance.name()), StyleClasses.STRONG),
                row,
                ControlFactory.label(
                        cardArt.words().sentence("rules.legend.squares", Map.of("n", squares)), StyleClasses.NOTE));
        tile.setAlignment(Pos.CENTER);
        tile.setMaxHeight(MOST_HEIGHT);
        tile.getStyleClass().add(StyleClasses.TILE);
        return tile;
    }
}

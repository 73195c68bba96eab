package millebornes.desktop.rules;

import java.util.Map;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Distance;

/// Creates the legend of the five distances: their animals, and the number of squares of each.
record DistanceLegendFactory(RuleCardArt cardArt) {

    private static final double ANIMAL = 70;
    private static final double SQUARE = 9;
    private static final double BETWEEN = 3;

    Region node() {
        FlowPane tiles = new FlowPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        for (Distance distance : Distance.values()) {
            tiles.getChildren().add(tile(distance));
        }
        return tiles;
    }

    private Node tile(Distance distance) {
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
        tile.getStyleClass().add(StyleClasses.TILE);
        return tile;
    }
}

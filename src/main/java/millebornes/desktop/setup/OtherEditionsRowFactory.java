package millebornes.desktop.setup;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.words.Words;

/// Creates the row of the editions that are not chosen, each with an emblem and a name; pressing one chooses it.
final class OtherEditionsRowFactory {

    private static final double EMBLEM = 40;

    private OtherEditionsRowFactory() {}

    static Node of(SetupContext context) {
        FlowPane row = new FlowPane(Sizes.LABEL_GAP, Sizes.LINE_GAP);
        row.setAlignment(Pos.CENTER_LEFT);
        Label others = ControlFactory.label(context.words().text("setup.editions"), StyleClasses.SECTION);
        others.setMinWidth(Label.USE_PREF_SIZE);
        others.setPadding(new Insets(0, Sizes.LABEL_GAP, 0, 0));
        row.getChildren().add(others);
        Editions.ALL.stream()
                .filter(edition -> !edition.equals(context.model().edition()))
                .map(edition -> tile(context, edition))
                .forEach(row.getChildren()::add);
        return ColumnScrollPane.keptWhole(row);
    }

    private static Node tile(SetupContext context, Edition edition) {
        Words words = context.words();
        String name = words.text("edition." + edition.id());
        String hint = words.text("edition." + edition.id() + ".hint");
        Label label = ControlFactory.label(name, StyleClasses.TILE_NAME);
        label.setMinWidth(Label.USE_PREF_SIZE);
        HBox content = new HBox(
                Sizes.TINY_GAP, new DrawingPane(context.art().signs().edition(edition), EMBLEM, EMBLEM), label);
        content.setAlignment(Pos.CENTER_LEFT);
        PressableTile tile = new PressableTile(
                "edition-" + edition.id(),
                words.text("choice", name, hint),
                content,
                () -> context.change(() -> context.model().edition(edition)));
        tile.getStyleClass().add(StyleClasses.EMBLEM_TILE);
        tile.setMinHeight(Sizes.TARGET);
        Tooltip.install(tile, new Tooltip(hint));
        return tile;
    }
}

package millebornes.desktop.screens.setup;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.words.Words;

/// The editions that are not chosen, each with one sentence; pressing one chooses it.
final class OtherEditions {

    private OtherEditions() {}

    static Node of(SetupContext context) {
        Node[] tiles = Editions.ALL.stream()
                .filter(edition -> !edition.equals(context.model().edition()))
                .map(edition -> tile(context, edition))
                .toArray(Node[]::new);
        return new VBox(
                Sizes.SMALL_GAP,
                Controls.label(context.words().text("setup.editions"), StyleClasses.SECTION),
                Tile.pairs(tiles));
    }

    private static Node tile(SetupContext context, Edition edition) {
        Words words = context.words();
        String name = words.text("edition." + edition.id());
        String hint = words.text("edition." + edition.id() + ".hint");
        Signed content = new Signed(
                OptionTile.sign(context, context.art().signs().edition(edition)),
                List.of(Controls.label(name, StyleClasses.STRONG), Controls.label(hint, StyleClasses.NOTE)),
                new Region());
        Tile tile = new Tile(
                "edition-" + edition.id(),
                words.text("choice", name, hint),
                content,
                () -> context.change(() -> context.model().edition(edition)));
        tile.getStyleClass().add(StyleClasses.SIGN_TILE);
        return tile;
    }
}

package millebornes.desktop.screens.setup;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.words.Words;

/// The editions that are not chosen, each with one sentence; pressing one chooses it.
final class OtherEditionsPanel {

    private OtherEditionsPanel() {}

    static Node of(SetupContext context) {
        Node[] tiles = Editions.ALL.stream()
                .filter(edition -> !edition.equals(context.model().edition()))
                .map(edition -> tile(context, edition))
                .toArray(Node[]::new);
        return new VBox(
                Sizes.SMALL_GAP,
                ControlFactory.label(context.words().text("setup.editions"), StyleClasses.SECTION),
                PressableTile.pairs(tiles));
    }

    private static Node tile(SetupContext context, Edition edition) {
        Words words = context.words();
        String name = words.text("edition." + edition.id());
        String hint = words.text("edition." + edition.id() + ".hint");
        IconTextPane content = new IconTextPane(
                OptionTile.sign(context, context.art().signs().edition(edition)),
                List.of(ControlFactory.label(name, StyleClasses.STRONG), ControlFactory.label(hint, StyleClasses.NOTE)),
                new Region());
        PressableTile tile = new PressableTile(
                "edition-" + edition.id(),
                words.text("choice", name, hint),
                content,
                () -> context.change(() -> context.model().edition(edition)));
        tile.getStyleClass().add(StyleClasses.SIGN_TILE);
        return tile;
    }
}

package millebornes.desktop.screens.setup;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.words.Words;

/// The editions that are not chosen, each with one sentence; pressing one chooses it.
final class OtherEditions {

    private OtherEditions() {}

    static Node of(SetupContext context) {
        Node[] tiles = Profiles.ALL.stream()
                .filter(profile -> !profile.equals(context.model().profile()))
                .map(profile -> tile(context, profile))
                .toArray(Node[]::new);
        return new VBox(
                Sizes.SMALL_GAP,
                Controls.label(context.words().text("setup.editions"), Styles.SECTION),
                Tile.pairs(tiles));
    }

    private static Node tile(SetupContext context, Profile profile) {
        Words words = context.words();
        String name = words.text("profile." + profile.id());
        String hint = words.text("profile." + profile.id() + ".hint");
        Signed content = new Signed(
                OptionTile.sign(context, context.art().signs().edition(profile)),
                List.of(Controls.label(name, Styles.STRONG), Controls.label(hint, Styles.NOTE)),
                new Region());
        Tile tile = new Tile(
                "edition-" + profile.id(),
                words.text("choice", name, hint),
                content,
                () -> context.change(() -> context.model().profile(profile)));
        tile.getStyleClass().add(Styles.SIGN_TILE);
        return tile;
    }
}

package millebornes.desktop.screens.setup;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.screens.common.Vignette;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.engine.card.Card;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Remedy;
import millebornes.engine.rules.Option;
import millebornes.engine.rules.Profile;
import millebornes.engine.table.GreenLight;
import millebornes.words.Words;

/// The chosen edition where there is no way of winning to choose: its name and its sentence, and a picture while its
/// switches are folded away.
final class EditionTile {

    private static final double TALL = 104;
    private static final double CARD = 0.82;
    private static final double SIGN = 0.6;

    private EditionTile() {}

    static Node of(SetupContext context, WinningTile.Size size) {
        Words words = context.words();
        Profile profile = context.model().profile();
        String key = "profile." + profile.id();
        VBox says = new VBox(
                Controls.label(words.text(key), Styles.PANEL_TITLE),
                Controls.label(words.text(key + ".hint"), Styles.NOTE));
        says.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TILE_RADIUS, Sizes.SMALL_GAP, Sizes.TILE_RADIUS));
        VBox tile = new VBox(says);
        if (size == WinningTile.Size.LARGE) {
            tile.getChildren()
                    .addFirst(Vignette.with(context.app().look().palette(), TALL, things(context.art(), profile)));
        }
        tile.setId("edition");
        tile.getStyleClass().addAll(Styles.TILE, Styles.PICTURE_TILE, Styles.ACTIVE);
        return tile;
    }

    /// What is telling of the edition: who meets whom, or which cards matter.
    private static List<Node> things(Art art, Profile profile) {
        if (profile.options().contains(Option.CUMULATE)) {
            return Stream.of(Hazard.OUT_OF_GAS, Hazard.FLAT_TIRE, Hazard.ACCIDENT, Hazard.WRONG_WAY)
                    .<Node>map(hazard ->
                            new Picture(art.tokens().hazard(hazard, Sizes.TOKEN_RADIUS), TALL * SIGN, TALL * SIGN))
                    .toList();
        }
        if (profile.tables().size() == 1) {
            return List.of(
                    car(art, Livery.A),
                    new Picture(art.cards().symbol(Distance.KM_200), TALL * SIGN, TALL * SIGN),
                    car(art, Livery.B));
        }
        List<Card> cards = profile.greenLight() == GreenLight.NEEDED
                ? List.of(Hazard.FLAT_TIRE, Remedy.SPARE_TIRE, Remedy.GREEN_LIGHT, Distance.KM_100)
                : List.of(Hazard.FLAT_TIRE, Remedy.SPARE_TIRE, Distance.KM_100);
        return cards.stream()
                .<Node>map(card -> new Picture(
                        art.cards().juniorFace(card, List.of()),
                        TALL * CARD * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT,
                        TALL * CARD))
                .toList();
    }

    private static Node car(Art art, Livery livery) {
        return new Picture(art.cars().car(livery), TALL * 1.1, TALL * SIGN);
    }
}

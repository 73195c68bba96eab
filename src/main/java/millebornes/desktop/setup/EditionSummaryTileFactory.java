package millebornes.desktop.setup;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.EditionEmblem;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.words.Words;

/// Creates the tile of an edition that has no choice of scoring modes: its picture, its name and a sentence.
final class EditionSummaryTileFactory {

    private static final double TALL = 76;
    private static final double CARD = 0.82;
    private static final double SIGN = 0.6;

    private EditionSummaryTileFactory() {}

    static Node of(SetupContext context) {
        Words words = context.words();
        Edition edition = context.model().edition();
        String key = "edition." + edition.id();
        VBox says = new VBox(
                title(context, words.text(key)), ControlFactory.label(words.text(key + ".hint"), StyleClasses.NOTE));
        says.setPadding(new Insets(Sizes.LINE_GAP, Sizes.TILE_RADIUS, Sizes.SMALL_GAP, Sizes.TILE_RADIUS));
        VBox tile = new VBox(
                LandscapeVignette.with(
                        context.screenContext().look().palette(), TALL, things(context.art(), edition.emblem())),
                says);
        tile.setId("edition");
        tile.getStyleClass().addAll(StyleClasses.TILE, StyleClasses.PICTURE_TILE, StyleClasses.ACTIVE);
        return tile;
    }

    /// The name of the edition and, for the 1980s edition, the choice of the screen on which it is played.
    private static Node title(SetupContext context, String name) {
        Label title = ControlFactory.label(name, StyleClasses.PANEL_TITLE);
        return MicroOrTableSetting.isOffered(context.model().edition())
                ? ControlFactory.row(title, ControlFactory.spring(), MicroOrTableChooserFactory.of(context))
                : title;
    }

    /// The cards and other things that are typical of the edition, drawn for its picture.
    private static List<Node> things(ArtFactory art, EditionEmblem emblem) {
        return switch (emblem) {
            case EditionEmblem.Cards(List<Card> cards) ->
                cards.stream()
                        .<Node>map(card -> new DrawingPane(
                                art.cards().juniorFace(card, List.of()),
                                TALL * CARD * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT,
                                TALL * CARD))
                        .toList();
            case EditionEmblem.Tokens(List<Hazard> hazards) ->
                hazards.stream()
                        .<Node>map(hazard -> new DrawingPane(
                                art.tokens().hazard(hazard, Sizes.TOKEN_RADIUS), TALL * SIGN, TALL * SIGN))
                        .toList();
            case EditionEmblem.Duel(Card card) ->
                List.of(
                        car(art, Livery.A),
                        new DrawingPane(art.cards().symbol(card), TALL * SIGN, TALL * SIGN),
                        car(art, Livery.B));
        };
    }

    private static Node car(ArtFactory art, Livery livery) {
        return new DrawingPane(art.cars().car(livery), TALL * 1.1, TALL * SIGN);
    }
}

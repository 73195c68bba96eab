package millebornes.desktop.rules;

import java.util.Map;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import millebornes.engine.table.DeckComposition;

/// Creates the overview of the deck: every kind of card with its number of copies.
record DeckOverviewFactory(RuleCardArt cardArt) {

    private static final double CARD = 92;
    private static final double BADGE = 12;

    Region of(DeckComposition deck) {
        FlowPane cards = new FlowPane(Sizes.SMALL_GAP, Sizes.SMALL_GAP);
        Card.ALL.stream()
                .filter(card -> deck.count(card) > 0)
                .forEach(card -> cards.getChildren().add(counted(card, deck.count(card))));
        // The badges reach beyond their cards, above and to the right.
        cards.setPadding(new Insets(BADGE, BADGE, 0, 0));
        return new VBox(
                Sizes.SMALL_GAP,
                cards,
                ControlFactory.label(
                        cardArt.words()
                                .sentence(
                                        "rules.deck.total",
                                        Map.of("n", deck.cards().size())),
                        StyleClasses.STRONG));
    }

    private Node counted(Card card, int count) {
        Node badge = new DrawingPane(cardArt.art().tokens().count(count, BADGE), 2 * BADGE, 2 * BADGE);
        StackPane counted = new StackPane(cardArt.face(card, CARD), badge);
        badge.setTranslateX(BADGE / 3);
        badge.setTranslateY(-BADGE / 3);
        StackPane.setAlignment(badge, Pos.TOP_RIGHT);
        String key = "card." + card.name();
        counted.setAccessibleText(
                cardArt.words().text("card.times", cardArt.words().text(key), count));
        return counted;
    }
}

package millebornes.desktop.rules;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.VisibleStrip;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.words.Words;

/// Creates the pictures of cards and tokens on pages of the rules.
record RuleCardArt(ArtFactory art, Words words) {

    /// A card's face, that high in px.
    Node face(Card card, double high) {
        return card(named(card), high);
    }

    /// A card's face in its own units.
    Group named(Card card) {
        String name = words.text((card instanceof Distance ? "animal." : "card.") + card.name());
        return art.cards().face(card, name);
    }

    /// A card's face without its name, which is beside it, that high in px.
    Node nameless(Card card, double high) {
        return card(art.cards().largeFace(card, VisibleStrip.WHOLE), high);
    }

    /// A card's back, that high in px.
    Node back(double high) {
        return card(art.cards().back(), high);
    }

    /// The token of a hazard or safety, that high in px.
    Node token(Card card, double high) {
        Group token = switch (card) {
            case Hazard hazard -> art.tokens().hazard(hazard, high / 2);
            case Safety safety -> art.tokens().safety(safety, high / 2);
            case Distance distance -> art.cards().symbol(distance);
            case Remedy remedy -> art.cards().symbol(remedy);
        };
        return new DrawingPane(token, high, high);
    }

    private Node card(Group face, double high) {
        Bounds paper = face.getLayoutBounds();
        Group card = new Group(art.cards().shadow(), face);
        return new DrawingPane(card, paper, high * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT, high);
    }
}

package millebornes.desktop.tabletop.hand;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.HandLayout;
import millebornes.desktop.tabletop.hand.HandPicture.Faces;
import millebornes.desktop.tabletop.hand.HandPicture.Held;
import millebornes.desktop.tabletop.hand.HandPicture.Standing;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Token;

/// One card as it is seen in the fan: its shadow, its face, a veil when it cannot be played, a ring when it can.
final class CardNode extends Group {

    private static final double VEIL = 0.09;

    private CardNode(Node... parts) {
        super(parts);
        setMouseTransparent(true);
    }

    /// A card in its place of the fan.
    static CardNode of(Art art, HandPicture hand, Held held, HandLayout layout, HandLayout.Slot slot) {
        Group face = hand.faces() == Faces.JUNIOR
                ? art.cards().juniorFace(held.card(), hand.rivals())
                : art.cards().face(held.card(), held.name());
        CardNode node = new CardNode(art.cards().shadow(), face);
        switch (held.standing()) {
            case RESTING -> {}
            case UNPLAYABLE -> node.getChildren().add(veil(art));
            case PLAYABLE -> node.getChildren().add(ring(art, Sizes.RING));
            case CHOSEN -> node.getChildren().add(ring(art, Sizes.CHOSEN_RING));
        }
        double scale = layout.cardScale();
        node.getTransforms()
                .addAll(
                        new Translate(slot.pose().at().x(), slot.pose().at().y() - rise(held.standing(), layout)),
                        new Rotate(slot.pose().heading()),
                        new Scale(scale, scale),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        return node;
    }

    private static double rise(Standing standing, HandLayout layout) {
        return switch (standing) {
            case RESTING, UNPLAYABLE -> 0;
            case PLAYABLE -> layout.raised();
            case CHOSEN -> layout.chosen();
        };
    }

    private static Rectangle veil(Art art) {
        Rectangle veil = outline(0);
        veil.setFill(art.palette().color(Token.FOOT, VEIL));
        return veil;
    }

    private static Rectangle ring(Art art, double width) {
        Rectangle ring = outline(width / 2 - 1);
        ring.setFill(null);
        ring.setStroke(art.palette().color(Token.HIGHLIGHT));
        ring.setStrokeWidth(width);
        return ring;
    }

    private static Rectangle outline(double beyond) {
        Rectangle outline =
                new Rectangle(-beyond, -beyond, Sizes.CARD_WIDTH + 2 * beyond, Sizes.CARD_HEIGHT + 2 * beyond);
        outline.setArcWidth(2 * (Sizes.CARD_RADIUS + beyond));
        outline.setArcHeight(2 * (Sizes.CARD_RADIUS + beyond));
        return outline;
    }
}

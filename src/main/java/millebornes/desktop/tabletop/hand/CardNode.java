package millebornes.desktop.tabletop.hand;

import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.HandLayout;
import millebornes.desktop.tabletop.hand.HandPicture.Standing;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Token;

/// One card as it is seen in the fan: its shadow, its face, a veil when it cannot be played, a ring when it can.
final class CardNode extends Group {

    private static final double VEIL = 0.09;

    private final Translate place;
    private final Rectangle veil = outline(0);
    private final Rectangle ring = outline(0);

    /// A card in its place of the fan.
    CardNode(Art art, Group face, HandLayout layout, HandLayout.Slot slot) {
        place = new Translate(slot.pose().at().x(), slot.pose().at().y());
        veil.setFill(art.palette().color(Token.FOOT, VEIL));
        ring.setFill(null);
        ring.setStroke(art.palette().color(Token.HIGHLIGHT));
        getChildren().addAll(art.cards().shadow(), face, veil, ring);
        double scale = layout.cardScale();
        getTransforms()
                .addAll(
                        place,
                        new Rotate(slot.pose().heading()),
                        new Scale(scale, scale),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
        setMouseTransparent(true);
    }

    /// Raises or lowers the card.
    void stand(Standing standing, HandLayout layout, HandLayout.Slot slot) {
        place.setY(slot.pose().at().y() - rise(standing, layout));
        veil.setVisible(standing == Standing.UNPLAYABLE);
        ring.setVisible(standing == Standing.PLAYABLE || standing == Standing.CHOSEN);
        double width = standing == Standing.CHOSEN ? Sizes.CHOSEN_RING : Sizes.RING;
        ring.setStrokeWidth(width);
        lay(ring, width / 2 - 1);
        setViewOrder(standing == Standing.CHOSEN ? -1 : 0);
    }

    private static double rise(Standing standing, HandLayout layout) {
        return switch (standing) {
            case RESTING, UNPLAYABLE -> 0;
            case PLAYABLE -> layout.raised();
            case CHOSEN -> layout.chosen();
        };
    }

    private static Rectangle outline(double beyond) {
        Rectangle outline = new Rectangle();
        lay(outline, beyond);
        return outline;
    }

    private static void lay(Rectangle outline, double beyond) {
        outline.setX(-beyond);
        outline.setY(-beyond);
        outline.setWidth(Sizes.CARD_WIDTH + 2 * beyond);
        outline.setHeight(Sizes.CARD_HEIGHT + 2 * beyond);
        outline.setArcWidth(2 * (Sizes.CARD_RADIUS + beyond));
        outline.setArcHeight(2 * (Sizes.CARD_RADIUS + beyond));
    }
}

package millebornes.desktop.tabletop.shoe;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.geometry.Point;
import millebornes.desktop.tabletop.geometry.ShoeLayout;
import millebornes.desktop.theme.constants.ColourRole;
import millebornes.desktop.theme.constants.Sizes;

/// A pile of cards in the sabot, built anew only when it looks different. Of the lower cards only the edges are seen.
final class PileNode extends Group {

    /// So many cards make the pile look one card higher.
    private static final int CARDS_A_LAYER = 12;

    private static final int MOST_LAYERS = 5;
    private static final double LAYER = 1.6;

    private final ArtFactory art;
    private List<Object> shown = List.of();

    PileNode(ArtFactory art) {
        this.art = art;
    }

    /// How the cards of a pile lie.
    ///
    /// @param middle of the lowest card
    /// @param scale of a card
    /// @param askew by how many degrees the cards turn, this way and that; where they do not, they lie one higher than
    ///     the other
    record PileLayout(Point middle, double scale, double askew) {}

    /// Shows so many cards.
    ///
    /// @param look what the top card looks like, to know it again
    void show(int cards, PileLayout lie, Object look, Supplier<Node> top) {
        int layers = Math.min(MOST_LAYERS, Math.ceilDiv(cards, CARDS_A_LAYER));
        List<Object> next = List.of(layers, lie, look);
        if (next.equals(shown)) {
            return;
        }
        shown = next;
        List<Node> lying = new ArrayList<>();
        for (int layer = 0; layer < layers; layer++) {
            boolean last = layer == layers - 1;
            Group card = new Group(last ? top.get() : edge());
            if (layer == 0 || (last && lie.askew() != 0)) {
                card.getChildren().addFirst(art.cards().shadow());
            }
            lay(card, lie, layer, last);
            lying.add(card);
        }
        getChildren().setAll(lying);
    }

    private static void lay(Group card, PileLayout lie, int layer, boolean last) {
        boolean straight = lie.askew() == 0;
        double scale = lie.scale() * ShoeLayout.INSIDE;
        double up = straight ? layer * LAYER * lie.scale() : 0;
        double turn = last || layer % 2 != 0 ? -lie.askew() / 2 : lie.askew();
        card.getTransforms()
                .addAll(
                        new Translate(lie.middle().x(), lie.middle().y() - up),
                        new Rotate(turn),
                        new Scale(scale, scale),
                        new Translate(-Sizes.CARD_WIDTH / 2, -Sizes.CARD_HEIGHT / 2));
    }

    /// A card under others: only its edge is seen.
    private Rectangle edge() {
        Rectangle edge =
                new Rectangle(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT, art.palette().color(ColourRole.CARD));
        edge.setArcWidth(2 * Sizes.CARD_RADIUS);
        edge.setArcHeight(2 * Sizes.CARD_RADIUS);
        edge.setStroke(art.palette().color(ColourRole.CARD_EDGE));
        return edge;
    }
}

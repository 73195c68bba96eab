package millebornes.desktop.tabletop;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;

/// A pile of cards in the card tray, the higher the more cards it has. Of the cards below the top one only the front
/// edges are visible. It is rebuilt only when it looks different.
final class PileNode extends Group {

    /// The number of cards that make a pile one step higher, and the greatest number of steps.
    private static final int CARDS_A_STEP = 4;

    private static final int MOST_STEPS = 28;

    /// The height of a step, in px of a card.
    private static final double STEP = 0.7;

    /// The opacity of the shadow between two cards.
    private static final double SHADED = 0.45;

    /// The distance between the visible edges of two cards, in px of a card.
    private static final double EDGES = 2.4;

    /// The rotations of the cards below the top one, from above, as shares of the greatest rotation.
    private static final double[] TURNS = {1, -0.35, 0.7, -1, 0.2, -0.7, 0.45};

    private static final int SEEN_UNDER_TOP = 2;

    private final ArtFactory art;
    private List<Object> shown = List.of();

    PileNode(ArtFactory art) {
        this.art = art;
    }

    /// The layout of a pile.
    ///
    /// @param middle of the top card
    /// @param scale of a card
    /// @param askew the greatest rotation of a card to either side, in degrees; 0 in a straight pile
    record PileLayout(Point middle, double scale, double askew) {}

    /// The height of a pile of that many cards, in px of a card.
    static double height(int cards) {
        return Math.min(MOST_STEPS, Math.ceilDiv(cards, CARDS_A_STEP)) * STEP;
    }

    /// Shows this many cards.
    ///
    /// @param look identifies the look of the top card
    void show(int cards, PileLayout pileLayout, Object look, Supplier<Node> top) {
        // How the cards of a pile lie askew follows from how many there are, not from what they are.
        List<Object> next = List.of(height(cards), pileLayout, look, pileLayout.askew() == 0 ? 0 : cards);
        if (next.equals(shown)) {
            return;
        }
        shown = next;
        getChildren().clear();
        if (cards > 0) {
            double height = height(cards);
            getChildren().add(laid(shadow(height), pileLayout, 0));
            getChildren().add(laid(body(height), pileLayout, 0));
            for (int under = Math.min(SEEN_UNDER_TOP, cards - 1); under > 0 && pileLayout.askew() != 0; under--) {
                double turn = pileLayout.askew() * TURNS[(cards - under) % TURNS.length];
                getChildren().add(laid(edge(Sizes.CARD_HEIGHT), pileLayout, turn));
            }
            getChildren().add(laid(top.get(), pileLayout, -pileLayout.askew() / 2));
        }
    }

    /// A part of the pile, moved to its place; its origin is the upper left corner of the top card.
    private static Group laid(Node part, PileLayout pileLayout, double turn) {
        Group placed = new Group(part);
        NodeTransforms.placeCard(
                placed, pileLayout.middle().x(), pileLayout.middle().y(), pileLayout.scale(), turn);
        return placed;
    }

    /// The shadow of the pile, longer for a high one.
    private Group shadow(double height) {
        Group shadow = art.cards().shadow();
        shadow.setTranslateX(-height / 3);
        shadow.setTranslateY(height);
        return shadow;
    }

    /// The edges of all cards below the top one; in high contrast fewer and plain ones.
    private Group body(double height) {
        Palette palette = art.palette();
        boolean plain = palette.color(ColourRole.SHADOW).getOpacity() == 0;
        Color line = palette.color(ColourRole.CARD_EDGE);
        Rectangle block = edge(Sizes.CARD_HEIGHT + height);
        Group body = new Group(block);
        if (!plain) {
            block.setFill(line);
            line = line.interpolate(palette.color(ColourRole.SABOT_SHADE), SHADED);
        }
        double pitch = plain ? 3 * EDGES : EDGES;
        for (double down = height - pitch; down > 0; down -= pitch) {
            double y = Sizes.CARD_HEIGHT + down;
            Line edge = new Line(Sizes.CARD_RADIUS / 2, y, Sizes.CARD_WIDTH - Sizes.CARD_RADIUS / 2, y);
            edge.setStroke(line);
            body.getChildren().add(edge);
        }
        return body;
    }

    private Rectangle edge(double height) {
        Rectangle edge = new Rectangle(Sizes.CARD_WIDTH, height, art.palette().color(ColourRole.CARD));
        edge.setArcWidth(2 * Sizes.CARD_RADIUS);
        edge.setArcHeight(2 * Sizes.CARD_RADIUS);
        edge.setStroke(art.palette().color(ColourRole.CARD_EDGE));
        return edge;
    }
}

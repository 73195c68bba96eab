package millebornes.desktop.table;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// Draws the card that was played last, with the mark of its player and of the player attacked with it: 110 × 154 with
/// the origin at the upper left, the marks over its upper edge.
final class LastPlayedCardDrawing {

    /// The radius of the marks, and the distance by which they stand out beyond the card's corners, in px of a card.
    private static final double RADIUS = 13;

    private static final double OUT = 2;

    private LastPlayedCardDrawing() {}

    /// The card with its marks.
    ///
    /// @param playerLivery the livery of its player
    /// @param targetLivery the livery of the car that was attacked, or null
    public static Group of(
            ArtFactory art, Card card, CardFace face, Livery playerLivery, @Nullable Livery targetLivery) {
        Group drawing = new Group(art.cards().shadow(), art.cards().face(card, face), mark(art, playerLivery, OUT));
        if (targetLivery != null) {
            drawing.getChildren().add(mark(art, targetLivery, Sizes.CARD_WIDTH - OUT));
        }
        drawing.setMouseTransparent(true);
        return drawing;
    }

    private static Node mark(ArtFactory art, Livery livery, double x) {
        Group mark = art.cars().badge(livery, RADIUS + 2);
        Group own = art.cars().sign(livery, RADIUS);
        Group both = new Group(mark, own);
        both.getTransforms().add(new Translate(x, OUT));
        return both;
    }
}

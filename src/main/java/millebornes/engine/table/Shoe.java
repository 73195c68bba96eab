package millebornes.engine.table;

import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.SafetySet;

/// The sabot: the draw pile, the discards, and the safeties that are out of the game.
///
/// @param order the cards of the draw pile as they were laid, shared between all states of the round
/// @param drawn how many of them have been taken from its top
/// @param discards the discard half, face up
/// @param removed the safeties that are out of the game for good
/// @param seed where the order of the next reshuffle comes from; nobody at the table knows it
/// @param reshuffles how often the discards have become the draw pile
/// @param distances how many distances were played since the last reshuffle
public record Shoe(
        List<Card> order, int drawn, Pile discards, SafetySet removed, long seed, int reshuffles, int distances) {

    /// A new shoe with this order of cards.
    public static Shoe of(List<Card> order, long seed) {
        return new Shoe(List.copyOf(order), 0, Pile.EMPTY, SafetySet.NONE, seed, 0, 0);
    }

    /// How many cards the draw pile holds.
    public int drawPileSize() {
        return order.size() - drawn;
    }

    /// The draw pile from its top.
    public List<Card> drawPile() {
        return order.subList(drawn, order.size());
    }

    /// The card on top of the draw pile, which must not be empty.
    public Card next() {
        return order.get(drawn);
    }

    /// The shoe after its top card was drawn.
    public Shoe afterDraw() {
        return new Shoe(order, drawn + 1, discards, removed, seed, reshuffles, distances);
    }

    /// The shoe with a card on the discards.
    public Shoe discarding(Card card) {
        return with(discards.with(card), removed);
    }

    /// The shoe that counts one more distance played.
    public Shoe countingDistance() {
        return new Shoe(order, drawn, discards, removed, seed, reshuffles, distances + 1);
    }

    /// The shoe with other discards and removed safeties.
    public Shoe with(Pile pile, SafetySet out) {
        return new Shoe(order, drawn, pile, out, seed, reshuffles, distances);
    }

    /// The shoe whose draw pile is those cards, shuffled, and whose discards are empty.
    public Shoe reshuffled(List<Card> cards, SafetySet out) {
        List<Card> shuffled = List.copyOf(Shuffle.order(cards, Shuffle.seed(seed, reshuffles)));
        return new Shoe(shuffled, 0, Pile.EMPTY, out, seed, reshuffles + 1, 0);
    }
}

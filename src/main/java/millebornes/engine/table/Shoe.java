package millebornes.engine.table;

import java.util.List;
import millebornes.engine.card.Card;
import millebornes.engine.card.Safety;
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
        CardList order, int drawn, DiscardPile discards, SafetySet removed, long seed, int reshuffles, int distances) {

    /// A new shoe with this order of cards.
    public static Shoe of(CardList order, long seed) {
        return new Shoe(order, 0, DiscardPile.EMPTY, SafetySet.NONE, seed, 0, 0);
    }

    /// How many cards the draw pile holds.
    public int drawPileSize() {
        return order.size() - drawn;
    }

    /// The draw pile from its top.
    public List<Card> drawPile() {
        return order.subList(drawn, order.size());
    }

    /// The shoe after cards were drawn, discarded and driven.
    public Shoe with(int taken, DiscardPile pile, int driven) {
        return new Shoe(order, taken, pile, removed, seed, reshuffles, driven);
    }

    /// The shoe after a safety has left the game for good.
    public Shoe removing(Safety safety) {
        return new Shoe(order, drawn, discards, removed.with(safety), seed, reshuffles, distances);
    }

    /// The shoe whose draw pile is those cards, shuffled, and whose discards are empty.
    public Shoe reshuffled(List<Card> cards, SafetySet out) {
        CardList shuffled = CardList.copyOf(cards).shuffled(SeededRandom.derivedSeed(seed, reshuffles));
        return new Shoe(shuffled, 0, DiscardPile.EMPTY, out, seed, reshuffles + 1, 0);
    }
}

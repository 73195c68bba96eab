package millebornes.engine.table;

import java.util.List;

/// The card tray: the draw pile, the discard pile, and the safeties that were removed from the game.
///
/// @param order the initial cards of the draw pile, shared between all states of the round
/// @param drawn the number of them that have been drawn
/// @param discards the discard pile, face up
/// @param removed the safeties that are out of the game for good
/// @param source gives the order of the next reshuffle; hidden from every seat
/// @param reshuffles the number of reshuffles
/// @param distances the number of distances played since the last reshuffle
public record CardTray(
        CardList order,
        int drawn,
        DiscardPile discards,
        SafetySet removed,
        ShuffleSource source,
        int reshuffles,
        int distances) {

    /// A tray whose reshuffles depend on a numeric seed.
    public CardTray(
            CardList cardOrder,
            int drawn,
            DiscardPile discards,
            SafetySet removedSafeties,
            long seed,
            int reshuffles,
            int distances) {
        this(cardOrder, drawn, discards, removedSafeties, new SeededShuffles(seed), reshuffles, distances);
    }

    /// A new tray in which all cards are in the draw pile, in this order.
    public static CardTray of(CardList cardOrder, ShuffleSource source) {
        return new CardTray(cardOrder, 0, DiscardPile.EMPTY, SafetySet.NONE, source, 0, 0);
    }

    /// The number of cards in the draw pile.
    public int drawPileSize() {
        return order.size() - drawn;
    }

    /// The cards of the draw pile from its top.
    public List<Card> drawPile() {
        return order.subList(drawn, order.size());
    }
}

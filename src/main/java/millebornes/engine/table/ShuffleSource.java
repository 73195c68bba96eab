package millebornes.engine.table;

import millebornes.engine.table.KeyedShuffles.DealKey;

/// Where the orders of the cards of one match or one round come from: the same source gives the same orders for ever.
///
/// Invariant: orders of different numbers are independent; a source derived from another does not reveal it.
public sealed interface ShuffleSource permits SeededShuffles, KeyedShuffles {

    /// Puts the items into the order of this source.
    void shuffle(byte[] items);

    /// The source of a part: of a round of a match, of a reshuffle of a round.
    ///
    /// @param number which part, from 0
    ShuffleSource derived(int number);

    /// A seed for chance that deals no cards, such as the slips of a computer player.
    ///
    /// @param number which of them, from 0
    long chance(int number);

    /// The source as text: digits of a number, or a key.
    String text();

    /// The source of a text, as [#text()] writes it.
    ///
    /// @throws IllegalArgumentException when it is neither a number of 64 bits nor a key
    static ShuffleSource of(String text) {
        return DealKey.isKey(text) ? new KeyedShuffles(text) : new SeededShuffles(Long.parseLong(text));
    }
}

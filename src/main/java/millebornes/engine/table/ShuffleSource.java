package millebornes.engine.table;

import millebornes.engine.table.KeyedShuffles.DealKey;

/// A source of shuffles for the cards of one match or one round: the same source gives the same orders for ever.
///
/// Invariant: shuffles of different numbers are independent; a source derived from another does not reveal it.
public sealed interface ShuffleSource permits SeededShuffles, KeyedShuffles {

    /// Shuffles the items in place.
    void shuffle(byte[] items);

    /// The source for a part: for a round of a match, or a reshuffle of a round.
    ///
    /// @param number the number of the part, from 0
    ShuffleSource derived(int number);

    /// A seed for random choices other than dealing cards, such as the mistakes of a computer player.
    ///
    /// @param number distinguishes several seeds, from 0
    long chance(int number);

    /// The source as text: the digits of a number, or a key.
    String text();

    /// The source that [#text()] has written as this text.
    ///
    /// @throws IllegalArgumentException when the text is neither a number of 64 bits nor a key
    static ShuffleSource of(String text) {
        return DealKey.isKey(text) ? new KeyedShuffles(text) : new SeededShuffles(Long.parseLong(text));
    }
}

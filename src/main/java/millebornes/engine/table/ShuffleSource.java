package millebornes.engine.table;

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
}

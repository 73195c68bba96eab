package millebornes.engine.card;

import java.util.List;

/// One of the 21 kinds of cards. Cards have no identity: two repairs are the same repairs.
///
/// The four families are enums, so a `switch` over a card is exhaustive. [#ALL] fixes the order in which every list of
/// cards is shown, saved and compared; [#index(Card)] is a card's place in it.
public sealed interface Card permits Distance, Hazard, Remedy, Safety {

    /// Every kind of card, in the order in which hands, legal moves and reports list them.
    List<Card> ALL = Cards.inOrder();

    /// The enum constant's name, which is also the card's name in the referee protocol and in saved games.
    String name();

    /// The card's place in [#ALL], 0 to 20.
    static int index(Card card) {
        return Cards.index(card);
    }

    /// The card at that place of [#ALL].
    static Card at(int index) {
        return Cards.at(index);
    }

    /// The card of that protocol name.
    ///
    /// @throws IllegalArgumentException when no card has that name
    static Card named(String name) {
        return Cards.named(name);
    }
}

package millebornes.engine.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// One of the 21 kinds of cards. Cards have no identity: two repairs are the same repairs.
///
/// The four families are enums, so a `switch` over a card is exhaustive. [#ALL] fixes the order in which every list of
/// cards is shown, saved and compared; [#index(Card)] is a card's place in it.
public sealed interface Card permits Distance, Hazard, Remedy, Safety {

    /// Every kind of card, in the order in which hands, legal moves and reports list them.
    List<Card> ALL = InOrder.CARDS;

    /// The enum constant's name, which is also the card's name in the referee protocol and in saved games.
    String name();

    /// The index of a card in [#ALL], 0 to 20.
    static int index(Card card) {
        // Adds instead of asking each family: which card comes next cannot be guessed, and a wrong guess costs the
        // processor more than three sums.
        int first = (card instanceof Hazard ? InOrder.FIRST_HAZARD : 0)
                + (card instanceof Remedy ? InOrder.FIRST_REMEDY : 0)
                + (card instanceof Safety ? InOrder.FIRST_SAFETY : 0);
        return first + ((Enum<?>) card).ordinal();
    }

    /// The card with that index in [#ALL].
    static Card at(int index) {
        return InOrder.BY_INDEX[index];
    }

    /// Each kind of card as often as `count` says, in the order of [#ALL].
    static List<Card> copies(ToIntFunction<Card> count) {
        List<Card> cards = new ArrayList<>();
        for (Card card : ALL) {
            for (int copy = count.applyAsInt(card); copy > 0; copy--) {
                cards.add(card);
            }
        }
        return cards;
    }

    /// Holds [#ALL], in a class of its own so that the card families can be loaded in any order.
    final class InOrder {

        /// The index in [#ALL] where the hazards begin; the distances begin at 0.
        private static final int FIRST_HAZARD = Distance.values().length;

        private static final int FIRST_REMEDY = FIRST_HAZARD + Hazard.values().length;

        private static final int FIRST_SAFETY = FIRST_REMEDY + Remedy.values().length;

        private static final List<Card> CARDS = Stream.<Card[]>of(
                        Distance.values(), Hazard.values(), Remedy.values(), Safety.values())
                .flatMap(Arrays::stream)
                .toList();

        private static final Card[] BY_INDEX = CARDS.toArray(Card[]::new);

        private InOrder() {}
    }
}

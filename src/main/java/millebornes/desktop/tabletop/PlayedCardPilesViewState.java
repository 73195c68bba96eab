package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.engine.table.Card;

/// The view state of the played cards on the table, in games in which they are not discarded.
///
/// @param label the text above them, with their number
/// @param piles one for each family of cards
/// @param spoken the text for screen readers
public record PlayedCardPilesViewState(String label, List<PlayedPile> piles, String spoken) {

    /// No cards on the table: they all go to the discard pile.
    public static final PlayedCardPilesViewState NONE = new PlayedCardPilesViewState("", List.of(), "");

    /// The cards of one family.
    ///
    /// @param family any card of the family, for its icon
    /// @param count the number of cards, as text
    public record PlayedPile(Card family, String count) {}

    public PlayedCardPilesViewState {
        piles = List.copyOf(piles);
    }
}

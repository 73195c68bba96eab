package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.engine.table.Card;

/// The view state of the played cards on the table, in games in which they are not discarded.
///
/// @param label what is written over them, with their number
/// @param piles one for each family of cards
/// @param spoken what a screen reader says
public record PlayedCardPilesViewState(String label, List<PlayedPile> piles, String spoken) {

    /// No cards lie on the table: they all go to the discards.
    public static final PlayedCardPilesViewState NONE = new PlayedCardPilesViewState("", List.of(), "");

    /// The cards of one family.
    ///
    /// @param family any card of it, for its sign
    /// @param count how many lie on the table, as it is written
    public record PlayedPile(Card family, String count) {}

    public PlayedCardPilesViewState {
        piles = List.copyOf(piles);
    }
}

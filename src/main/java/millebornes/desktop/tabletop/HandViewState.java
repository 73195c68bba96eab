package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;

/// The open cards of one person.
///
/// @param cards left to right
/// @param faces which faces the cards show
/// @param rivals the cars that a hazard may go to, for junior faces
public record HandViewState(List<HeldCard> cards, FaceStyle faces, List<Livery> rivals) {

    /// No cards lie open.
    public static final HandViewState NONE = new HandViewState(List.of(), FaceStyle.USUAL, List.of());

    /// One card of the hand.
    ///
    /// @param card which card
    /// @param name what it is called
    /// @param cardState how high it stands
    /// @param spoken what a screen reader says when the card has the focus
    public record HeldCard(Card card, String name, HeldCardState cardState, String spoken) {}

    /// How a card stands in the fan.
    public enum HeldCardState {
        /// its person is not asked, or nothing is hinted
        RESTING,
        /// it cannot be played now
        UNPLAYABLE,
        PLAYABLE,
        /// it is what a good player would take
        ADVISED,
        CHOSEN
    }

    /// Which faces cards show.
    public enum FaceStyle {
        USUAL,
        JUNIOR
    }

    public HandViewState {
        cards = List.copyOf(cards);
        rivals = List.copyOf(rivals);
    }

    /// True when both show the same faces in the same order, however they stand.
    public boolean looksLike(HandViewState otherState) {
        return faces == otherState.faces
                && rivals.equals(otherState.rivals)
                && cards.stream()
                        .map(HeldCard::name)
                        .toList()
                        .equals(otherState.cards.stream().map(HeldCard::name).toList());
    }
}

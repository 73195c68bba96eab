package millebornes.desktop.tabletop;

import java.util.List;
import millebornes.desktop.geometry.HandLayout;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;

/// The open cards of one person.
///
/// @param cards left to right
/// @param faces the style of the faces
/// @param rivals the cars that a hazard may attack, for junior faces
public record HandViewState(List<HeldCard> cards, FaceStyle faces, List<Livery> rivals) {

    /// No open cards.
    public static final HandViewState NONE = new HandViewState(List.of(), FaceStyle.USUAL, List.of());

    /// One card of the hand.
    ///
    /// @param card the card
    /// @param name its name
    /// @param cardState its state in the fan
    /// @param spoken the text for screen readers
    public record HeldCard(Card card, String name, HeldCardState cardState, String spoken) {}

    /// The state of a card in the fan.
    public enum HeldCardState {
        /// its player is not to move, or nothing is hinted
        RESTING,
        /// it cannot be played now
        UNPLAYABLE,
        PLAYABLE,
        /// it is the recommended card
        ADVISED,
        CHOSEN,
        /// it is selected, but cannot be played now
        REFUSED;

        /// The height, in px, by which a card in this state stands above those at rest.
        public double rise(HandLayout layout) {
            return switch (this) {
                case RESTING, UNPLAYABLE, PLAYABLE -> 0;
                case ADVISED, REFUSED -> layout.raised();
                case CHOSEN -> layout.chosen();
            };
        }
    }

    /// The style of the faces.
    public enum FaceStyle {
        USUAL,
        JUNIOR,
        /// the usual one with a larger number and no name, where text is large
        LARGE
    }

    /// Whether a card is marked as one that can be played.
    public boolean isHinted() {
        return cards.stream().anyMatch(held -> held.cardState() == HeldCardState.PLAYABLE);
    }

    /// The same hand for large text.
    public HandViewState large() {
        return faces == FaceStyle.USUAL ? new HandViewState(cards, FaceStyle.LARGE, rivals) : this;
    }

    public HandViewState {
        cards = List.copyOf(cards);
        rivals = List.copyOf(rivals);
    }

    /// True when both show the same faces in the same order, whatever their states.
    public boolean looksLike(HandViewState otherState) {
        return faces == otherState.faces
                && rivals.equals(otherState.rivals)
                && cards.stream()
                        .map(HeldCard::name)
                        .toList()
                        .equals(otherState.cards.stream().map(HeldCard::name).toList());
    }
}

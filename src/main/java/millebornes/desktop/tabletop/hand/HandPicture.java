package millebornes.desktop.tabletop.hand;

import java.util.List;
import millebornes.desktop.theme.Livery;
import millebornes.engine.card.Card;

/// The open cards of one person.
///
/// @param cards left to right
/// @param faces which faces the cards show
/// @param rivals the cars that a hazard may go to, for junior faces
public record HandPicture(List<Held> cards, Faces faces, List<Livery> rivals) {

    /// No cards lie open.
    public static final HandPicture NONE = new HandPicture(List.of(), Faces.USUAL, List.of());

    /// One card of the hand.
    ///
    /// @param card which card
    /// @param name what it is called
    /// @param standing how high it stands
    /// @param spoken what a screen reader says when the card has the focus
    public record Held(Card card, String name, Standing standing, String spoken) {}

    /// How a card stands in the fan.
    public enum Standing {
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
    public enum Faces {
        USUAL,
        JUNIOR
    }

    public HandPicture {
        cards = List.copyOf(cards);
        rivals = List.copyOf(rivals);
    }

    /// True when both show the same faces in the same order, however they stand.
    boolean looksLike(HandPicture other) {
        return faces == other.faces
                && rivals.equals(other.rivals)
                && cards.stream()
                        .map(Held::name)
                        .toList()
                        .equals(other.cards.stream().map(Held::name).toList());
    }
}

package millebornes.desktop.tabletop;

import millebornes.desktop.art.CardArt.CardFace;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The view state of the card tray.
///
/// @param draw the number of cards in the draw pile
/// @param drawLabel the text below it
/// @param discards the number of cards in the discard pile
/// @param top its top card, or null
/// @param face the face of that card
/// @param discardLabel the text below the discard pile
/// @param discardBrief a shorter form of it
/// @param highlight whether the discard pile is highlighted
public record CardTrayViewState(
        int draw,
        String drawLabel,
        int discards,
        @Nullable Card top,
        CardFace face,
        String discardLabel,
        String discardBrief,
        DiscardHighlight highlight) {

    /// Whether the discard pile is highlighted as a target, like a car.
    public enum DiscardHighlight {
        NOT,
        TARGET
    }
}

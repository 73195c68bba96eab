package millebornes.desktop.tabletop;

import millebornes.desktop.art.CardArt.CardFace;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// The view state of the card tray.
///
/// @param draw how many cards the draw pile holds
/// @param drawLabel what is written under it
/// @param discards how many cards lie on the discards
/// @param top the card on top of them, or null
/// @param face which face that card shows
/// @param discardLabel what is written under them
/// @param discardBrief the same where there is less room
/// @param highlight whether a card may be meant for the discards
public record ShoeViewState(
        int draw,
        String drawLabel,
        int discards,
        @Nullable Card top,
        CardFace face,
        String discardLabel,
        String discardBrief,
        DiscardHighlight highlight) {

    /// Whether the discards are marked as the cars are that a card may go to.
    public enum DiscardHighlight {
        NOT,
        TARGET
    }
}

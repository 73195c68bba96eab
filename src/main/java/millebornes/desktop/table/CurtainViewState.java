package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.geometry.CarStop;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.flow.CurtainExtent;
import org.jspecify.annotations.Nullable;

/// The content of a curtain. Invariant: nothing in it depends on a hand.
///
/// @param livery the car of the person who is called
/// @param outfit the outfit of that car, with the person at the wheel
/// @param neighbours the liveries of the other cars, whose doors are beside that of the called person
/// @param extent how much is covered
/// @param juniorCurtain the icons for a player who cannot read, or null; the texts are spoken in any case
/// @param tokens the hazards and safeties of the called person's car
/// @param since the others' moves since that person's last turn, oldest first
/// @param earlier the number of earlier moves that are not shown
/// @param second the second button, or null
/// @param highlight the last act as the road shows it, or null when nothing is shown there
record CurtainViewState(
        Livery livery,
        CarOutfit outfit,
        List<Livery> neighbours,
        CurtainExtent extent,
        CurtainTexts texts,
        @Nullable SecondReply second,
        @Nullable JuniorCurtain juniorCurtain,
        List<Card> tokens,
        List<UnseenPlayTile> since,
        int earlier,
        @Nullable LastActHighlight highlight) {

    public CurtainViewState {
        neighbours = List.copyOf(neighbours);
        tokens = List.copyOf(tokens);
        since = List.copyOf(since);
    }

    /// The texts of a curtain.
    ///
    /// @param title the next player's name in a few words
    /// @param note a second line
    /// @param open the text of the button
    /// @param key its shortcut
    /// @param since the heading of the small cards
    public record CurtainTexts(String title, String note, String open, String key, String since) {}

    /// The second button of a curtain.
    ///
    /// @param reply the reply that it gives
    /// @param text its short text
    /// @param spoken its full text, for screen readers
    public record SecondReply(OverlayAnswer reply, String text, String spoken) {}

    /// The icons of a curtain for a player who cannot read, instead of texts.
    ///
    /// @param safety the safety that is asked for, or null at the beginning of a turn
    public record JuniorCurtain(@Nullable Safety safety) {}

    /// The replies that the curtain's buttons give.
    public List<OverlayAnswer> replies() {
        return second == null ? List.of(OverlayAnswer.OPEN) : List.of(OverlayAnswer.OPEN, second.reply());
    }

    /// The highlight of the last act on the road, until the next one begins.
    sealed interface LastActHighlight {

        /// The squares of a car's drive are highlighted.
        record LitDrive(int car, CarStop from, CarStop to) implements LastActHighlight {}

        /// The hazard's token of an attacked car is highlighted.
        record LitAttack(int car, Hazard hazard) implements LastActHighlight {}
    }
}

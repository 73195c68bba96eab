package millebornes.desktop.table;

import java.util.List;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.flow.CurtainExtent;
import org.jspecify.annotations.Nullable;

/// What a curtain says to whom, and what it offers. Nothing of it comes from a hand.
///
/// @param livery the car of the person who is called
/// @param outfit how that car is dressed, with the person at the wheel
/// @param neighbours the other cars, whose doors are beside it
/// @param extent how much is covered
/// @param juniorCurtain what those see who cannot read, or null; the texts are spoken all the same
/// @param since what others have done since that person's last turn, the latest last
/// @param earlier how much more of that is not shown
/// @param second what else can be done here than look, or null
/// @param highlight the last act as the road shows it, or null when there is nothing to be shown there
record CurtainContent(
        Livery livery,
        CarOutfit outfit,
        List<Livery> neighbours,
        CurtainExtent extent,
        CurtainTexts texts,
        @Nullable SecondReply second,
        @Nullable JuniorCurtain juniorCurtain,
        List<UnseenActTile> since,
        int earlier,
        @Nullable LastActHighlight highlight) {

    public CurtainContent {
        neighbours = List.copyOf(neighbours);
        since = List.copyOf(since);
    }

    /// The words.
    ///
    /// @param title the next player's name in a few words
    /// @param note a second line
    /// @param open what the button says
    /// @param key the key that does the same
    /// @param since what stands over the small cards
    public record CurtainTexts(String title, String note, String open, String key, String since) {}

    /// The second button.
    ///
    /// @param reply what it does
    /// @param text what it says
    /// @param spoken the same in full
    public record SecondReply(ReplyKind reply, String text, String spoken) {}

    /// Signs instead of words.
    ///
    /// @param safety what is asked for, or null when it is a turn
    public record JuniorCurtain(@Nullable Safety safety) {}

    /// What a button does.
    public List<ReplyKind> replies() {
        return second == null ? List.of(ReplyKind.OPEN) : List.of(ReplyKind.OPEN, second.reply());
    }
}

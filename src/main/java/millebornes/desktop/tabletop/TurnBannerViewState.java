package millebornes.desktop.tabletop;

import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// The text of the banner in the sky.
///
/// @param livery the livery of the current car
/// @param title one short line; empty if no banner is shown
/// @param note a second one, smaller; may be empty
/// @param brief replaces both for players who cannot read, or null; the title is spoken in any case
/// @param past the last move, if the banner shows it instead of the current player; otherwise null
public record TurnBannerViewState(
        Livery livery,
        String title,
        String note,
        @Nullable BannerBrief brief,
        @Nullable PastAct past) {

    /// A banner with the current player.
    public TurnBannerViewState(Livery livery, String title, String note, @Nullable BannerBrief brief) {
        this(livery, title, note, brief, null);
    }

    /// A banner for players who can read.
    public TurnBannerViewState(Livery livery, String title, String note) {
        this(livery, title, note, null);
    }

    /// No banner; the livery's colour is still shown on the foot of the table.
    public static TurnBannerViewState silent(Livery livery) {
        return new TurnBannerViewState(livery, "", "");
    }

    /// The last move, as the banner shows it.
    ///
    /// @param card the card that was played, or null if it was undone
    /// @param whom the livery of the attacked car, or null
    public record PastAct(@Nullable Card card, @Nullable Livery whom) {}

    /// The content of a banner for players who cannot read: an icon and a name.
    public record BannerBrief(String name, BannerIcon icon) {}

    /// The icon of what the current player is doing.
    public enum BannerIcon {
        /// an arrow: it is the driver's turn
        DRIVES,
        /// three dots: a computer player thinks
        THINKS,
        /// a shield: the driver has been attacked and is to answer
        ANSWERS
    }
}

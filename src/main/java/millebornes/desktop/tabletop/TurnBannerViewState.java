package millebornes.desktop.tabletop;

import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// The text of the banner in the sky.
///
/// @param livery the car whose turn it is
/// @param title one short line; empty where no banner is shown
/// @param note a second one, smaller; may be empty
/// @param brief what is shown instead of both to those who cannot read, or null; the title is spoken all the same
/// @param past what was done last, where the banner tells of that and not of whose turn it is; otherwise null
public record TurnBannerViewState(
        Livery livery,
        String title,
        String note,
        @Nullable BannerBrief brief,
        @Nullable PastAct past) {

    /// A banner of whose turn it is.
    public TurnBannerViewState(Livery livery, String title, String note, @Nullable BannerBrief brief) {
        this(livery, title, note, brief, null);
    }

    /// A banner for those who read.
    public TurnBannerViewState(Livery livery, String title, String note) {
        this(livery, title, note, null);
    }

    /// No banner at all; the foot still has the livery's colour.
    public static TurnBannerViewState silent(Livery livery) {
        return new TurnBannerViewState(livery, "", "");
    }

    /// Something that is over.
    ///
    /// @param card what was played, or null when it was taken back
    /// @param whom the car that was attacked, or null
    public record PastAct(@Nullable Card card, @Nullable Livery whom) {}

    /// A sign, and whose it is.
    public record BannerBrief(String name, BannerIcon icon) {}

    /// The driver's action.
    public enum BannerIcon {
        /// an arrow: it is the driver's turn
        DRIVES,
        /// three dots: a computer thinks
        THINKS,
        /// a shield: the driver has been attacked and is asked
        ANSWERS
    }
}

package millebornes.desktop.table;

import java.util.List;
import java.util.Set;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.ControlsViewState;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.PlayedCardPilesViewState;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.tabletop.ShoeViewState;
import millebornes.desktop.tabletop.TurnBannerViewState;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import org.jspecify.annotations.Nullable;

/// The complete view state of the table at rest. Immutable; equal knowledge gives equal states.
///
/// @param board the road with its cars and tokens
/// @param seats one for each seat
/// @param shoe the card tray
/// @param played the cards that stay on the table, where the game has such
/// @param hand the open cards, or none
/// @param banner whose turn it is
/// @param controls the buttons beside the card tray
/// @param targets the cars that the chosen card may go to
/// @param drivePreview the squares that the chosen card would let a car drive, or null
/// @param news what has happened lately, the latest last
/// @param last the card that was laid last for everybody to see, or null
/// @param log all events of the round, or null while the log is closed
/// @param overlay what lies over all of it
public record TableViewState(
        BoardViewState board,
        List<SeatViewState> seats,
        ShoeViewState shoe,
        PlayedCardPilesViewState played,
        HandViewState hand,
        TurnBannerViewState banner,
        ControlsViewState controls,
        Set<Integer> targets,
        @Nullable DrivePreview drivePreview,
        List<String> news,
        @Nullable LastCard last,
        @Nullable LogViewState log,
        Overlay overlay) {

    /// The squares from where a car stands to where it would stop.
    public record DrivePreview(int car, CarStop to) {}

    /// A card that was laid for everybody to see.
    ///
    /// @param who the car of its player
    /// @param whom the car that was attacked with it, or null
    public record LastCard(Livery who, @Nullable Livery whom, Card card, CardFace face) {}

    public TableViewState {
        seats = List.copyOf(seats);
        targets = Set.copyOf(targets);
        news = List.copyOf(news);
    }

    /// A part of the state that may show its old value until an animation has reached it.
    public enum DelayedUpdate {
        /// the card tray and the played cards, while a card is on its way from it or to it
        SHOE,
        /// whose turn it is, and the numbers of the seats
        TURN,
        /// the sentence about a move, in news, log and screen reader: only when its card has arrived, so that it does
        /// not precede the animation; at once without an animation
        NEWS,
        /// what lies over the table
        OVERLAY
    }

    /// This picture with some of it as it was.
    public TableViewState behind(TableViewState stateBefore, Set<DelayedUpdate> lags) {
        boolean told = !lags.contains(DelayedUpdate.NEWS);
        TableViewState turnState =
                lags.contains(DelayedUpdate.TURN) && stateBefore.seats.size() == seats.size() ? stateBefore : this;
        return new TableViewState(
                board,
                turnState.seats,
                lags.contains(DelayedUpdate.SHOE) ? stateBefore.shoe : shoe,
                lags.contains(DelayedUpdate.SHOE) ? stateBefore.played : played,
                hand,
                turnState.banner,
                controls,
                targets,
                drivePreview,
                told ? news : stateBefore.news,
                told ? last : stateBefore.last,
                told || log == null || stateBefore.log == null ? log : stateBefore.log,
                lags.contains(DelayedUpdate.OVERLAY) && !(overlay instanceof Overlay.RefusalOverlay)
                        ? new Overlay.Nothing()
                        : overlay);
    }

    /// The same table with a log that is open.
    public TableViewState telling(LogViewState logState) {
        return new TableViewState(
                board,
                seats,
                shoe,
                played,
                hand,
                banner,
                controls,
                targets,
                drivePreview,
                news,
                last,
                logState,
                overlay);
    }
}

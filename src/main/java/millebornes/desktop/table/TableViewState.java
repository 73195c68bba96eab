package millebornes.desktop.table;

import java.util.List;
import java.util.Set;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.PlayedCardPilesViewState;
import millebornes.desktop.tabletop.CardTrayViewState;
import millebornes.desktop.tabletop.ControlsViewState;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.tabletop.TurnBannerViewState;
import millebornes.engine.match.SeatView;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// The complete view state of the table at rest. Immutable; equal knowledge gives equal states.
///
/// @param board the road with its cars and tokens
/// @param seats one for each seat
/// @param shoe the card tray
/// @param played the played cards that stay on the table, in games that have them
/// @param hand the open cards, or none
/// @param banner the current player
/// @param act the banner of the last public act, shown while that moves; null before the first one
/// @param controls the buttons beside the card tray
/// @param targets the cars to which the selected card may be played
/// @param drivePreview the squares that a car would drive with the selected card, or null
/// @param news the latest events, oldest first
/// @param last the card that was played or discarded last, or null
/// @param log all events of the round, or null while the log is closed
/// @param overlay the overlay
public record TableViewState(
        BoardViewState board,
        List<SeatViewState> seats,
        CardTrayViewState shoe,
        PlayedCardPilesViewState played,
        HandViewState hand,
        TurnBannerViewState banner,
        @Nullable TurnBannerViewState act,
        ControlsViewState controls,
        Set<Integer> targets,
        @Nullable DrivePreview drivePreview,
        List<String> news,
        @Nullable LastCard last,
        @Nullable LogViewState log,
        Overlay overlay) {

    /// The squares that a car would drive with a card: from its position to the stop.
    public record DrivePreview(int car, CarStop to) {

        /// The drive of a car with a card, or null.
        static @Nullable DrivePreview of(SeatView view, int car, Card card) {
            if (card instanceof Distance distance) {
                return new DrivePreview(
                        car, CarStop.after(view.car(car).driven(distance).km()));
            }
            boolean starts = card == Remedy.GREEN_LIGHT || card == Safety.RIGHT_OF_WAY;
            return starts && !view.car(car).started() ? new DrivePreview(car, CarStop.GREEN_LIGHT) : null;
        }
    }

    /// A card that was played or discarded.
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
        /// the current player, and the numbers of the seats
        TURN,
        /// the sentence about a move, in news, log and screen reader: only when its card has arrived, so that it does
        /// not precede the animation; at once without an animation
        NEWS,
        /// the overlay
        OVERLAY
    }

    /// This state with the given parts still at the values that they had before.
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
                act,
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

    /// This state with an open log.
    public TableViewState telling(LogViewState logState) {
        return with(banner, logState);
    }

    /// This state with the banner of the act that is animated next.
    public TableViewState acting(TableViewState nextState) {
        return with(nextState.act == null ? banner : nextState.act, log);
    }

    private TableViewState with(TurnBannerViewState otherBanner, @Nullable LogViewState otherLog) {
        return new TableViewState(
                board,
                seats,
                shoe,
                played,
                hand,
                otherBanner,
                act,
                controls,
                targets,
                drivePreview,
                news,
                last,
                otherLog,
                overlay);
    }

    /// The hand as it is shown, which an overlay may hide.
    ///
    /// @param large whether its numbers are large
    HandViewState shownHand(boolean large) {
        return overlay.hidesHand() ? HandViewState.NONE : large ? hand.large() : hand;
    }

    /// The drive that is shown on the road, or null: the possible one, or the one that the selected card cannot make.
    @Nullable
    DrivePreview shownDrive() {
        return overlay instanceof Overlay.RefusalOverlay refusal && refusal.barred() != null
                ? new DrivePreview(refusal.barred().car(), refusal.barred().to())
                : drivePreview;
    }

    /// Whether the squares that a car would drive are counted: for players who cannot read, and beside a hint.
    boolean countsSquares() {
        return overlay.isPlate() || hand.faces() == HandViewState.FaceStyle.JUNIOR;
    }
}

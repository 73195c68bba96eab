package millebornes.desktop.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.CoachPanelTableLayout;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.table.TableCoach;
import millebornes.desktop.table.TableViewState;
import millebornes.desktop.table.TableViewState.DrivePreview;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.tabletop.SeatViewState.SeatHighlight;
import millebornes.desktop.tabletop.TurnBannerViewState;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import org.jspecify.annotations.Nullable;

/// Leads a learner through a lesson: allows only the expected move, marks its card, plays the rival's moves by the
/// script, and reports the next target.
///
/// @param course the learner's progress; a mistake changes it
/// @param pointer called with the table's state and layout
record LessonCoach(ObjectProperty<LessonProgressState> course, PointerTargetLocator pointer) implements TableCoach {

    @Override
    public boolean allows(Move move) {
        boolean expected = move.equals(now().expected());
        if (!expected) {
            course.set(now().mistake());
        }
        return expected;
    }

    @Override
    public Supplier<Move> computerMove(int seat) {
        Move rivalMove = Objects.requireNonNull(now().rival(), "the script has no move for the rival");
        return () -> rivalMove;
    }

    @Override
    public boolean pauses() {
        return now().pauses();
    }

    @Override
    public boolean teaches() {
        return true;
    }

    @Override
    public TableViewState mark(TableViewState tableState) {
        TableViewState markedState = taught(tableState);
        pointer.shows(markedState, PointerTarget.of(now(), markedState, LessonCoachPanelFactory.NEXT));
        return markedState;
    }

    @Override
    public TableLayout arranged(TableLayout defaultLayout) {
        TableLayoutSpec spec = defaultLayout.spec();
        TableLayout layout = CoachPanelPosition.isCorner(spec.width(), spec.text())
                ? CoachPanelTableLayout.of(defaultLayout, CoachPanelPosition.corner(spec))
                : defaultLayout;
        pointer.lies(layout);
        return layout;
    }

    private LessonProgressState now() {
        return course.get();
    }

    /// The state of the table without everything that would distract from the coach: the banner, the news, and the
    /// rings around cars before a card is selected.
    private TableViewState taught(TableViewState tableState) {
        @Nullable Move expectedMove = now().expected();
        boolean aims = tableState.hand().cards().stream()
                .anyMatch(held -> expectedMove != null
                        && held.cardState() == HeldCardState.CHOSEN
                        && held.card().equals(expectedMove.card()));
        return new TableViewState(
                tableState.board(),
                aims
                        ? tableState.seats()
                        : tableState.seats().stream().map(LessonCoach::unmarked).toList(),
                tableState.shoe(),
                tableState.played(),
                hand(tableState.hand()),
                TurnBannerViewState.silent(tableState.banner().livery()),
                null,
                tableState.controls(),
                aims ? tableState.targets() : Set.of(),
                tableState.drivePreview() == null ? way(tableState.board()) : tableState.drivePreview(),
                List.of(),
                null,
                tableState.log(),
                tableState.overlay());
    }

    /// The squares of the drive that is taught, which are shown before its card is selected.
    private @Nullable DrivePreview way(BoardViewState board) {
        if (now().pauses() || !(now().expected() instanceof Move.Play(Distance distance))) {
            return null;
        }
        int from = board.cars().get(PointerTarget.LEARNER).stop().index();
        return new DrivePreview(PointerTarget.LEARNER, new CarStop(from + distance.km() / Distance.KM_PER_SQUARE));
    }

    private static SeatViewState unmarked(SeatViewState seat) {
        return seat.highlight() != SeatHighlight.TARGET
                ? seat
                : new SeatViewState(
                        seat.name(),
                        seat.outfit(),
                        seat.livery(),
                        seat.role(),
                        seat.numbers(),
                        seat.place(),
                        seat.hazards(),
                        seat.greenLight(),
                        seat.safeties(),
                        SeatHighlight.NONE,
                        seat.spoken());
    }

    /// The state of the hand in which only the card of the current step is highlighted, and the others are dimmed.
    private HandViewState hand(HandViewState hand) {
        @Nullable Move expectedMove = now().expected();
        @Nullable Card wantedCard = expectedMove == null ? null : expectedMove.card();
        HeldCardState others = wantedCard == null ? HeldCardState.RESTING : HeldCardState.UNPLAYABLE;
        List<HeldCard> marked = new ArrayList<>();
        boolean found = false;
        for (HeldCard held : hand.cards()) {
            boolean wanted = !found && held.card().equals(wantedCard);
            found |= wanted;
            marked.add(
                    held.cardState() == HeldCardState.PLAYABLE && !wanted
                            ? new HeldCard(held.card(), held.name(), others, held.spoken())
                            : held);
        }
        return new HandViewState(marked, hand.faces(), hand.rivals());
    }
}

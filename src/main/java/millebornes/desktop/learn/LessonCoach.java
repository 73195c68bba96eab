package millebornes.desktop.learn;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import millebornes.desktop.geometry.SidePanelTableLayout;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.table.TableCoach;
import millebornes.desktop.table.TableViewState;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.tabletop.SeatViewState;
import millebornes.desktop.tabletop.SeatViewState.SeatHighlight;
import millebornes.desktop.tabletop.TurnBannerViewState;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Leads a learner through a course: lets only the expected move pass, marks its card, plays the rival by the script,
/// and tells the coach what is to be pressed.
///
/// @param course how far the learner has come; a mistake changes it
/// @param sight called with the table's state and layout
record LessonCoach(ObjectProperty<LessonProgressState> course, LessonPointer sight) implements TableCoach {

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
        Move rival = Objects.requireNonNull(now().rival(), "the script has no move for the rival");
        return () -> rival;
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
    public TableViewState mark(TableViewState picture) {
        TableViewState marked = taught(picture);
        sight.shows(marked, PointerTarget.of(now(), marked, LessonCoachPanelFactory.NEXT));
        return marked;
    }

    @Override
    public TableLayout arranged(TableLayout usual) {
        TableLayoutSpec spec = usual.spec();
        TableLayout where = sight.isCorner() ? SidePanelTableLayout.of(usual, CoachPanelPosition.corner(spec)) : usual;
        sight.lies(where);
        return where;
    }

    private LessonProgressState now() {
        return course.get();
    }

    /// The coach alone talks and points: no banner, no news, and no car is ringed before its card is chosen.
    private TableViewState taught(TableViewState picture) {
        @Nullable Move expected = now().expected();
        boolean aims = picture.hand().cards().stream()
                .anyMatch(held -> expected != null
                        && held.standing() == HeldCardState.CHOSEN
                        && held.card().equals(expected.card()));
        return new TableViewState(
                picture.board(),
                aims
                        ? picture.seats()
                        : picture.seats().stream().map(LessonCoach::unmarked).toList(),
                picture.shoe(),
                picture.played(),
                hand(picture.hand()),
                TurnBannerViewState.silent(picture.banner().livery()),
                picture.controls(),
                aims ? picture.targets() : Set.of(),
                picture.way(),
                List.of(),
                null,
                picture.log(),
                picture.overlay());
    }

    private static SeatViewState unmarked(SeatViewState seat) {
        return seat.marking() != SeatHighlight.TARGET
                ? seat
                : new SeatViewState(
                        seat.name(),
                        seat.outfit(),
                        seat.livery(),
                        seat.role(),
                        seat.numbers(),
                        seat.place(),
                        seat.hazards(),
                        seat.lamp(),
                        seat.safeties(),
                        SeatHighlight.NONE,
                        seat.spoken());
    }

    /// Only the card of the current lesson step is highlighted.
    private HandViewState hand(HandViewState hand) {
        @Nullable Move expected = now().expected();
        @Nullable Card wanted = expected == null ? null : expected.card();
        List<HeldCard> marked = hand.cards().stream()
                .map(held -> held.standing() == HeldCardState.PLAYABLE
                                && !held.card().equals(wanted)
                        ? new HeldCard(held.card(), held.name(), HeldCardState.RESTING, held.spoken())
                        : held)
                .toList();
        return new HandViewState(marked, hand.faces(), hand.rivals());
    }
}

package millebornes.desktop.table;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.bot.ReasonedMove;
import millebornes.desktop.controls.HintLevel;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// The marks of hints during a person's turn, made from that person's view only.
record HintPresenter(Narrator narrator, HelpState helpState) {

    /// The place of a hint that concerns no card.
    static final int NO_CARD = -1;

    /// The place of the recommended card in the hand, or [#NO_CARD].
    int advisedPlace(SeatView view) {
        @Nullable
        Card card =
                helpState.advice() == null ? null : helpState.advice().move().card();
        return card == null ? NO_CARD : view.hand().cards().indexOf(card);
    }

    /// The cars highlighted before a card is selected: the target of the hint, otherwise all to which some card may be
    /// played.
    Set<Integer> targets(SeatView view) {
        if (!helpState.level().tells(HintLevel.PLAYABLE)) {
            return Set.of();
        }
        Stream<Move> moves = helpState.advice() == null
                ? view.legal().stream()
                : Stream.of(helpState.advice().move());
        return moves.map(move -> car(move, view)).filter(car -> car >= 0).collect(Collectors.toUnmodifiableSet());
    }

    /// Whether the discard pile is highlighted before a card is selected: when a discard is recommended, otherwise when
    /// only discards are legal.
    boolean discards(SeatView view) {
        if (!helpState.level().tells(HintLevel.PLAYABLE)) {
            return false;
        }
        return helpState.advice() == null
                ? !view.legal().isEmpty() && view.legal().stream().allMatch(Move.Discard.class::isInstance)
                : helpState.advice().move() instanceof Move.Discard;
    }

    /// The hint as text, pointing at its card.
    ///
    /// @param liveries the livery of each car
    Overlay advice(SeatView view, List<Livery> liveries) {
        @Nullable ReasonedMove reasonedMove = helpState.advice();
        return reasonedMove == null
                ? new Overlay.Nothing()
                : new Overlay.AdviceOverlay(
                        advisedPlace(view),
                        narrator.advice(reasonedMove, view),
                        brief(reasonedMove.move(), view, liveries));
    }

    private static Overlay.@Nullable JuniorAdvice brief(Move move, SeatView view, List<Livery> liveries) {
        if (view.rules().options().scoring() != ScoringMode.JUNIOR) {
            return null;
        }
        int car = car(move, view);
        return new Overlay.JuniorAdvice(car < 0 ? null : liveries.get(car));
    }

    /// The target car of a move, or -1.
    private static int car(Move move, SeatView view) {
        return switch (move) {
            case Move.Play _ -> view.ownCar();
            case Move.Attack attack -> attack.car();
            case Move.Discard _ -> -1;
            case Move.CoupFourre _ -> -1;
            case Move.Decline _ -> -1;
            case Move.EndTurn _ -> -1;
            case Move.Stuck _ -> -1;
            case Move.Extend _ -> -1;
            case Move.Stop _ -> -1;
        };
    }
}

package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.card.CardKindSet;
import millebornes.engine.card.HazardSet;
import millebornes.engine.play.Move;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeatSet;
import org.jspecify.annotations.Nullable;

/// Lists what may be done, in the order of the referee protocol.
final class MoveGenerator {

    private static final Move END_TURN = new Move.EndTurn();

    private static final Move STUCK = new Move.Stuck();

    private static final List<Move> EXTENSION = List.of(new Move.Extend(), new Move.Stop());

    private MoveGenerator() {}

    static List<Move> of(RuleParameters rules, Round round) {
        return switch (round.phase()) {
            case Phase.Over _ -> List.of();
            case Phase.Extension _ -> EXTENSION;
            case Phase.CoupFourreWindow window -> inWindow(round, window, window.asked());
            case Phase.Turn turn -> inTurn(rules, round, turn);
        };
    }

    static List<Move> of(RuleParameters rules, Round round, int seat) {
        if (!round.phase().asked().contains(seat)) {
            return List.of();
        }
        return round.phase() instanceof Phase.CoupFourreWindow window
                ? inWindow(round, window, SeatSet.of(seat))
                : of(rules, round);
    }

    private static List<Move> inTurn(RuleParameters rules, Round round, Phase.Turn turn) {
        int seat = turn.seat();
        CardKindSet kinds = round.hand(seat).kindSet();
        CardKindSet own = kinds.and(PlayableCards.own(round, seat));
        HazardSet held = kinds.hazards();
        HazardSet laid = HazardSet.NONE;
        long attacks = 0;
        if (!held.isEmpty()) {
            for (int car = 0; car < round.cars().size(); car++) {
                HazardSet open = held.and(AttackLegality.legalHazards(rules, round, seat, car));
                laid = laid.or(open);
                attacks |= PackedTurnMoveList.attacks(open, car);
            }
        }
        CardKindSet playable = own.or(CardKindSet.of(laid));
        CardKindSet discards = DiscardLegality.discards(rules, turn, kinds, playable);
        return new PackedTurnMoveList(own, attacks, discards, last(rules, round, turn, playable));
    }

    /// The move of a turn that needs no card.
    private static @Nullable Move last(RuleParameters rules, Round round, Phase.Turn turn, CardKindSet playable) {
        if (DiscardLegality.mustEndTurn(rules, turn)) {
            return END_TURN;
        }
        boolean stuck = rules.options().has(FlagOption.EXTENDED) && round.shoe().reshuffles() > 0 && playable.isEmpty();
        return stuck ? STUCK : null;
    }

    private static List<Move> inWindow(Round round, Phase.CoupFourreWindow window, SeatSet asked) {
        List<Move> moves = new ArrayList<>(2);
        for (int seat = 0; seat < round.seating().seats(); seat++) {
            if (asked.contains(seat)) {
                if (round.hand(seat).holds(window.hazard().safety())) {
                    moves.add(Move.coupFourre(seat));
                }
                moves.add(Move.decline(seat));
            }
        }
        return moves;
    }
}

package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.SeatSet;
import org.jspecify.annotations.Nullable;

/// Lists the legal moves, in the order of the referee protocol.
final class MoveGenerator {

    private static final List<Move> EXTENSION = List.of(new Move.Extend(), new Move.Stop());

    /// For each seat, its legal answers to an attack if it holds the safety; shared, as moves are.
    private static final List<List<Move>> WITH_SAFETY = IntStream.range(0, SeatSet.MOST_SEATS)
            .mapToObj(seat -> List.of(Move.coupFourre(seat), Move.decline(seat)))
            .toList();

    private static final List<List<Move>> WITHOUT_SAFETY = IntStream.range(0, SeatSet.MOST_SEATS)
            .mapToObj(seat -> List.of(Move.decline(seat)))
            .toList();

    private MoveGenerator() {}

    static List<Move> of(RuleParameters rules, ReadableRound round, AcceptedCards accepted) {
        return switch (round.phase()) {
            case Phase.Turn turn -> inTurn(rules, round, accepted, turn);
            case Phase.CoupFourreWindow window -> inWindow(round, window);
            case Phase.Extension _ -> EXTENSION;
            case Phase.Over _ -> List.of();
        };
    }

    static List<Move> of(RuleParameters rules, ReadableRound round, AcceptedCards accepted, int seat) {
        return switch (round.phase()) {
            case Phase.Turn turn -> turn.seat() == seat ? inTurn(rules, round, accepted, turn) : List.of();
            case Phase.CoupFourreWindow window ->
                window.asked().contains(seat) ? inWindow(round, window, seat) : List.of();
            case Phase.Extension extension -> extension.seat() == seat ? EXTENSION : List.of();
            case Phase.Over _ -> List.of();
        };
    }

    private static List<Move> inTurn(
            RuleParameters rules, ReadableRound round, AcceptedCards accepted, Phase.Turn turn) {
        int seat = turn.seat();
        CardKindSet kinds = round.hand(seat).kindSet();
        CardKindSet ownKinds = kinds.and(accepted.own(round.seating().carOf(seat)));
        HazardSet heldHazards = kinds.hazards();
        HazardSet laidHazards = HazardSet.NONE;
        long attacks = 0;
        if (!heldHazards.isEmpty()) {
            HazardSet currentHazards = heldHazards.minus(AttackTokenCounter.usedUp(rules, round));
            for (int rest = rules.opponentCars(seat); rest != 0; rest &= rest - 1) {
                int car = Integer.numberOfTrailingZeros(rest);
                HazardSet legalHazards = currentHazards.and(accepted.hazards(car));
                laidHazards = laidHazards.or(legalHazards);
                attacks |= PackedTurnMoveList.attacks(legalHazards, car);
            }
        }
        CardKindSet playableKinds = ownKinds.or(CardKindSet.of(laidHazards));
        CardKindSet discardKinds = DiscardLegality.discards(rules, turn, kinds, playableKinds);
        return new PackedTurnMoveList(ownKinds, attacks, discardKinds, last(rules, round, turn, playableKinds));
    }

    /// The legal move of a turn that needs no card, or null: to end the turn, or to declare being stuck.
    private static @Nullable Move last(
            RuleParameters rules, ReadableRound round, Phase.Turn turn, CardKindSet playableKinds) {
        if (DiscardLegality.mustEndTurn(rules, turn)) {
            return PackedTurnMoveList.END_TURN;
        }
        boolean stuck = rules.extended() && round.reshuffles() > 0 && playableKinds.isEmpty();
        return stuck ? PackedTurnMoveList.STUCK : null;
    }

    private static List<Move> inWindow(ReadableRound round, Phase.CoupFourreWindow window) {
        if (window.asked().size() == 1) {
            return inWindow(round, window, window.asked().first());
        }
        List<Move> moves = new ArrayList<>();
        for (int seat : window.asked().toList()) {
            moves.addAll(inWindow(round, window, seat));
        }
        return moves;
    }

    private static List<Move> inWindow(ReadableRound round, Phase.CoupFourreWindow window, int seat) {
        boolean holds = round.hand(seat).holds(window.safety());
        return (holds ? WITH_SAFETY : WITHOUT_SAFETY).get(seat);
    }
}

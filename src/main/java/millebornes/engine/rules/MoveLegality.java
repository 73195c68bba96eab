package millebornes.engine.rules;

import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Decides whether a move is legal: first by the phase, then by the rules for its kind.
final class MoveLegality {

    private MoveLegality() {}

    static @Nullable Refusal refusal(RuleParameters rules, ReadableRound round, Move move) {
        return switch (round.phase()) {
            case Phase.Over _ -> Refusal.ROUND_OVER;
            case Phase.Extension _ -> {
                boolean answer = move instanceof Move.Extend || move instanceof Move.Stop;
                yield answer ? null : Refusal.WRONG_PHASE;
            }
            case Phase.CoupFourreWindow window -> inWindow(round, window, move);
            case Phase.Turn turn -> inTurn(rules, round, turn, move);
        };
    }

    /// The refusal of a move in the coup-fourré window, or null: is the seat asked, has it the matching safety?
    private static @Nullable Refusal inWindow(ReadableRound round, Phase.CoupFourreWindow window, Move move) {
        return switch (move) {
            case Move.Decline decline -> window.asked().contains(decline.seat()) ? null : Refusal.WRONG_PHASE;
            case Move.CoupFourre coup -> {
                if (!window.asked().contains(coup.seat())) {
                    yield Refusal.WRONG_PHASE;
                }
                boolean holds = round.hand(coup.seat()).holds(window.safety());
                yield holds ? null : Refusal.NOT_HOLDING_SAFETY;
            }
            case Move.Play _ -> Refusal.WRONG_PHASE;
            case Move.Attack _ -> Refusal.WRONG_PHASE;
            case Move.Discard _ -> Refusal.WRONG_PHASE;
            case Move.EndTurn _ -> Refusal.WRONG_PHASE;
            case Move.Stuck _ -> Refusal.WRONG_PHASE;
            case Move.Extend _ -> Refusal.WRONG_PHASE;
            case Move.Stop _ -> Refusal.WRONG_PHASE;
        };
    }

    private static @Nullable Refusal inTurn(RuleParameters rules, ReadableRound round, Phase.Turn turn, Move move) {
        int seat = turn.seat();
        return switch (move) {
            case Move.Play play -> play(round, seat, play.card());
            case Move.Attack attack -> attack(rules, round, seat, attack);
            case Move.Discard discard -> DiscardLegality.refusal(rules, round, turn, discard.card());
            case Move.EndTurn _ -> rules.accelerated() && turn.plays() > 0 ? null : Refusal.WRONG_PHASE;
            case Move.Stuck _ -> StuckDeclarationLegality.refusal(rules, round, turn);
            case Move.CoupFourre _ -> Refusal.WRONG_PHASE;
            case Move.Decline _ -> Refusal.WRONG_PHASE;
            case Move.Extend _ -> Refusal.WRONG_PHASE;
            case Move.Stop _ -> Refusal.WRONG_PHASE;
        };
    }

    private static @Nullable Refusal play(ReadableRound round, int seat, Card card) {
        if (!round.hand(seat).holds(card)) {
            return Refusal.NOT_IN_HAND;
        }
        return switch (card) {
            case Distance distance ->
                DriveLegality.refusal(round, round.seating().carOf(seat), distance);
            case Remedy remedy -> CureLegality.refusal(round.carOf(seat), remedy);
            case Safety _ -> null;
            case Hazard _ -> Refusal.NO_SUCH_TARGET;
        };
    }

    private static @Nullable Refusal attack(RuleParameters rules, ReadableRound round, int seat, Move.Attack attack) {
        if (!round.hand(seat).holds(attack.hazard())) {
            return Refusal.NOT_IN_HAND;
        }
        return AttackLegality.refusal(rules, round, seat, attack.hazard(), attack.car());
    }
}

package millebornes.engine.rules;

import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import org.jspecify.annotations.Nullable;

/// Decides whether a seat may declare that it is stuck.
final class StuckDeclarationLegality {

    private StuckDeclarationLegality() {}

    static @Nullable Refusal refusal(RuleParameters rules, ReadableRound round, Phase.Turn turn) {
        if (!rules.extended()) {
            return Refusal.WRONG_PHASE;
        }
        if (rules.accelerated() && turn.plays() > 0) {
            return Refusal.MUST_END_TURN;
        }
        if (round.reshuffles() == 0) {
            return Refusal.TOO_EARLY;
        }
        for (Card card : round.hand(turn.seat()).kinds()) {
            if (PlayableCardKinds.playable(rules, round, turn.seat(), card)) {
                return Refusal.CAN_STILL_PLAY;
            }
        }
        return null;
    }

    /// Whether every seat that holds cards has declared in a row that it is stuck.
    static boolean byEverybody(ReadableRound round) {
        for (int seat = 0; seat < round.seating().seats(); seat++) {
            if (!round.stuck().contains(seat) && !round.hand(seat).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}

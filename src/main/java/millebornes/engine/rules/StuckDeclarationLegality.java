package millebornes.engine.rules;

import millebornes.engine.card.Card;
import millebornes.engine.play.Refusal;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// May this seat declare that it is stuck?
final class StuckDeclarationLegality {

    private StuckDeclarationLegality() {}

    static @Nullable Refusal refusal(RuleParameters rules, Round round, Phase.Turn turn) {
        if (!rules.options().has(FlagOption.EXTENDED)) {
            return Refusal.WRONG_PHASE;
        }
        if (rules.accelerated() && turn.plays() > 0) {
            return Refusal.MUST_END_TURN;
        }
        if (round.shoe().reshuffles() == 0) {
            return Refusal.TOO_EARLY;
        }
        for (Card card : round.hand(turn.seat()).kinds()) {
            if (PlayableCards.playable(rules, round, turn.seat(), card)) {
                return Refusal.CAN_STILL_PLAY;
            }
        }
        return null;
    }

    /// True when every seat that holds cards has declared in a row.
    static boolean byEverybody(RoundBuilder draft) {
        for (int seat = 0; seat < draft.seating().seats(); seat++) {
            if (!draft.stuck.contains(seat) && !draft.hand(seat).isEmpty()) {
                return false;
            }
        }
        return true;
    }
}

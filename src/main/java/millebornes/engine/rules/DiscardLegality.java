package millebornes.engine.rules;

import millebornes.engine.table.Card;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Phase;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Decides whether a card may be discarded.
final class DiscardLegality {

    private DiscardLegality() {}

    static @Nullable Refusal refusal(RuleParameters rules, ReadableRound round, Phase.Turn turn, Card card) {
        if (!round.hand(turn.seat()).holds(card)) {
            return Refusal.NOT_IN_HAND;
        }
        if (mustEndTurn(rules, turn)) {
            return Refusal.MUST_END_TURN;
        }
        if (rules.keepsSafeties() && card instanceof Safety) {
            return Refusal.SAFETY_IS_KEPT;
        }
        return rules.keepsPlayable() && PlayableCardKinds.playable(rules, round, turn.seat(), card)
                ? Refusal.CARD_IS_PLAYABLE
                : null;
    }

    /// The kinds of cards that may be discarded.
    ///
    /// @param kinds the kinds that the hand holds
    /// @param playableKinds those of them that may be played
    static CardKindSet discards(RuleParameters rules, Phase.Turn turn, CardKindSet kinds, CardKindSet playableKinds) {
        if (mustEndTurn(rules, turn)) {
            return CardKindSet.NONE;
        }
        CardKindSet discardKinds = rules.keepsSafeties() ? kinds.minus(CardKindSet.SAFETIES) : kinds;
        return rules.keepsPlayable() ? discardKinds.minus(playableKinds) : discardKinds;
    }

    /// Whether nothing may be discarded because the accelerated turn has begun: it must be ended instead.
    static boolean mustEndTurn(RuleParameters rules, Phase.Turn turn) {
        return rules.accelerated() && turn.plays() > 0;
    }
}

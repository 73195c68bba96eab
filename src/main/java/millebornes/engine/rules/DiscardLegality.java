package millebornes.engine.rules;

import millebornes.engine.card.Card;
import millebornes.engine.play.Refusal;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// May this card be thrown away?
final class DiscardLegality {

    private DiscardLegality() {}

    static @Nullable Refusal refusal(RuleParameters rules, Round round, Phase.Turn turn, Card card) {
        if (!round.hand(turn.seat()).holds(card)) {
            return Refusal.NOT_IN_HAND;
        }
        if (rules.accelerated() && turn.plays() > 0) {
            return Refusal.MUST_END_TURN;
        }
        boolean keepsPlayable = rules.edition().discarding() == Edition.DiscardRule.UNPLAYABLE_CARDS;
        return keepsPlayable && MoveGenerator.playable(rules, round, turn.seat(), card)
                ? Refusal.CARD_IS_PLAYABLE
                : null;
    }
}

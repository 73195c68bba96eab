package millebornes.engine.rules;

import millebornes.engine.table.Hand;

/// Draws cards.
final class CardDrawer {

    private CardDrawer() {}

    /// The result of a draw.
    enum DrawResult {
        DRAWN,
        NOTHING_LEFT,
        /// the reshuffled cards are used up without progress: the round has ended
        ROUND_ENDED
    }

    /// Draws the card that is due for a seat, if one can be drawn.
    static DrawResult due(RuleParameters rules, RoundDraft draft, int seat) {
        return draft.drawPileSize() > 0 ? draw(draft, seat) : afterReshuffle(rules, draft, seat);
    }

    private static DrawResult draw(RoundDraft draft, int seat) {
        draft.draw(seat);
        return DrawResult.DRAWN;
    }

    /// Draws from an empty pile: ends a round without progress, otherwise reshuffles the discards, if there are any.
    private static DrawResult afterReshuffle(RuleParameters rules, RoundDraft draft, int seat) {
        if (withoutProgress(draft)) {
            draft.end(Event.RoundEnd.NO_PROGRESS);
            return DrawResult.ROUND_ENDED;
        }
        if (!possible(rules, draft)) {
            return DrawResult.NOTHING_LEFT;
        }
        Reshuffler.perform(rules, draft);
        return draw(draft, seat);
    }

    /// Draws cards for a seat until it has six, or no card is left.
    static DrawResult refill(RuleParameters rules, RoundDraft draft, int seat) {
        DrawResult draw = DrawResult.DRAWN;
        while (draw == DrawResult.DRAWN && draft.hand(seat).size() < Hand.FULL) {
            draw = due(rules, draft, seat);
        }
        return draw;
    }

    /// Whether [#due(RuleParameters, RoundDraft, int)] would draw a card or end the round.
    static boolean isDue(RuleParameters rules, RoundDraft draft) {
        return possible(rules, draft) || withoutProgress(draft);
    }

    /// Whether the reshuffled draw pile is used up and no distance was played since the reshuffle.
    static boolean withoutProgress(RoundDraft draft) {
        return draft.drawPileSize() == 0 && draft.reshuffles() > 0 && draft.distances() == 0;
    }

    /// True when a card can be drawn: from the draw pile, or after a reshuffle.
    static boolean possible(RuleParameters rules, RoundDraft draft) {
        return draft.drawPileSize() > 0 || Reshuffler.cards(rules, draft) > 0;
    }
}

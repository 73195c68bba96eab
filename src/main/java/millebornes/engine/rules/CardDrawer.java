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
    static DrawResult due(RuleParameters rules, MutableRound round, int seat) {
        return round.drawPileSize() > 0 ? draw(round, seat) : afterReshuffle(rules, round, seat);
    }

    private static DrawResult draw(MutableRound round, int seat) {
        round.draw(seat);
        return DrawResult.DRAWN;
    }

    /// Draws from an empty pile: ends a round without progress, otherwise reshuffles the discards, if there are any.
    private static DrawResult afterReshuffle(RuleParameters rules, MutableRound round, int seat) {
        if (withoutProgress(round)) {
            round.end(Event.RoundEnd.NO_PROGRESS);
            return DrawResult.ROUND_ENDED;
        }
        if (!possible(rules, round)) {
            return DrawResult.NOTHING_LEFT;
        }
        Reshuffler.perform(rules, round);
        return draw(round, seat);
    }

    /// Draws cards for a seat until it has six, or no card is left.
    static DrawResult refill(RuleParameters rules, MutableRound round, int seat) {
        DrawResult draw = DrawResult.DRAWN;
        while (draw == DrawResult.DRAWN && round.hand(seat).size() < Hand.FULL) {
            draw = due(rules, round, seat);
        }
        return draw;
    }

    /// Whether [#due(RuleParameters, MutableRound, int)] would draw a card or end the round.
    static boolean isDue(RuleParameters rules, MutableRound round) {
        return possible(rules, round) || withoutProgress(round);
    }

    /// Whether the reshuffled draw pile is used up and no distance was played since the reshuffle.
    static boolean withoutProgress(MutableRound round) {
        return round.drawPileSize() == 0 && round.reshuffles() > 0 && round.distances() == 0;
    }

    /// True when a card can be drawn: from the draw pile, or after a reshuffle.
    static boolean possible(RuleParameters rules, MutableRound round) {
        return round.drawPileSize() > 0 || Reshuffler.cards(rules, round) > 0;
    }
}

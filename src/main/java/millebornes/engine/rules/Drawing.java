package millebornes.engine.rules;

import millebornes.engine.play.Event;
import millebornes.engine.table.Hand;

/// Taking cards from the shoe.
final class Drawing {

    private Drawing() {}

    /// What became of a card that was due.
    enum Draw {
        DRAWN,
        NOTHING_LEFT,
        /// reshuffled cards are used up and nobody drove: the round has ended
        ROUND_ENDED
    }

    /// A card is due for this seat: it draws, if it can.
    static Draw due(RuleParameters rules, Draft draft, int seat) {
        return draft.drawPileSize() > 0 ? draw(draft, seat) : afterReshuffle(rules, draft, seat);
    }

    private static Draw draw(Draft draft, int seat) {
        draft.happened(new Event.Drew(seat, draft.draw(seat)));
        return Draw.DRAWN;
    }

    /// The pile is empty: the round ends without progress, or the discards come back, if there are any.
    private static Draw afterReshuffle(RuleParameters rules, Draft draft, int seat) {
        if (withoutProgress(draft)) {
            draft.end(Event.RoundEnd.NO_PROGRESS);
            return Draw.ROUND_ENDED;
        }
        if (!possible(rules, draft)) {
            return Draw.NOTHING_LEFT;
        }
        Reshuffle.perform(rules, draft);
        return draw(draft, seat);
    }

    /// Draws back to six cards, as far as there are cards.
    static Draw refill(RuleParameters rules, Draft draft, int seat) {
        Draw draw = Draw.DRAWN;
        while (draw == Draw.DRAWN && draft.hand(seat).size() < Hand.FULL) {
            draw = due(rules, draft, seat);
        }
        return draw;
    }

    /// True when a card that is due would be drawn, or would end the round.
    static boolean isDue(RuleParameters rules, Draft draft) {
        return possible(rules, draft) || withoutProgress(draft);
    }

    /// True when the pile of a reshuffle is used up and no distance was played since.
    static boolean withoutProgress(Draft draft) {
        return draft.drawPileSize() == 0
                && draft.shoe().reshuffles() > 0
                && draft.shoe().distances() == 0;
    }

    /// True when a card can be drawn: from the draw pile, or after a reshuffle.
    static boolean possible(RuleParameters rules, Draft draft) {
        return draft.drawPileSize() > 0 || Reshuffle.cards(rules, draft.shoe()) > 0;
    }
}

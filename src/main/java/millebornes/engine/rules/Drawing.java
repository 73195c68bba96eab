package millebornes.engine.rules;

import millebornes.engine.card.Card;
import millebornes.engine.play.Event;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Shoe;

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
    static Draw due(Rules rules, Draft draft, int seat) {
        if (withoutProgress(draft.shoe)) {
            draft.end(Event.RoundEnd.NO_PROGRESS);
            return Draw.ROUND_ENDED;
        }
        if (!rules.canDraw(draft.shoe)) {
            return Draw.NOTHING_LEFT;
        }
        if (draft.shoe.drawPileSize() == 0) {
            Reshuffle.perform(rules, draft);
        }
        Card card = draft.shoe.next();
        draft.shoe = draft.shoe.afterDraw();
        draft.give(seat, card);
        draft.happened(new Event.Drew(seat, card));
        return Draw.DRAWN;
    }

    /// Draws back to six cards, as far as there are cards.
    static Draw refill(Rules rules, Draft draft, int seat) {
        Draw draw = Draw.DRAWN;
        while (draw == Draw.DRAWN && draft.hand(seat).size() < Hand.FULL) {
            draw = due(rules, draft, seat);
        }
        return draw;
    }

    /// True when a card that is due would be drawn, or would end the round.
    static boolean isDue(Rules rules, Draft draft) {
        return rules.canDraw(draft.shoe) || withoutProgress(draft.shoe);
    }

    /// True when the pile of a reshuffle is used up and no distance was played since.
    static boolean withoutProgress(Shoe shoe) {
        return shoe.drawPileSize() == 0 && shoe.reshuffles() > 0 && shoe.distances() == 0;
    }
}

package millebornes.engine.rules;

import millebornes.engine.play.Event;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Row;

/// Whose turn comes next, and when a round runs out of cards.
final class TurnOrder {

    private final Rules rules;

    /// The beginning of each seat's turn, made once: no game lacks it, and every game has many.
    private final Row<Phase> turns;

    private final Row<Event> beginnings;

    TurnOrder(Rules rules) {
        this.rules = rules;
        this.turns = Row.of(rules.seating().seats(), seat -> new Phase.Turn(seat, 0));
        this.beginnings = Row.of(rules.seating().seats(), Event.TurnBegan::new);
    }

    /// A seat's turn begins: it draws, unless the game is accelerated or its hand is as large as a hand may be.
    void begin(Draft draft, int seat) {
        draft.wait(turns.get(seat));
        draft.happened(beginnings.get(seat));
        if (!rules.accelerated() && draft.hand(seat).size() < Hand.MOST) {
            Drawing.due(rules, draft, seat);
        }
    }

    /// After a card was played: the turn ends, in the accelerated game only with the last card of the hand.
    void afterPlay(Draft draft, int seat) {
        if (rules.accelerated() && !draft.hand(seat).isEmpty()) {
            draft.wait(new Phase.Turn(seat, 1));
        } else {
            end(draft, seat);
        }
    }

    /// A card is due and, if it can be drawn, the seat plays on with it; if not, its turn is over.
    void replay(Draft draft, int seat) {
        switch (Drawing.due(rules, draft, seat)) {
            case DRAWN -> draft.wait(turns.get(seat));
            case NOTHING_LEFT -> end(draft, seat);
            case ROUND_ENDED -> {}
        }
    }

    /// A seat's turn is over: it draws back to six where the game says so, and the seat on its left is next.
    void end(Draft draft, int seat) {
        if (rules.accelerated()) {
            Drawing.refill(rules, draft, seat);
        }
        if (!draft.isOver()) {
            next(draft, seat);
        }
    }

    /// The turn of the seat on the left, or of the first one after it that can do something.
    void next(Draft draft, int seat) {
        int left = draft.seating().leftOf(seat);
        if (draft.drawPileSize() > 0
                && (!rules.accelerated() || !draft.hand(left).isEmpty())) {
            begin(draft, left);
        } else {
            nextAsCardsRunOut(draft, seat);
        }
    }

    private void nextAsCardsRunOut(Draft draft, int seat) {
        if (rules.profile().exhaustion() == Profile.Exhaustion.SOME_HAND_EMPTY
                && cannotDraw(draft)
                && someHandEmpty(draft)) {
            draft.end(Event.RoundEnd.EXHAUSTED);
            return;
        }
        int next = seat;
        for (int tries = draft.seating().seats(); tries > 0; tries--) {
            next = draft.seating().leftOf(next);
            if (cannotDraw(draft) && rules.profile().exhaustion() == Profile.Exhaustion.SEAT_CANNOT_DRAW) {
                break;
            }
            if (!draft.hand(next).isEmpty() || (!rules.accelerated() && Drawing.isDue(rules, draft))) {
                begin(draft, next);
                return;
            }
            draft.happened(new Event.Skipped(next));
            if (rules.accelerated() && Drawing.refill(rules, draft, next) == Drawing.Draw.ROUND_ENDED) {
                return;
            }
        }
        draft.end(Event.RoundEnd.EXHAUSTED);
    }

    private boolean cannotDraw(Draft draft) {
        return !Drawing.possible(rules, draft);
    }

    private static boolean someHandEmpty(Draft draft) {
        for (int seat = 0; seat < draft.seating().seats(); seat++) {
            if (draft.hand(seat).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}

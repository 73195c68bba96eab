package millebornes.engine.rules;

import java.util.Arrays;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;

/// Whose turn comes next, and when a round runs out of cards.
final class TurnOrder {

    private final RuleParameters rules;

    private final boolean accelerated;

    /// The beginning of each seat's turn, made once: no game lacks it, and every game has many.
    private final Phase[] turns;

    /// The same after a card was played in an accelerated turn.
    private final Phase[] turnsGoingOn;

    private final Event[] beginnings;

    TurnOrder(RuleParameters rules) {
        this.rules = rules;
        this.accelerated = rules.accelerated();
        int seats = rules.seating().seats();
        this.turns = new Phase[seats];
        this.turnsGoingOn = new Phase[seats];
        this.beginnings = new Event[seats];
        Arrays.setAll(turns, seat -> new Phase.Turn(seat, 0));
        Arrays.setAll(turnsGoingOn, seat -> new Phase.Turn(seat, 1));
        Arrays.setAll(beginnings, Event.TurnBegan::new);
    }

    /// A seat's turn begins: it draws, unless the game is accelerated or its hand is as large as a hand may be.
    void begin(RoundDraft draft, int seat) {
        draft.setPhase(turns[seat]);
        draft.events().happened(beginnings[seat]);
        if (!accelerated && draft.hand(seat).size() < Hand.MOST) {
            CardDrawer.due(rules, draft, seat);
        }
    }

    /// After a card was played: the turn ends, in the accelerated game only with the last card of the hand.
    void afterPlay(RoundDraft draft, int seat) {
        if (accelerated && !draft.hand(seat).isEmpty()) {
            draft.setPhase(turnsGoingOn[seat]);
        } else {
            end(draft, seat);
        }
    }

    /// A card is due and, if it can be drawn, the seat plays on with it; if not, its turn is over, unless the edition lets
    /// it play on with the cards that are left.
    void replay(RoundDraft draft, int seat) {
        switch (CardDrawer.due(rules, draft, seat)) {
            case DRAWN -> draft.setPhase(turns[seat]);
            case NOTHING_LEFT -> {
                if (playsOn(draft, seat)) {
                    draft.setPhase(turns[seat]);
                } else {
                    end(draft, seat);
                }
            }
            case ROUND_ENDED -> {}
        }
    }

    /// True when a seat that cannot draw plays on after its safety.
    boolean playsOn(RoundDraft draft, int seat) {
        return rules.alwaysReplays() && !draft.hand(seat).isEmpty();
    }

    /// Ends a seat's turn: it draws back to six where the game has that rule, and the seat on its left is next.
    void end(RoundDraft draft, int seat) {
        if (accelerated && CardDrawer.refill(rules, draft, seat) == CardDrawer.DrawResult.ROUND_ENDED) {
            return;
        }
        next(draft, seat);
    }

    /// The turn of the seat on the left, or of the first one after it that can do something.
    void next(RoundDraft draft, int seat) {
        int left = draft.seating().leftOf(seat);
        if (draft.drawPileSize() > 0 && (!accelerated || !draft.hand(left).isEmpty())) {
            begin(draft, left);
        } else {
            nextAsCardsRunOut(draft, seat);
        }
    }

    private void nextAsCardsRunOut(RoundDraft draft, int seat) {
        if (rules.edition().exhaustion() == Edition.ExhaustionRule.SOME_HAND_EMPTY
                && cannotDraw(draft)
                && someHandEmpty(draft)) {
            draft.end(Event.RoundEnd.EXHAUSTED);
            return;
        }
        int next = seat;
        for (int tries = draft.seating().seats(); tries > 0; tries--) {
            next = draft.seating().leftOf(next);
            if (cannotDraw(draft) && rules.edition().exhaustion() == Edition.ExhaustionRule.SEAT_CANNOT_DRAW) {
                break;
            }
            if (!draft.hand(next).isEmpty() || (!accelerated && CardDrawer.isDue(rules, draft))) {
                begin(draft, next);
                return;
            }
            draft.events().skipped(next);
            if (accelerated && CardDrawer.refill(rules, draft, next) == CardDrawer.DrawResult.ROUND_ENDED) {
                return;
            }
        }
        draft.end(Event.RoundEnd.EXHAUSTED);
    }

    private boolean cannotDraw(RoundDraft draft) {
        return !CardDrawer.possible(rules, draft);
    }

    private static boolean someHandEmpty(RoundDraft draft) {
        for (int seat = 0; seat < draft.seating().seats(); seat++) {
            if (draft.hand(seat).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}

package millebornes.engine.rules;

import java.util.Arrays;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Phase;

/// Decides whose turn comes next, and when a round ends for lack of cards.
final class TurnOrder {

    private final RuleParameters rules;

    private final boolean accelerated;

    /// For each seat, the phase at the beginning of its turn; shared by all rounds.
    private final Phase[] turns;

    /// For each seat, the phase after a card was played in its accelerated turn; shared by all rounds.
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

    /// Begins a seat's turn and draws its card, unless the game is accelerated or the hand has [Hand#MOST] cards.
    void begin(RoundDraft draft, int seat) {
        draft.setPhase(turns[seat]);
        draft.events().happened(beginnings[seat]);
        if (!accelerated && draft.hand(seat).size() < Hand.MOST) {
            CardDrawer.due(rules, draft, seat);
        }
    }

    /// Continues after a card was played: ends the turn; in the accelerated game only after the last card of the hand.
    void afterPlay(RoundDraft draft, int seat) {
        if (accelerated && !draft.hand(seat).isEmpty()) {
            draft.setPhase(turnsGoingOn[seat]);
        } else {
            end(draft, seat);
        }
    }

    /// Continues after a safety: draws the card that is due, with which the seat plays on. If no card can be drawn,
    /// ends the turn, unless the edition lets the seat play on with the cards that are left.
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

    /// Whether a seat that cannot draw may play on after a safety.
    boolean playsOn(RoundDraft draft, int seat) {
        return rules.alwaysReplays() && !draft.hand(seat).isEmpty();
    }

    /// Ends a seat's turn: draws back to six in the accelerated game, and passes the turn to the left.
    void end(RoundDraft draft, int seat) {
        if (accelerated && CardDrawer.refill(rules, draft, seat) == CardDrawer.DrawResult.ROUND_ENDED) {
            return;
        }
        next(draft, seat);
    }

    /// Begins the turn of the next seat to the left that can do something, or ends the round.
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

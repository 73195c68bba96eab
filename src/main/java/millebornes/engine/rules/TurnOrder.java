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
    void begin(MutableRound round, int seat) {
        round.setPhase(turns[seat]);
        round.events().happened(beginnings[seat]);
        if (!accelerated && round.hand(seat).size() < Hand.MOST) {
            CardDrawer.due(rules, round, seat);
        }
    }

    /// Continues after a card was played: ends the turn; in the accelerated game only after the last card of the hand.
    void afterPlay(MutableRound round, int seat) {
        if (accelerated && !round.hand(seat).isEmpty()) {
            round.setPhase(turnsGoingOn[seat]);
        } else {
            end(round, seat);
        }
    }

    /// Continues after a safety: draws the card that is due, with which the seat plays on. If no card can be drawn,
    /// ends the turn, unless the edition lets the seat play on with the cards that are left.
    void replay(MutableRound round, int seat) {
        switch (CardDrawer.due(rules, round, seat)) {
            case DRAWN -> round.setPhase(turns[seat]);
            case NOTHING_LEFT -> {
                if (playsOn(round, seat)) {
                    round.setPhase(turns[seat]);
                } else {
                    end(round, seat);
                }
            }
            case ROUND_ENDED -> {}
        }
    }

    /// Whether a seat that cannot draw may play on after a safety.
    boolean playsOn(MutableRound round, int seat) {
        return rules.alwaysReplays() && !round.hand(seat).isEmpty();
    }

    /// Ends a seat's turn: draws back to six in the accelerated game, and passes the turn to the left.
    void end(MutableRound round, int seat) {
        if (accelerated && CardDrawer.refill(rules, round, seat) == CardDrawer.DrawResult.ROUND_ENDED) {
            return;
        }
        next(round, seat);
    }

    /// Begins the turn of the next seat to the left that can do something, or ends the round.
    void next(MutableRound round, int seat) {
        int left = round.seating().leftOf(seat);
        if (round.drawPileSize() > 0 && (!accelerated || !round.hand(left).isEmpty())) {
            begin(round, left);
        } else {
            nextAsCardsRunOut(round, seat);
        }
    }

    private void nextAsCardsRunOut(MutableRound round, int seat) {
        if (rules.edition().exhaustion() == Edition.ExhaustionRule.SOME_HAND_EMPTY
                && cannotDraw(round)
                && someHandEmpty(round)) {
            round.end(Event.RoundEnd.EXHAUSTED);
            return;
        }
        int next = seat;
        for (int tries = round.seating().seats(); tries > 0; tries--) {
            next = round.seating().leftOf(next);
            if (cannotDraw(round) && rules.edition().exhaustion() == Edition.ExhaustionRule.SEAT_CANNOT_DRAW) {
                break;
            }
            if (!round.hand(next).isEmpty() || (!accelerated && CardDrawer.isDue(rules, round))) {
                begin(round, next);
                return;
            }
            round.events().skipped(next);
            if (accelerated && CardDrawer.refill(rules, round, next) == CardDrawer.DrawResult.ROUND_ENDED) {
                return;
            }
        }
        round.end(Event.RoundEnd.EXHAUSTED);
    }

    private boolean cannotDraw(MutableRound round) {
        return !CardDrawer.possible(rules, round);
    }

    private static boolean someHandEmpty(MutableRound round) {
        for (int seat = 0; seat < round.seating().seats(); seat++) {
            if (round.hand(seat).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}

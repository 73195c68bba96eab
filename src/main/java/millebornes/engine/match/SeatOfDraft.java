package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;

/// The sight of a seat of a mutable round. It reads the current draft and returns nothing that the seat's view would
/// not show.
final class SeatOfDraft implements SeatKnowledge {

    private final RuleEngine rules;
    private final RoundDraft draft;
    private final int seat;
    private final int number;
    private final ImmutableArray<Integer> totals;

    /// @param number the round of the match, from 1
    /// @param totals every team's points over the rounds that are over
    public SeatOfDraft(RuleEngine rules, RoundDraft draft, int seat, int number, ImmutableArray<Integer> totals) {
        this.rules = rules;
        this.draft = draft;
        this.seat = seat;
        this.number = number;
        this.totals = totals;
    }

    @Override
    public RuleEngine rules() {
        return rules;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public Phase phase() {
        return draft.phase();
    }

    @Override
    public int carCount() {
        return draft.carCount();
    }

    @Override
    public Car car(int car) {
        return draft.car(car);
    }

    @Override
    public Hand hand() {
        return draft.hand(seat);
    }

    @Override
    public int drawPile() {
        return draft.drawPileSize();
    }

    @Override
    public int cardsOf(int seat) {
        return draft.hand(seat).size();
    }

    @Override
    public int discarded(Card card) {
        return draft.discarded(card);
    }

    @Override
    public int discardCount() {
        return draft.discardCount();
    }

    @Override
    public int discardedLately(Card card, int latest) {
        return draft.discardedLately(card, latest);
    }

    @Override
    public int played(Card card) {
        return draft.played(card);
    }

    @Override
    public int reshuffles() {
        return draft.reshuffles();
    }

    @Override
    public int distances() {
        return draft.distances();
    }

    @Override
    public int target() {
        return draft.target();
    }

    @Override
    public List<Move> legal() {
        return rules.legalMoves(draft, seat);
    }

    @Override
    public SeatView view() {
        return SeatView.of(rules, draft.round(), seat, number, totals);
    }
}

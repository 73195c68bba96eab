package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;

/// The sight of a seat of a mutable round. It reads the current draft and returns nothing that the seat's view would
/// not show.
final class LiveSeatKnowledge implements SeatKnowledge {

    private final RuleEngine rules;
    private final MutableRound round;
    private final int seat;
    private final int number;
    private final ImmutableArray<Integer> totals;

    /// @param number the round of the match, from 1
    /// @param totals every team's points over the rounds that are over
    public LiveSeatKnowledge(
            RuleEngine rules, MutableRound round, int seat, int number, ImmutableArray<Integer> totals) {
        this.rules = rules;
        this.round = round;
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
        return round.phase();
    }

    @Override
    public int carCount() {
        return round.carCount();
    }

    @Override
    public Car car(int car) {
        return round.car(car);
    }

    @Override
    public Hand hand() {
        return round.hand(seat);
    }

    @Override
    public int drawPile() {
        return round.drawPileSize();
    }

    @Override
    public int cardsOf(int seat) {
        return round.hand(seat).size();
    }

    @Override
    public int discarded(Card card) {
        return round.discarded(card);
    }

    @Override
    public int discardCount() {
        return round.discardCount();
    }

    @Override
    public int discardedLately(Card card, int latest) {
        return round.discardedLately(card, latest);
    }

    @Override
    public int played(Card card) {
        return round.played(card);
    }

    @Override
    public int reshuffles() {
        return round.reshuffles();
    }

    @Override
    public int distances() {
        return round.distances();
    }

    @Override
    public int target() {
        return round.target();
    }

    @Override
    public List<Move> legal() {
        return rules.legalMoves(round, seat);
    }

    @Override
    public SeatView view() {
        return SeatView.of(rules, round.round(), seat, number, totals);
    }
}

package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;

/// Plays moves out on imagined deals of one view. A deal is a draft that agrees with the view; it is copied for every
/// move that is tried on it, so that all moves are compared on the same cards.
///
/// Invariant: the same view, policies, move and seeds give the same points as the same moves in a match. Can be used by
/// several threads if the policies can.
public final class RollOuts {

    private final SeatView view;
    private final RuleEngine rules;
    private final ImaginedDeals deals;
    private final List<RollOutPolicy> policies;

    /// @param policies how each seat plays, by seat
    /// @throws IllegalArgumentException when no round can have this view, or not every seat has its policy
    public RollOuts(SeatView view, List<RollOutPolicy> policies) {
        this.view = view;
        this.rules = view.rules();
        this.policies = List.copyOf(policies);
        this.deals = new ImaginedDeals(view);
        if (policies.size() != rules.seating().seats()) {
            throw new IllegalArgumentException(
                    policies.size() + " policies for " + rules.seating().seats() + " seats");
        }
    }

    /// An imagined deal that agrees with the view.
    ///
    /// @param seed selects the arrangement of the hidden cards, all of which are equally likely
    public MutableRound deal(long seed) {
        return deals.draft(seed);
    }

    /// Plays a move on a copy of a deal, lets the policies play to the end, and returns the points of every seat's team
    /// ([#points(MutableRound)]).
    ///
    /// @param move a legal move of the deal
    /// @param seed the seed of the policies' random choices
    public int[] points(MutableRound roundDraft, Move move, long seed) {
        MutableRound round = roundDraft.copy();
        rules.step(round, move);
        advance(round, seed, Integer.MAX_VALUE);
        return points(round);
    }

    /// Lets the policies play a draft on, in place.
    ///
    /// @param seed the seed of the policies' random choices
    /// @param most the greatest number of moves: a search may stop a roll-out and evaluate the position
    /// @return the number of moves played; fewer than `most` when the round is over
    public int advance(MutableRound round, long seed, int most) {
        SeatKnowledge[] seats = new SeatKnowledge[policies.size()];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = sight(round, seat);
        }
        int moves = 0;
        while (moves < most && !round.isOver()) {
            int seat = round.phase().asked().first();
            rules.step(round, policies.get(seat).choose(seats[seat], SeededRandom.derivedSeed(seed, moves)));
            moves++;
        }
        return moves;
    }

    /// The sight of a seat in a draft that was made from this view.
    public SeatKnowledge sight(MutableRound round, int seat) {
        return new LiveSeatKnowledge(rules, round, seat, view.number(), view.totals());
    }

    /// The teams that have won a finished draft; none when no team has.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public List<Integer> winners(MutableRound round) {
        return RoundScorer.winners(rules, round, RoundScorer.totals(rules, round));
    }

    /// The points of a finished draft by seat: the total of the score sheet of the seat's team. In junior games, which
    /// have no points, 1 for the winners and 0 for the others.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public int[] points(MutableRound round) {
        Seating seating = rules.seating();
        int[] totals = RoundScorer.totals(rules, round);
        if (rules.options().isJunior()) {
            RoundScorer.winners(rules, round, totals).forEach(team -> totals[team] = 1);
        }
        int[] points = new int[seating.seats()];
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = totals[seating.teamOf(seat)];
        }
        return points;
    }

    /// The policy of a seat in a roll-out. It sees no more than the seat may know of that deal.
    @FunctionalInterface
    public interface RollOutPolicy {

        /// Chooses one of [SeatKnowledge#legal()].
        ///
        /// @param seed the seed of this choice; every move has another one
        Move choose(SeatKnowledge knowledge, long seed);
    }
}

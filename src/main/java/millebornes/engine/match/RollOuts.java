package millebornes.engine.match;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoringMode;
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
    public RoundDraft deal(long seed) {
        return deals.draft(seed);
    }

    /// Plays a move on a copy of a deal, lets the policies play to the end, and returns the points of every seat's team
    /// ([#points(RoundDraft)]).
    ///
    /// @param move a legal move of the deal
    /// @param seed the seed of the policies' random choices
    public int[] points(RoundDraft roundDraft, Move move, long seed) {
        RoundDraft draft = roundDraft.copy();
        rules.step(draft, move);
        advance(draft, seed, Integer.MAX_VALUE);
        return points(draft);
    }

    /// Lets the policies play a draft on, in place.
    ///
    /// @param seed the seed of the policies' random choices
    /// @param most the greatest number of moves: a search may stop a roll-out and evaluate the position
    /// @return the number of moves played; fewer than `most` when the round is over
    public int advance(RoundDraft draft, long seed, int most) {
        SeatKnowledge[] seats = new SeatKnowledge[policies.size()];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = sight(draft, seat);
        }
        int moves = 0;
        while (moves < most && !draft.isOver()) {
            int seat = draft.phase().asked().first();
            rules.step(draft, policies.get(seat).choose(seats[seat], SeededRandom.derivedSeed(seed, moves)));
            moves++;
        }
        return moves;
    }

    /// The sight of a seat in a draft that was made from this view.
    public SeatKnowledge sight(RoundDraft draft, int seat) {
        return new SeatOfDraft(rules, draft, seat, view.number(), view.totals());
    }

    /// The teams that have won a finished draft; none when no team has.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public List<Integer> winners(RoundDraft draft) {
        return RoundScorer.winners(rules, draft, RoundScorer.totals(rules, draft));
    }

    /// The points of a finished draft by seat: the total of the score sheet of the seat's team. In junior games, which
    /// have no points, 1 for the winners and 0 for the others.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public int[] points(RoundDraft draft) {
        Seating seating = rules.seating();
        int[] totals = RoundScorer.totals(rules, draft);
        if (rules.options().scoring() == ScoringMode.JUNIOR) {
            RoundScorer.winners(rules, draft, totals).forEach(team -> totals[team] = 1);
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

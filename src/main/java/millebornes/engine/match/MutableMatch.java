package millebornes.engine.match;

import java.util.List;
import java.util.stream.IntStream;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RoundScorer;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.SeatSet;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;
import org.jspecify.annotations.Nullable;

/// A mutable match with the same deals, moves, points and end as a [Match], for callers that play thousands and keep
/// none. Confined to one caller.
///
/// Invariant: after the same moves its round, points, totals and winners are those of the match of the same rules, seed
/// and first seat.
public final class MutableMatch {

    /// The totals before the first round, all 0; the list is indexed by the number of teams.
    private static final List<ImmutableArray<Integer>> NOTHING_YET = IntStream.rangeClosed(0, SeatSet.MOST_SEATS)
            .mapToObj(teams -> ImmutableArray.of(teams, _ -> 0))
            .toList();

    private final RuleEngine rules;
    private final long seed;
    private final int first;
    private final int[] totals;
    private int number;
    private MutableRound round;
    private SeatKnowledge[] seats;
    private int[] points = {};

    /// A new match with its first round dealt.
    ///
    /// @param first the seat that begins
    public MutableMatch(RuleEngine rules, long seed, int first) {
        this.rules = rules;
        this.seed = seed;
        this.first = first;
        totals = new int[rules.seating().teams()];
        number = 1;
        round = dealt();
        seats = sights();
    }

    /// The current round.
    public MutableRound round() {
        return round;
    }

    /// The sight of a seat: what it knows of the current round.
    public SeatKnowledge seat(int seat) {
        return round.isOver() ? sight(seat, totalsNow()) : seats[seat];
    }

    /// The sight of the seat to move; of several, the one with the lowest number.
    public SeatKnowledge asked() {
        Phase phase = round.phase();
        return seats[
                phase instanceof Phase.Turn turn ? turn.seat() : phase.asked().first()];
    }

    /// Plays a move in place.
    ///
    /// @throws IllegalStateException when the rules refuse it
    public void play(Move move) {
        @Nullable Refusal refusal = rules.refusal(round, move);
        if (refusal != null) {
            throw new IllegalStateException(move + " is refused: " + refusal);
        }
        playLegal(move);
    }

    /// Plays a move that is known to be legal, without checking it again.
    public void playLegal(Move move) {
        rules.step(round, move);
        if (round.isOver()) {
            points = RoundScorer.totals(rules, round);
            for (int team = 0; team < totals.length; team++) {
                totals[team] += points[team];
            }
        }
    }

    /// Deals the next round.
    ///
    /// @throws IllegalStateException while a round is played, and after the match
    public void nextRound() {
        if (!round.isOver() || isOver()) {
            throw new IllegalStateException("no round follows round " + number);
        }
        number++;
        round = dealt();
        seats = sights();
    }

    /// The points of a team in the round that has ended.
    public int points(int team) {
        return points[team];
    }

    /// The teams that have won the round that has ended; none when no team has.
    public List<Integer> roundWinners() {
        return RoundScorer.winners(rules, round, points);
    }

    /// The team that reached the target of the round that has ended, or [Seating#NOBODY].
    public int reached() {
        Phase.@Nullable Arrival arrival = round.phase() instanceof Phase.Over over ? over.arrival() : null;
        return arrival == null ? Seating.NOBODY : rules.seating().teamOfCar(arrival.car());
    }

    /// The points of a team over all finished rounds.
    public int total(int team) {
        return totals[team];
    }

    /// Whether the match is over: the current round is, and no other follows.
    public boolean isOver() {
        return round.isOver() && Match.isDecided(rules.options().length(), number, totals.length, team -> totals[team]);
    }

    /// The teams that have won the match, several when they share a single round; empty before the end, and after a
    /// single round that no team has won.
    public List<Integer> winners() {
        if (!isOver()) {
            return List.of();
        }
        return rules.options().length().isOneRound()
                ? roundWinners()
                : RoundScorer.teamsWithMost(totals.length, team -> totals[team]);
    }

    private MutableRound dealt() {
        int beginner = (first + number - 1) % rules.seating().seats();
        return rules.dealDraft(beginner, SeededRandom.derivedSeed(seed, number));
    }

    private SeatKnowledge[] sights() {
        ImmutableArray<Integer> before = totalsNow();
        SeatKnowledge[] sights = new SeatKnowledge[rules.seating().seats()];
        for (int seat = 0; seat < sights.length; seat++) {
            sights[seat] = sight(seat, before);
        }
        return sights;
    }

    private SeatKnowledge sight(int seat, ImmutableArray<Integer> known) {
        return new LiveSeatKnowledge(rules, round, seat, number, known);
    }

    private ImmutableArray<Integer> totalsNow() {
        return number == 1 && !round.isOver()
                ? NOTHING_YET.get(totals.length)
                : ImmutableArray.of(totals.length, team -> totals[team]);
    }
}

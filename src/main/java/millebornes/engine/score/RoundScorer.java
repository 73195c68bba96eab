package millebornes.engine.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// Counts a round that has ended.
public final class RoundScorer {

    /// Adds up the sums that decide equal longest cars in junior teams; larger than any sum of km.
    private static final int LONGEST_FIRST = 100_000;

    private RoundScorer() {}

    /// Who has won the round, and every team's sheet.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public static RoundResult of(RuleEngine rules, Round round) {
        if (!(round.phase() instanceof Phase.Over over)) {
            throw new IllegalArgumentException("the round is not over");
        }
        Phase.@Nullable Arrival arrival = over.arrival();
        int reached = arrival == null ? Seating.NOBODY : round.seating().teamOfCar(arrival.car());
        ImmutableArray<TeamRoundRecord> records =
                ImmutableArray.of(round.seating().teams(), team -> TeamRoundRecord.of(round, team));
        if (rules.options().scoring() == ScoringMode.JUNIOR) {
            return new RoundResult(juniorWinners(records, reached), reached, withoutPoints(records.size()));
        }
        TeamScorer sheet = new TeamScorer(rules, round, records, arrival, reached);
        ImmutableArray<TeamScore> scores =
                ImmutableArray.of(records.size(), team -> new TeamScore(team, sheet.lines(team)));
        return new RoundResult(
                teamsWithMost(scores.size(), team -> scores.get(team).total()), reached, scores);
    }

    /// The teams with the highest value, in their order.
    public static List<Integer> teamsWithMost(int teams, ToIntFunction<Integer> value) {
        List<Integer> best = new ArrayList<>(teams);
        int highest = Integer.MIN_VALUE;
        for (int team = 0; team < teams; team++) {
            int reached = value.applyAsInt(team);
            if (reached > highest) {
                best.clear();
                highest = reached;
            }
            if (reached == highest) {
                best.add(team);
            }
        }
        return best;
    }

    /// The first on the target; if nobody, the team of the longest single car, then the larger sum.
    private static List<Integer> juniorWinners(List<TeamRoundRecord> records, int reached) {
        return reached != Seating.NOBODY
                ? List.of(reached)
                : teamsWithMost(
                        records.size(),
                        team -> records.get(team).longest() * LONGEST_FIRST
                                + records.get(team).km());
    }

    private static List<TeamScore> withoutPoints(int teams) {
        return ImmutableArray.of(teams, team -> new TeamScore(team, List.of()));
    }
}

package millebornes.engine.score;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import millebornes.engine.rules.Rules;
import millebornes.engine.rules.Scoring;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// Counts a round that has ended.
public final class Scorer {

    /// Adds up the sums that decide equal longest cars in junior teams; larger than any sum of km.
    private static final int LONGEST_FIRST = 100_000;

    private Scorer() {}

    /// Who has won the round, and every team's sheet.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public static RoundResult of(Rules rules, Round round) {
        if (!(round.phase() instanceof Phase.Over over)) {
            throw new IllegalArgumentException("the round is not over");
        }
        Phase.@Nullable Arrival arrival = over.arrival();
        int reached = arrival == null ? Round.NOBODY : round.seating().teamOfCar(arrival.car());
        List<TeamRecord> records = IntStream.range(0, round.seating().teams())
                .mapToObj(team -> TeamRecord.of(round, team))
                .toList();
        if (rules.options().scoring() == Scoring.JUNIOR) {
            return new RoundResult(juniorWinners(records, reached), reached, withoutPoints(records.size()));
        }
        List<TeamScore> scores = new ArrayList<>();
        for (int team = 0; team < records.size(); team++) {
            scores.add(new TeamScore(team, new Sheet(rules, round, records, arrival, reached).lines(team)));
        }
        return new RoundResult(best(scores.size(), team -> scores.get(team).total()), reached, scores);
    }

    /// The teams with the highest value, in their order.
    public static List<Integer> best(int teams, ToIntFunction<Integer> value) {
        int highest = IntStream.range(0, teams).map(value::applyAsInt).max().orElse(0);
        return IntStream.range(0, teams)
                .filter(team -> value.applyAsInt(team) == highest)
                .boxed()
                .toList();
    }

    /// The first on the target; if nobody, the team of the longest single car, then the larger sum.
    private static List<Integer> juniorWinners(List<TeamRecord> records, int reached) {
        return reached != Round.NOBODY
                ? List.of(reached)
                : best(
                        records.size(),
                        team -> records.get(team).longest() * LONGEST_FIRST
                                + records.get(team).km());
    }

    private static List<TeamScore> withoutPoints(int teams) {
        return IntStream.range(0, teams)
                .mapToObj(team -> new TeamScore(team, List.of()))
                .toList();
    }
}

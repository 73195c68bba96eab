package millebornes.engine.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import millebornes.engine.rules.EditionRules.RoundWinnerRule;
import millebornes.engine.table.ImmutableArray;
import millebornes.engine.table.ReadableRound;
import millebornes.engine.table.Seating;

/// Computes winners and points of a finished round.
public final class RoundScorer {

    /// The factor of the longest car in the comparison of junior teams; larger than any sum of km, which decides ties.
    private static final int LONGEST_FIRST = 100_000;

    private RoundScorer() {}

    /// Computes the winner of the round and every team's score sheet.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public static RoundResult of(RuleEngine rules, ReadableRound round) {
        TeamScorer scorer = TeamScorer.of(rules, round);
        int teams = round.seating().teams();
        ImmutableArray<TeamScore> scores = ImmutableArray.of(
                teams, team -> new TeamScore(team, rules.options().isJunior() ? List.of() : scorer.lines(team)));
        return new RoundResult(winners(rules, scorer, team -> scores.get(team).total()), scorer.reached(), scores);
    }

    /// Every team's points in a round, without the reasons: the totals of the score sheets, all 0 in junior games.
    ///
    /// @throws IllegalArgumentException when the round is not over
    public static int[] totals(RuleEngine rules, ReadableRound round) {
        int[] totals = new int[round.seating().teams()];
        if (!rules.options().isJunior()) {
            TeamScorer scorer = TeamScorer.of(rules, round);
            for (int team = 0; team < totals.length; team++) {
                totals[team] = scorer.total(team);
            }
        }
        return totals;
    }

    /// The teams that have won a round.
    ///
    /// @param totals its [#totals(RuleEngine, ReadableRound)]
    /// @throws IllegalArgumentException when the round is not over
    public static List<Integer> winners(RuleEngine rules, ReadableRound round, int[] totals) {
        return isByPoints(rules) ? teamsWithMost(totals) : winnersOnTheRoad(rules, TeamScorer.of(rules, round));
    }

    private static List<Integer> winners(RuleEngine rules, TeamScorer scorer, ToIntFunction<Integer> total) {
        return isByPoints(rules) ? teamsWithMost(scorer.records().size(), total) : winnersOnTheRoad(rules, scorer);
    }

    /// Whether the team with the most points wins a round.
    private static boolean isByPoints(RuleEngine rules) {
        return !rules.options().isJunior() && rules.edition().book().winner() == RoundWinnerRule.MOST_POINTS;
    }

    private static List<Integer> winnersOnTheRoad(RuleEngine rules, TeamScorer scorer) {
        if (rules.options().isJunior()) {
            return juniorWinners(scorer);
        }
        return scorer.reached() == Seating.NOBODY ? List.of() : List.of(scorer.reached());
    }

    /// The teams with the highest value, by number, among so many teams.
    public static List<Integer> teamsWithMost(int teams, ToIntFunction<Integer> value) {
        int[] values = new int[teams];
        for (int team = 0; team < teams; team++) {
            values[team] = value.applyAsInt(team);
        }
        return teamsWithMost(values);
    }

    private static List<Integer> teamsWithMost(int[] values) {
        int highest = Integer.MIN_VALUE;
        for (int value : values) {
            highest = Math.max(highest, value);
        }
        List<Integer> best = new ArrayList<>(values.length);
        for (int team = 0; team < values.length; team++) {
            if (values[team] == highest) {
                best.add(team);
            }
        }
        return best;
    }

    /// The winners of a junior round: the team at the target, otherwise the team of the car with the most km; of
    /// several the one with the larger sum of km.
    private static List<Integer> juniorWinners(TeamScorer scorer) {
        List<TeamRoundRecord> records = scorer.records();
        return scorer.reached() != Seating.NOBODY
                ? List.of(scorer.reached())
                : teamsWithMost(
                        records.size(),
                        team -> records.get(team).longest() * LONGEST_FIRST
                                + records.get(team).km());
    }
}

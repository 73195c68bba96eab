package millebornes.records;

import java.util.List;
import java.util.stream.IntStream;

/// The ranking of the teams.
///
/// @param winners the teams at place 1. If it is empty, every team has place 2, whatever the results
/// @param results by team, the value that ranks those that have not won: points, or km in games without points
public record TeamRanking(List<Integer> winners, List<Integer> results) {

    public TeamRanking {
        winners = List.copyOf(winners);
        results = List.copyOf(results);
    }

    /// The place of a team, from 1; equal teams share one.
    public int place(int team) {
        if (winners.contains(team)) {
            return 1;
        }
        if (winners.isEmpty()) {
            // no team has won, and the first place stays empty.
            return 2;
        }
        return 1
                + (int) IntStream.range(0, results.size())
                        .filter(other -> winners.contains(other) || results.get(other) > results.get(team))
                        .count();
    }
}

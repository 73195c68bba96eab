package millebornes.desktop.controls;

import java.util.List;
import java.util.stream.IntStream;

/// Which team has come in as which.
///
/// @param winners the teams that have won, in first place. If no team has won, all share place 2
/// @param results what decides between the others, by team: points, or km where none are counted
public record TeamRanking(List<Integer> winners, List<Integer> results) {

    public TeamRanking {
        winners = List.copyOf(winners);
        results = List.copyOf(results);
    }

    /// The place of a team, from 1; those who are equal share one.
    public int place(int team) {
        if (winners.contains(team)) {
            return 1;
        }
        if (winners.isEmpty()) {
            return 2;
        }
        return 1
                + (int) IntStream.range(0, results.size())
                        .filter(other -> winners.contains(other) || results.get(other) > results.get(team))
                        .count();
    }
}

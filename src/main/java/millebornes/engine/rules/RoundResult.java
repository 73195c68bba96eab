package millebornes.engine.rules;

import java.util.List;
import millebornes.engine.table.ImmutableArray;

/// The result of a round.
///
/// @param winners the teams that have won it, several when they share it, none when no team has
/// @param reached the team that reached the target, or [millebornes.engine.table.Seating#NOBODY]
/// @param scores every team's sheet; their lines are empty in junior games, where there are no points
public record RoundResult(List<Integer> winners, int reached, List<TeamScore> scores) {

    public RoundResult {
        winners = List.copyOf(winners);
        scores = ImmutableArray.copyOf(scores);
    }
}

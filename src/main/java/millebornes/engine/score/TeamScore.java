package millebornes.engine.score;

import java.util.List;

/// What a team has earned in a round: every point with its reason.
///
/// @param lines one line a mark, in the order of [Mark], none of 0 points; empty in junior games
public record TeamScore(int team, List<ScoreLine> lines) {

    /// So many points for this reason.
    public record ScoreLine(Mark mark, int points) {}

    public TeamScore {
        lines = List.copyOf(lines);
    }

    /// The points of the round.
    public int total() {
        int total = 0;
        for (ScoreLine line : lines) {
            total += line.points();
        }
        return total;
    }
}

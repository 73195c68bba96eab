package millebornes.engine.rules;

import java.util.List;

/// A team's score sheet of a round: its points, each with the reason.
///
/// @param lines one line for each reason, in the order of [ScoreReason], none of 0 points; empty in junior games
public record TeamScore(int team, List<ScoreLine> lines) {

    /// The points for one reason.
    public record ScoreLine(ScoreReason reason, int points) {}

    public TeamScore {
        lines = List.copyOf(lines);
    }

    /// The sum of all lines.
    public int total() {
        int total = 0;
        for (ScoreLine line : lines) {
            total += line.points();
        }
        return total;
    }
}

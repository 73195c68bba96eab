package millebornes.engine.rules;

import java.util.List;

/// A team's points of a round, each with its reason.
///
/// @param lines one line a reason, in the order of [ScoreReason], none of 0 points; empty in junior games
public record TeamScore(int team, List<ScoreLine> lines) {

    /// The points for one reason.
    public record ScoreLine(ScoreReason reason, int points) {}

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

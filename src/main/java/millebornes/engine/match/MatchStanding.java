package millebornes.engine.match;

import java.util.List;
import millebornes.engine.table.Car;
import millebornes.engine.table.Seating;

/// A summary of a match without any card: the distances of the current round, the points so far, and the winners.
///
/// @param round the number of the current round, from 1
/// @param target the distance to reach in that round, in km
/// @param km the distance of every car in that round, in km
/// @param totals every team's points over all finished rounds
/// @param winners the teams that have won the match; empty before its end, and when no team has won
/// @param turn the seat of the current player, or [Seating#NOBODY]
public record MatchStanding(
        Stage stage, int round, int target, List<Integer> km, List<Integer> totals, List<Integer> winners, int turn) {

    /// The stage of a match.
    public enum Stage {
        /// a round is played
        PLAYING,
        /// a round is over, and another one follows
        BETWEEN_ROUNDS,
        /// the match is over
        OVER
    }

    public MatchStanding {
        km = List.copyOf(km);
        totals = List.copyOf(totals);
        winners = List.copyOf(winners);
    }

    /// The standing of a match.
    public static MatchStanding of(Match match) {
        boolean paused = match.round().isOver();
        return new MatchStanding(
                match.isOver() ? Stage.OVER : paused ? Stage.BETWEEN_ROUNDS : Stage.PLAYING,
                match.number(),
                match.round().target(),
                match.round().cars().stream().map(Car::km).toList(),
                match.totals(),
                match.winners(),
                paused ? Seating.NOBODY : match.round().phase().turn());
    }

    /// The same standing with other distances.
    ///
    /// @param distances of every car, in km
    public MatchStanding withKm(List<Integer> distances) {
        return new MatchStanding(stage, round, target, distances, totals, winners, turn);
    }

    /// Whether the match is over.
    public boolean isOver() {
        return stage == Stage.OVER;
    }
}

package millebornes.desktop.screens.scores;

import java.util.List;

/// A match that was played to its end.
///
/// @param edition the protocol name of its edition
/// @param players the people who played it; empty when only computer players did
public record FinishedGame(String edition, List<Entry> players) {

    /// What one person did in it.
    ///
    /// @param points of the person's team, over all rounds; 0 in games without points
    /// @param bestRound the most points of the team in one round
    /// @param coupsFourres how many the person has declared
    public record Entry(String name, Outcome outcome, int points, int bestRound, int coupsFourres) {

        public Entry {
            if (name.isBlank()) {
                throw new IllegalArgumentException("somebody played it");
            }
            if (coupsFourres < 0) {
                throw new IllegalArgumentException("coups-fourrés are counted from 0: " + coupsFourres);
            }
        }
    }

    /// How a match has ended for somebody. Who shares a win has won.
    public enum Outcome {
        WON,
        LOST
    }

    public FinishedGame {
        players = List.copyOf(players);
    }
}

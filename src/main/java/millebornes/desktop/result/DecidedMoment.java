package millebornes.desktop.result;

import millebornes.bot.ChoiceReview;
import millebornes.bot.ChoiceVerdict;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;

/// A choice that won or cost much.
///
/// @param seat whose choice it was
/// @param round the round of the match, from 1
/// @param turn which turn of this seat in the round, from 1
/// @param step where a replay shows the table before the choice, counted as it counts
/// @param before the match when the choice was made
/// @param verdict what the chosen move was worth against another one
/// @param kind what is said of it
record DecidedMoment(int seat, int round, int turn, int step, Match before, ChoiceVerdict verdict, Kind kind) {

    /// Points are believed no nearer than this.
    private static final int STEP = 5;

    /// What is said of a choice.
    public enum Kind {
        /// it was well chosen, and a sound player would not have come to it at first sight
        BRILLIANT,
        /// it was well chosen, as a sound player does at first sight
        WELL_PLAYED,
        /// another move is worth a try
        TO_TRY;

        /// What is said of a choice with that verdict.
        ///
        /// @param view what was known when it was made
        static Kind of(ChoiceVerdict verdict, SeatView view) {
            if (verdict.share() <= 0) {
                return TO_TRY;
            }
            return ChoiceReview.isPlain(view, verdict.chosen()) ? WELL_PLAYED : BRILLIANT;
        }

        public boolean isPraise() {
            return this != TO_TRY;
        }
    }

    /// How many points it won, or the other move would have, to the nearest five.
    public int points() {
        return (int) Math.round(Math.abs(verdict.points()) / STEP) * STEP;
    }

    /// How much of a whole game hung on it, in millionths.
    double weight() {
        return Math.abs(verdict.share());
    }
}

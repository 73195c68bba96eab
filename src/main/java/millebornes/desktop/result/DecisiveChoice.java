package millebornes.desktop.result;

import millebornes.bot.ChoiceReview;
import millebornes.bot.ChoiceVerdict;
import millebornes.engine.match.Match;
import millebornes.engine.match.SeatView;

/// A choice between moves that won or lost many points.
///
/// @param seat the seat that chose
/// @param round the round of the match, from 1
/// @param turn the number of this seat's turn in the round, from 1
/// @param step the replay's step before the choice, by the replay's own count
/// @param before the match before the choice
/// @param verdict the value of the chosen move compared with another one
/// @param kind its rating
record DecisiveChoice(int seat, int round, int turn, int step, Match before, ChoiceVerdict verdict, Kind kind) {

    /// Points are rounded to a multiple of this, since the estimates are no more precise.
    private static final int STEP = 5;

    /// The rating of a choice.
    public enum Kind {
        /// a good choice that a sound player would not have found at once
        BRILLIANT,
        /// a good choice that a sound player makes at once
        WELL_PLAYED,
        /// another move would have been better
        TO_TRY;

        /// The rating of a choice with that verdict.
        ///
        /// @param view the view of the player when choosing
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

    /// The points that it won, or that the other move would have won, to the nearest five.
    public int points() {
        return (int) Math.round(Math.abs(verdict.points()) / STEP) * STEP;
    }

    /// The absolute difference between the two moves, in millionths of a whole game.
    double weight() {
        return Math.abs(verdict.share());
    }
}

package millebornes.school;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;

/// One position, one question, one true answer.
///
/// @param id by which its texts and what was solved are kept: small letters, digits and hyphens
/// @param level how hard it is, from 1, where a beginner plays it right, to 3, where a good player does not
/// @param setup the game that is played
/// @param seed where the first deal comes from; seat 0 began
/// @param moves all moves of the first round up to the question; the rules accept them
/// @param choices what is offered, the answer among it: at least two legal moves
public record Exercise(
        String id,
        ExerciseGroup group,
        int level,
        ExerciseQuestion question,
        Setup setup,
        long seed,
        List<Move> moves,
        List<Move> choices,
        Move answer) {

    /// The levels, from 1.
    public static final int HARDEST = 3;

    public Exercise {
        moves = List.copyOf(moves);
        choices = List.copyOf(choices);
    }

    /// The match as it stands when the question is asked.
    public Match match() {
        Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
        for (Move move : moves) {
            match = ((MatchStep) match.play(move)).match();
        }
        return match;
    }

    /// All that the seat knows that is asked.
    public SeatView view() {
        Match match = match();
        return match.view(match.round().phase().asked().first());
    }
}

package millebornes.school;

import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;

/// An exercise of the driving school: one position, one question, one right answer.
///
/// @param id the key of its texts and of the progress file: small letters, digits and hyphens
/// @param level how hard it is, from 1, where `easy` plays it right, to 3, where a good player does not
/// @param setup the game that is played
/// @param seed the seed of the first deal; seat 0 began
/// @param moves all moves of the first round up to the question; the rules accept them
/// @param choices the offered answers: at least two legal moves, including the right one
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

    /// The hardest level; the easiest is 1.
    public static final int HARDEST = 3;

    public Exercise {
        moves = List.copyOf(moves);
        choices = List.copyOf(choices);
    }

    /// The match at the time of the question.
    public Match match() {
        Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
        for (Move move : moves) {
            match = ((MatchStep) match.play(move)).match();
        }
        return match;
    }

    /// The view of the seat that is asked.
    public SeatView view() {
        Match match = match();
        return match.view(match.round().phase().asked().first());
    }
}

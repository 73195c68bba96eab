package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// Plays every move of a game in place as well: the draft must equal the round of the match, and have its legal moves.
/// The draft is kept as long as the moves are consecutive.
public final class DraftTwin {

    private @Nullable MutableRound round;
    private @Nullable Round lastRound;

    /// Plays a move that was played in the game, and compares.
    ///
    /// @param matchAfter the match that the move has led to
    public void play(Match matchBefore, Move move, Match matchAfter) {
        MutableRound keptRound = round;
        if (keptRound == null || !matchBefore.round().equals(lastRound)) {
            keptRound = matchBefore.rules().draft(matchBefore.round());
        }
        matchBefore.rules().step(keptRound, move);
        assertThat(keptRound.round()).as("the round in place after %s", move).isEqualTo(matchAfter.round());
        assertThat(matchAfter.rules().legalMoves(keptRound))
                .as("legal moves in place after %s", move)
                .isEqualTo(matchAfter.rules().legalMoves(matchAfter.round()));
        round = keptRound;
        lastRound = matchAfter.round();
    }
}

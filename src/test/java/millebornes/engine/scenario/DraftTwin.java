package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// Plays every move of a game in place as well: the draft must equal the round of the match, and have its legal moves.
/// The draft is kept as long as the moves are consecutive.
public final class DraftTwin {

    private @Nullable RoundDraft draft;
    private @Nullable Round lastRound;

    /// Plays a move that was played in the game, and compares.
    ///
    /// @param matchAfter the match that the move has led to
    public void play(Match matchBefore, Move move, Match matchAfter) {
        RoundDraft keptDraft = draft;
        if (keptDraft == null || !matchBefore.round().equals(lastRound)) {
            keptDraft = matchBefore.rules().draft(matchBefore.round());
        }
        matchBefore.rules().step(keptDraft, move);
        assertThat(keptDraft.round()).as("the round in place after %s", move).isEqualTo(matchAfter.round());
        assertThat(matchAfter.rules().legalMoves(keptDraft))
                .as("legal moves in place after %s", move)
                .isEqualTo(matchAfter.rules().legalMoves(matchAfter.round()));
        draft = keptDraft;
        lastRound = matchAfter.round();
    }
}

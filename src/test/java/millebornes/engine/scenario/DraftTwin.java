package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.match.Match;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.table.Round;
import org.jspecify.annotations.Nullable;

/// Plays every move of a game in place as well: the draft must be the round that the match has come to, and have its
/// legal moves. One draft is kept for as long as one move follows the other.
public final class DraftTwin {

    private @Nullable RoundDraft draft;
    private @Nullable Round last;

    /// Plays a move that was played in the game, and compares.
    ///
    /// @param after the match that the move has led to
    public void play(Match before, Move move, Match after) {
        RoundDraft kept = draft;
        if (kept == null || !before.round().equals(last)) {
            kept = before.rules().draft(before.round());
        }
        before.rules().step(kept, move);
        assertThat(kept.round()).as("the round in place after %s", move).isEqualTo(after.round());
        assertThat(after.rules().legalMoves(kept))
                .as("legal moves in place after %s", move)
                .isEqualTo(after.rules().legalMoves(after.round()));
        draft = kept;
        last = after.round();
    }
}

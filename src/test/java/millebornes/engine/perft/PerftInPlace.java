package millebornes.engine.perft;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundDraft;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Round;

/// Counts the same sequences with drafts that are changed in place.
record PerftInPlace(RuleEngine rules) {

    long count(RoundDraft draft, int depth) {
        List<Move> moves = rules.legalMoves(draft);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            RoundDraft nextDraft = draft.copy();
            rules.step(nextDraft, move);
            count += count(nextDraft, depth - 1);
        }
        return count;
    }

    /// The same count, while every draft is compared with the round that it should be.
    long compared(Round round, RoundDraft draft, int depth) {
        List<Move> moves = rules.legalMoves(round);
        if (!draft.round().equals(round) || !rules.legalMoves(draft).equals(moves)) {
            throw new AssertionError("in place " + draft.round() + " instead of " + round);
        }
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            RoundDraft nextDraft = draft.copy();
            rules.step(nextDraft, move);
            count += compared(rules.playLegal(round, move).round(), nextDraft, depth - 1);
        }
        return count;
    }
}

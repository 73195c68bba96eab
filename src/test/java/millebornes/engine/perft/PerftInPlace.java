package millebornes.engine.perft;

import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.MutableRound;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Round;

/// Counts the same sequences with drafts that are changed in place.
record PerftInPlace(RuleEngine rules) {

    long count(MutableRound round, int depth) {
        List<Move> moves = rules.legalMoves(round);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            MutableRound nextRound = round.copy();
            rules.step(nextRound, move);
            count += count(nextRound, depth - 1);
        }
        return count;
    }

    /// The same count, while every draft is compared with the round that it should be.
    long compared(Round round, MutableRound mutableRound, int depth) {
        List<Move> moves = rules.legalMoves(round);
        if (!mutableRound.round().equals(round)
                || !rules.legalMoves(mutableRound).equals(moves)) {
            throw new AssertionError("in place " + mutableRound.round() + " instead of " + round);
        }
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            MutableRound nextRound = mutableRound.copy();
            rules.step(nextRound, move);
            count += compared(rules.playLegal(round, move).round(), nextRound, depth - 1);
        }
        return count;
    }
}

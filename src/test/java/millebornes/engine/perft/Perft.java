package millebornes.engine.perft;

import java.util.List;
import java.util.function.Function;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Step;
import millebornes.engine.table.Round;

/// Counts the sequences of moves of a given length from a position. A finished round has none.
///
/// @param generator lists the legal moves
record Perft(RuleEngine rules, Function<Round, List<Move>> generator) {

    long count(Round round, int depth) {
        if (depth == 0) {
            return 1;
        }
        List<Move> moves = generator.apply(round);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            count += count(played(round, move), depth - 1);
        }
        return count;
    }

    private Round played(Round round, Move move) {
        return switch (rules.play(round, move)) {
            case Step step -> step.round();
            case Refusal refusal -> throw new AssertionError(refusal + " to a listed move: " + move);
        };
    }
}

package millebornes.engine.golden;

import java.util.Comparator;
import java.util.List;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Round;
import millebornes.engine.table.SeededRandom;

/// Plays the games to be recorded: mostly the most useful kind of move, so that cars arrive and safeties are played,
/// sometimes any move.
final class GoldenMoveChooser {

    private static final int SELDOM = 6;

    private GoldenMoveChooser() {}

    static Move choose(RuleEngine rules, Round round, SeededRandom random) {
        List<Move> legal = rules.legalMoves(round);
        if (random.below(SELDOM) == 0) {
            return legal.get(random.below(legal.size()));
        }
        List<Move> mixed = SeededRandom.shuffled(legal, random.next());
        return mixed.stream()
                .max(Comparator.comparingInt(GoldenMoveChooser::use))
                .orElseThrow();
    }

    /// The seat that this move belongs to.
    static int seatOf(Round round, Move move) {
        return switch (move) {
            case Move.CoupFourre coup -> coup.seat();
            case Move.Decline decline -> decline.seat();
            case Move.Play _ -> round.phase().turn();
            case Move.Attack _ -> round.phase().turn();
            case Move.Discard _ -> round.phase().turn();
            case Move.EndTurn _ -> round.phase().turn();
            case Move.Stuck _ -> round.phase().turn();
            case Move.Extend _ -> round.phase().turn();
            case Move.Stop _ -> round.phase().turn();
        };
    }

    private static int use(Move move) {
        return switch (move) {
            case Move.CoupFourre _ -> 9;
            case Move.Extend _ -> 8;
            case Move.Attack _ -> 5;
            case Move.Play play -> play.card() instanceof Distance ? 6 : 4;
            case Move.EndTurn _ -> 3;
            case Move.Stuck _ -> 2;
            case Move.Discard _ -> 1;
            case Move.Decline _ -> 0;
            case Move.Stop _ -> 0;
        };
    }
}

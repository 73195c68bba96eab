package millebornes.engine.golden;

import java.util.Comparator;
import java.util.List;
import millebornes.engine.card.Distance;
import millebornes.engine.play.Move;
import millebornes.engine.rules.Rules;
import millebornes.engine.table.Round;
import millebornes.engine.table.Shuffle;

/// Plays the games that are to be recorded: mostly the most useful kind of move, so that cars arrive and safeties are
/// shown, now and then any.
final class Pastime {

    private static final int SELDOM = 6;

    private Pastime() {}

    static Move choose(Rules rules, Round round, Shuffle chance) {
        List<Move> legal = rules.legalMoves(round);
        if (chance.below(SELDOM) == 0) {
            return legal.get(chance.below(legal.size()));
        }
        List<Move> mixed = Shuffle.order(legal, chance.next());
        return mixed.stream().max(Comparator.comparingInt(Pastime::use)).orElseThrow();
    }

    /// The seat that this move belongs to.
    static int seatOf(Round round, Move move) {
        return switch (move) {
            case Move.CoupFourre coup -> coup.seat();
            case Move.Decline decline -> decline.seat();
            case Move.Play play -> round.phase().turn();
            case Move.Attack attack -> round.phase().turn();
            case Move.Discard discard -> round.phase().turn();
            case Move.EndTurn end -> round.phase().turn();
            case Move.Stuck stuck -> round.phase().turn();
            case Move.Extend extend -> round.phase().turn();
            case Move.Stop stop -> round.phase().turn();
        };
    }

    private static int use(Move move) {
        return switch (move) {
            case Move.CoupFourre coup -> 9;
            case Move.Extend extend -> 8;
            case Move.Attack attack -> 5;
            case Move.Play play -> play.card() instanceof Distance ? 6 : 4;
            case Move.EndTurn end -> 3;
            case Move.Stuck stuck -> 2;
            case Move.Discard discard -> 1;
            case Move.Decline decline -> 0;
            case Move.Stop stop -> 0;
        };
    }
}
